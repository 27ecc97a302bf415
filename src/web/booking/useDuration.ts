import { durationDays } from '#domain/calendar.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { nightsOf } from '#domain/catalogue/rates.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/booking.ts'

/** How long a date lasts, as the tenant says it: «7 Tage» or «6 Nächte». */
export function useDuration(): (date: Pick<SaleDate, 'startDate' | 'endDate'>) => string {
  const { displayDurationDays } = useSite().tenant.booking
  return (date) =>
    displayDurationDays
      ? t('travel.days', { count: durationDays(date.startDate, date.endDate) })
      : t('travel.nights', { count: nightsOf(date) })
}
