import { t } from '#web/text/site.ts'

// Not by the domain's reading of a status: that brings the dates of sale along, which a list has no use for.
const NOTES: ReadonlyMap<string, string> = new Map([
  ['CLOSED', t('status.CLOSED')],
  ['WAITLIST', t('status.WAITLIST')],
  ['WAITLIST_CONTINGENT_CHECK', t('status.WAITLIST_CONTINGENT_CHECK')],
])

/** Says what is not plainly bookable; null otherwise. */
export function statusNote(status: string | null): string | null {
  return NOTES.get(status ?? '') ?? null
}
