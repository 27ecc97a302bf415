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

/** The bookings that can be resumed, the latest first. Expired and unreadable ones are left out silently. */
export function readResumptions(json: unknown, nowSeconds: number): readonly Resumption[] {
  const entries: readonly unknown[] = Array.isArray(json) ? json : []
  return entries
    .flatMap((entry) => readResumption(entry) ?? [])
    .filter((resumption) => !isExpired(resumption, nowSeconds) && !isHoldOver(resumption, nowSeconds))
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

/** How long a payment is asked for on public pages. Places are held for about as long; later the booking itself tells. */
const PAYMENT_SECONDS = 30 * 60

function isHoldOver({ stage, lastActivityTimestamp }: Resumption, nowSeconds: number): boolean {
  return stage === 'unpaid' && nowSeconds - lastActivityTimestamp >= PAYMENT_SECONDS
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
