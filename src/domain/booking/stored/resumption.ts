import { readDay, type IsoDay } from '#domain/calendar.ts'

/*
 * The entry of a started or unpaid booking for pages outside the funnel, stored beside the drafts so that such a page needs no
 * drafts. No personal data but the number of people.
 */

/** `begun`: not sent yet. `sent`: perhaps placed, the outcome is unknown. `unpaid`: placed, its payment is open. */
export type ResumptionStage = 'begun' | 'sent' | 'unpaid'

export interface Resumption {
  readonly travelId: string
  readonly travelName: string
  /** First day of the chosen departure; null while none is chosen. */
  readonly startDate: IsoDay | null
  /** Babies included. */
  readonly people: number
  readonly stage: ResumptionStage
  /** Unix time in seconds. */
  readonly lastActivityTimestamp: number
}

/**
 * The bookings that can be resumed, the latest first. Expired and unreadable ones are left out silently.
 * @param holdMinutes for how long the places of an unpaid booking are held; null where the platform does not tell.
 */
export function readResumptions(
  json: unknown,
  nowSeconds: number,
  holdMinutes: number | null = null,
): readonly Resumption[] {
  const entries: readonly unknown[] = Array.isArray(json) ? json : []
  return entries
    .flatMap((entry) => readResumption(entry) ?? [])
    .filter(
      (entry) => !isExpired(entry, nowSeconds) && !isHoldOver(entry, nowSeconds, holdMinutes ?? UNTOLD_HOLD_MINUTES),
    )
    .sort((a, b) => b.lastActivityTimestamp - a.lastActivityTimestamp)
}

function readResumption(json: unknown): Resumption | null {
  const fields: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {}
  const { travelId, travelName, startDate, people, lastActivityTimestamp, stage } = fields
  if (typeof travelId !== 'string' || typeof travelName !== 'string') return null
  if (typeof people !== 'number' || typeof lastActivityTimestamp !== 'number') return null
  return {
    travelId,
    travelName,
    startDate: typeof startDate === 'string' ? readDay(startDate) : null,
    people,
    stage: stage === 'sent' || stage === 'unpaid' ? stage : 'begun',
    lastActivityTimestamp,
  }
}

/** Assumption: a platform that does not tell how long it holds places holds them about this long. */
const UNTOLD_HOLD_MINUTES = 30

/** Public pages ask for a payment while places are held for it; later the booking itself tells. */
function isHoldOver({ stage, lastActivityTimestamp }: Resumption, nowSeconds: number, holdMinutes: number): boolean {
  return stage === 'unpaid' && nowSeconds - lastActivityTimestamp >= holdMinutes * 60
}

/** Retention of a draft after its last activity (rule 10.18). */
export const DRAFT_LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** Whether a draft has exceeded its retention. */
export function isExpired(
  { lastActivityTimestamp }: { readonly lastActivityTimestamp: number | null },
  nowSeconds: number,
): boolean {
  return lastActivityTimestamp !== null && nowSeconds - lastActivityTimestamp >= DRAFT_LIFETIME_SECONDS
}
