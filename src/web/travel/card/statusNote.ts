import type { DateState } from '#domain/catalogue/dateState.ts'
import { t } from '#web/text/site.ts'

const NOTES: Readonly<Record<DateState, string | null>> = {
  BOOKABLE: null,
  OTHER: null,
  CLOSED: t('status.CLOSED'),
  SOLD_OUT: t('status.CLOSED'),
  WAITLIST: t('status.WAITLIST'),
  WAITLIST_CONTINGENT_CHECK: t('status.WAITLIST_CONTINGENT_CHECK'),
  BY_PHONE: t('status.BY_PHONE'),
}

/** Note on a state other than bookable; null for bookable and unknown states. */
export function statusNote(state: DateState | null): string | null {
  return state === null ? null : NOTES[state]
}
