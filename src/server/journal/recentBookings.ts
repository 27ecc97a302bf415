import type { Kysely } from 'kysely'
import type { JournalTables } from './journalTables.ts'

/** An earlier booking of the same people on the same date. */
export interface RecentBooking {
  readonly submissionId: string
  /** Time since it was sent, in milliseconds. */
  readonly age: number
}

/** Pending and recent bookings by people and date, for all processes that share the journal. */
export interface RecentBookings {
  /** Claims people and date, unless a booking of the last minutes holds the claim. False if one does. */
  readonly tryClaim: (people: string, submissionId: string) => Promise<boolean>
  /**
   * Atomically claims people and date for a submission. Null if it succeeds; otherwise the booking of the last minutes
   * that holds the claim.
   * @param people keyed digest
   */
  readonly claim: (people: string, submissionId: string) => Promise<RecentBooking | null>
  /** Releases the claim of a submission that was not booked. */
  readonly release: (submissionId: string) => Promise<void>
  readonly removeOld: () => Promise<void>
}

/**
 * How long the same booking needs a confirmation, in milliseconds.
 * Assumption: a visitor who books again within a quarter of an hour doubts the first booking rather than wants a second.
 */
const RECENT_MS = 15 * 60 * 1000

/** @param now milliseconds since 1970 */
export function recentBookings(db: Kysely<JournalTables>, now: () => number): RecentBookings {
  const timeText = (milliseconds: number): string => new Date(milliseconds).toISOString()
  const tryClaim = async (people: string, submissionId: string): Promise<boolean> => {
    const claimed = { submission_id: submissionId, created_at: timeText(now()) }
    // One atomic statement, so that the second of two concurrent claims finds the first.
    const written = await db
      .insertInto('recent_booking')
      .values({ people, ...claimed })
      .onConflict((conflict) =>
        conflict
          .column('people')
          .doUpdateSet(claimed)
          .where('recent_booking.created_at', '<', timeText(now() - RECENT_MS)),
      )
      .returning('people')
      .executeTakeFirst()
    return written !== undefined
  }
  const claim = async (people: string, submissionId: string): Promise<RecentBooking | null> => {
    if (await tryClaim(people, submissionId)) return null
    const holder = await db.selectFrom('recent_booking').selectAll().where('people', '=', people).executeTakeFirst()
    // Released in the meantime.
    if (holder === undefined) return claim(people, submissionId)
    return holder.submission_id === submissionId
      ? null
      : { submissionId: holder.submission_id, age: now() - Date.parse(holder.created_at) }
  }
  return {
    tryClaim,
    claim,
    release: async (submissionId) => {
      await db.deleteFrom('recent_booking').where('submission_id', '=', submissionId).execute()
    },
    removeOld: async () => {
      await db
        .deleteFrom('recent_booking')
        .where('created_at', '<', timeText(now() - RECENT_MS))
        .execute()
    },
  }
}
