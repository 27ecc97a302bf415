import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Change } from '#state/booking.ts'
import { IssueTarget, StepSection } from '#web/booking/StepSection.tsx'
import { StopsUnreadable } from '#web/booking/StopsUnreadable.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useDuration } from '#web/layout/useDuration.ts'
import { formatDay, formatWeekday } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { datesText } from './DateRow.tsx'
import { StatusNotice } from './StatusNotice.tsx'

interface Props {
  /** The date one has come with; null while its variant is loaded. */
  readonly date: SaleDate | null
  readonly changeRevocably: (change: Change) => void
  readonly onUnfold: () => void
}

/** The date that was chosen before the funnel, in one row with a way to change it. */
export function FoldedDate({ date, changeRevocably, onUnfold }: Props) {
  const { offer } = useBooking()
  const duration = useDuration()
  const variant = (offer.travel.pricing?.travels.length ?? 0) > 1 ? offer.pricing?.transportTypeLabel : null
  const facts = date === null ? [] : [duration(date), date.extension?.label, variant].filter(Boolean)
  return (
    <StepSection title={t('start.dates.yours')} issue="booking.dateMissing">
      <div>
        <ChoiceRow
          title={date === null ? t('site.loading') : daysText(date)}
          info={facts.join(' · ')}
          isChosen
          action={
            <Button aria-label={t('start.dates.changeThis')} onClick={onUnfold}>
              {t('start.dates.change')}
            </Button>
          }
        />
      </div>
      <IssueTarget issue="booking.dateClosed">
        <StatusNotice changeRevocably={changeRevocably} />
      </IssueTarget>
      <StopsUnreadable isOnStart />
    </StepSection>
  )
}

/** `Sa 17.07. – Do 22.07.2027`; both years where they differ. */
function daysText({ startDate, endDate }: SaleDate): string {
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  if (!isOneYear) return `${formatWeekday(startDate).short} ${formatDay(startDate)} – ${formatWeekday(endDate).short} ${formatDay(endDate)}`
  return `${datesText({ startDate, endDate })}${endDate.slice(0, 4)}`
}
