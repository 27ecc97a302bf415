import type { Command } from '#domain/booking/commands/command.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { closedDateIssue } from '#domain/booking/funnel/checks.ts'
import { IssueTarget, StepSection } from '#web/booking/step/StepSection.tsx'
import { StopsUnreadable } from '#web/booking/step/StopsUnreadable.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import { TravelDays } from './TravelDays.tsx'

interface Props {
  /** The date of the URL; null while its variant loads. */
  readonly date: SaleDate | null
  readonly changeUndoably: (change: Command) => void
  readonly onUnfold: () => void
}

/** The date chosen before the funnel, collapsed to one row with a button to change it. */
export function FoldedDate({ date, changeUndoably, onUnfold }: Props) {
  const { offer } = useBooking()
  const duration = useDuration()
  const variant = (offer.travel.pricing?.travels.length ?? 0) > 1 ? offer.pricing?.transportTypeLabel : null
  const facts = date === null ? [] : [duration(date), date.extension?.label, variant].filter(Boolean)
  return (
    <StepSection title={t('start.dates.yours')} issue="booking.dateMissing">
      <IssueTarget issue={closedDateIssue(offer)}>
        <div>
          <ChoiceRow
            title={date === null ? t('site.loading') : <TravelDays {...date} today={offer.today} />}
            info={facts.join(' · ')}
            isChosen
            action={
              <Button aria-label={t('start.dates.changeThis')} onClick={onUnfold}>
                {t('start.dates.change')}
              </Button>
            }
          />
        </div>
        <StatusNotice changeUndoably={changeUndoably} />
      </IssueTarget>
      <StopsUnreadable isOnStart />
    </StepSection>
  )
}
