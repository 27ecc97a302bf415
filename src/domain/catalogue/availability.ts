import type { Offer } from './offer.ts'
import type { SaleDate } from './saleDates.ts'
import type { Status } from './status.ts'

/** Status where neither date nor travel nor platform names one (specification 4, Availability status resolution). */
const FALLBACK_STATUS = 'BOOKABLE'

const knownCodes = ['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK'] as const

/** The statuses the booking knows; whatever else a platform says is OTHER. */
export type StatusCode = (typeof knownCodes)[number] | 'OTHER'

/** The status as a closed union. */
export function statusCode(status: string): StatusCode {
  return knownCodes.find((code) => code === status) ?? 'OTHER'
}

/** Status of a date: its own, else the travel's, else the default, else BOOKABLE. Null asks for the travel alone. */
export function resolveStatus(date: SaleDate | null, offer: Pick<Offer, 'travel' | 'settings'>): Status {
  return (
    date?.status ??
    offer.travel.status ??
    offer.settings.statuses.find(({ isDefaultStatus }) => isDefaultStatus) ??
    synthesizedStatus
  )
}

const synthesizedStatus: Status = {
  __typename: 'AvailabilityStatus',
  id: FALLBACK_STATUS,
  label: 'Buchbar',
  status: FALLBACK_STATUS,
  isDefaultStatus: false,
  isDefaultWaitlistFallback: false,
  tenantSettings: [],
}

/** The status a visitor can switch to; null where the platform names none. */
export function waitlistFallback({ settings }: Pick<Offer, 'settings'>): Status | null {
  return settings.statuses.find(({ isDefaultWaitlistFallback }) => isDefaultWaitlistFallback) ?? null
}

/** What a tenant says about a status; null where it says nothing. */
export interface StatusTexts {
  readonly label: string
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** The tenant's texts; the label falls back to the operator's name of the status. */
export function statusTexts(status: Status, tenantId: string): StatusTexts {
  const texts = status.tenantSettings.find(({ tenant }) => tenant.id === tenantId)
  return {
    label: texts?.label ?? status.label,
    info: texts?.info ?? null,
    switchToStatusInfo: texts?.switchToStatusInfo ?? null,
    submitButtonLabel: texts?.submitButtonLabel ?? null,
  }
}
