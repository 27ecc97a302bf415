import type { AvailabilityStatus } from '#platform/generated/resolverTypes.ts'
import type { StoredSettings } from './stored.ts'

export function statusById(settings: StoredSettings, id: string | null): AvailabilityStatus | null {
  return settings.statuses.find((status) => status.id === id) ?? null
}

/** Effective status of a departure (rules 4.3): its own, else the travel's, else the default, else BOOKABLE. */
export function resolvedStatus(
  settings: StoredSettings,
  dateStatusId: string | null,
  travelStatusId: string | null,
): string {
  const found =
    statusById(settings, dateStatusId) ??
    statusById(settings, travelStatusId) ??
    settings.statuses.find(({ isDefaultStatus }) => isDefaultStatus)
  return found?.status ?? 'BOOKABLE'
}

/** The status a visitor may switch to when a contingent is used up; null if the platform has none. */
export function waitlistFallback(settings: StoredSettings): string | null {
  return settings.statuses.find(({ isDefaultWaitlistFallback }) => isDefaultWaitlistFallback)?.status ?? null
}

/** Whether bookings in this status take nothing from contingents (rule 5.7.1). */
export function isWaitlist(status: string): boolean {
  return status === 'WAITLIST' || status === 'WAITLIST_CONTINGENT_CHECK'
}
