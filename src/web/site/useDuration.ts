import { daysBetween, durationDays, type IsoDay } from '#domain/calendar.ts'
import { t } from '#web/text/site.ts'
import { useSite } from './SiteContext.tsx'

/** Formats a duration in days or nights, as the tenant is configured: «7 Tage» or «6 Nächte»; a day trip has no nights. */
export function useDuration(): (dates: { readonly startDate: IsoDay; readonly endDate: IsoDay }) => string {
  const { displayDurationDays } = useSite().tenant.booking
  return ({ startDate, endDate }) =>
    displayDurationDays || startDate === endDate
      ? t('travel.days', { count: durationDays(startDate, endDate) })
      : t('travel.nights', { count: daysBetween(startDate, endDate) })
}
