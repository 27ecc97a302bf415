import { shownText } from '#domain/shownText.ts'
import { statusCode, type StatusCode } from './dateState.ts'
import type { Offer } from './offer.ts'
import type { SaleDate } from './saleDates.ts'
import type { Status } from './status.ts'

/** Status where neither date nor travel nor platform has one (rule 4.3.4). */
const FALLBACK_STATUS = 'BOOKABLE'

/** Status of a date: its own, else the travel's, else the default, else BOOKABLE. Null gives that of the travel. */
export function resolveStatus(
  date: Pick<SaleDate, 'status'> | null,
  offer: Pick<Offer, 'travel' | 'settings'>,
): Status {
  return (
    date?.status ??
    offer.travel.status ??
    offer.settings.statuses.find(({ isDefaultStatus }) => isDefaultStatus) ??
    synthesizedStatus
  )
}

/** Labels where the platform has none (rule 10.34). */
const LABELS: Readonly<Record<StatusCode, string>> = {
  BOOKABLE: 'Buchbar',
  CLOSED: 'Ausgebucht',
  WAITLIST: 'Warteliste',
  WAITLIST_CONTINGENT_CHECK: 'Auf Anfrage',
  OTHER: 'Buchbar',
}

const synthesizedStatus: Status = {
  id: null,
  label: LABELS[FALLBACK_STATUS],
  status: FALLBACK_STATUS,
  isDefaultStatus: false,
  isDefaultWaitlistFallback: false,
  tenantSettings: [],
}

/** The waitlist status a visitor can switch to; null where the platform has none. */
export function waitlistFallback({ settings }: Pick<Offer, 'settings'>): Status | null {
  return settings.statuses.find(({ isDefaultWaitlistFallback }) => isDefaultWaitlistFallback) ?? null
}

/** The dates that are not CLOSED, by start. */
export function openDates(offer: Pick<Offer, 'travel' | 'settings' | 'saleDates'>): readonly SaleDate[] {
  return offer.saleDates.filter((date) => !isClosed(date, offer))
}

/** Whether the status of a date is CLOSED. */
export function isClosed(date: SaleDate, offer: Pick<Offer, 'travel' | 'settings'>): boolean {
  return statusCode(resolveStatus(date, offer).status) === 'CLOSED'
}

/** A tenant's texts of a status; null where absent. */
export interface StatusTexts {
  readonly label: string
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** The tenant's texts; the label defaults to that of the status, else to ours. */
export function statusTexts(status: Status, tenantId: string): StatusTexts {
  const texts = status.tenantSettings.find(({ tenant }) => tenant.id === tenantId)
  return {
    label: texts?.label ?? shownText(status.label) ?? LABELS[statusCode(status.status)],
    info: texts?.info ?? null,
    switchToStatusInfo: texts?.switchToStatusInfo ?? null,
    submitButtonLabel: texts?.submitButtonLabel ?? null,
  }
}
