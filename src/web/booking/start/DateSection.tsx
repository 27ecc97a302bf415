import { memo, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { firstStepDates } from '#domain/booking/availability/dateAvailability.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { withDate } from '#domain/booking/commands/dates.ts'
import { choiceAmong, includingChosen } from '#domain/booking/dates/extension.ts'
import { hasRooms } from '#domain/booking/draft/chosen.ts'
import { closedDateIssue } from '#domain/booking/funnel/checks.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { findDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { IssueTarget, StepSection } from '#web/booking/step/StepSection.tsx'
import { StopsUnreadable } from '#web/booking/step/StopsUnreadable.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useOptimisticValue } from '#web/ui/useOptimisticValue.ts'
import { DateList } from './DateList.tsx'
import { DateViewSwitch, type DateView } from './DateViewSwitch.tsx'
import { PhoneDates } from './PhoneDates.tsx'
import { StatusNotice } from './StatusNotice.tsx'
import type { UrlDate } from './useUrlDate.ts'
import { usePlacesLeft, type PlacesLeft } from './usePlacesLeft.ts'

// Lazy: loaded on switching to the calendar.
const loadCalendar = () => import('./DateCalendar.tsx')
const DateCalendar = lazyWithRetry(async () => (await loadCalendar()).DateCalendar)

const Note = chakra('p', { base: { color: 'muted', fontSize: 'field' } })

interface Props {
  readonly urlDate: UrlDate
  /** Whether the visitor has opened the list to change the date; it then scrolls to the chosen one. */
  readonly isUnfolded: boolean
  readonly changeUndoably: (change: Command) => void
  /** The choices that a change of the date has removed, shown beside the chosen one; null without any. */
  readonly removed: ReactNode
}

/**
 * The dates of the first step as a list by month or as a calendar, each with its state and price. Their extensions are
 * chosen in the next step.
 */
export const DateSection = memo(function DateSection({
  urlDate: { outcome, goneDay },
  isUnfolded,
  changeUndoably,
  removed,
}: Props) {
  const { draft, offer, words } = useBooking()
  const [view, setView] = useState<DateView>('list')
  const placesLeft = usePlacesLeft()
  const dates = useFirstStepDates(placesLeft)
  const [choice, choose] = useOptimisticValue(choiceAmong(dates, draft), useDateChange(changeUndoably))
  const onChoose = useCallback((date: SaleDate) => choose(toDateChoice(date)), [choose])
  useChosenInView(isUnfolded)
  if (dates.length === 0)
    return (
      <>
        <NoDates />
        {removed}
      </>
    )
  const chosen = findDate(choice, dates)
  const below = (
    <>
      <StatusNotice changeUndoably={changeUndoably} />
      {removed}
    </>
  )
  const shown = { dates, chosen, below: chosen && below, placesLeft, onChoose, onRemedy: changeUndoably }
  return (
    <StepSection
      title={t('start.dates.title')}
      lead={t(hasRooms(draft) ? 'start.dates.leadParty' : 'start.dates.lead', words)}
      issue="booking.dateMissing"
    >
      {outcome === 'gone' && chosen === null ? <GoneDate day={goneDay} /> : null}
      {chosen === null ? below : null}
      {dates.length > 1 ? (
        <DateViewSwitch view={view} onChange={setView} onNear={() => void loadCalendar().catch(() => null)} />
      ) : null}
      <IssueTarget issue={closedDateIssue(offer)}>
        {view === 'list' ? <DateList {...shown} /> : <DateCalendar {...shown} />}
      </IssueTarget>
      <StopsUnreadable isOnStart />
      <PhoneDates />
      <Note>
        {t('start.dates.otherDate')} <OperatorPhone />
      </Note>
    </StepSection>
  )
})

/** The dates of this step, the same list while the sale is unchanged; the chosen date is part of it in any case. */
function useFirstStepDates(placesLeft: PlacesLeft): readonly SaleDate[] {
  const { booking, offer } = useBooking()
  const dates = useMemo(() => firstStepDates(offer, placesLeft), [offer, placesLeft])
  return includingChosen(dates, booking)
}

function useDateChange(changeUndoably: (change: Command) => void) {
  return useCallback(
    (choice: DateChoice | null) => {
      if (choice !== null) changeUndoably((booking) => withDate(booking, choice))
    },
    [changeUndoably],
  )
}

function GoneDate({ day }: { readonly day: IsoDay | null }) {
  const title = day === null ? t('start.dates.goneUnknown') : t('start.dates.gone', { day: formatDay(day) })
  return (
    <Notice tone="warning" title={title} isLive>
      <p>{t('start.dates.chooseOther')}</p>
    </Notice>
  )
}

/** Scrolls to the chosen row and focuses it when the list is opened to change the date. */
function useChosenInView(isUnfolded: boolean) {
  useEffect(() => {
    if (!isUnfolded) return
    const radio = document.querySelector<HTMLInputElement>('input[name="date"]:checked')
    radio?.focus({ preventScroll: true })
    radio?.scrollIntoView({ block: 'center' })
  }, [isUnfolded])
}

function NoDates() {
  return (
    <StepSection title={t('start.dates.title')} issue="booking.noDateOnSale">
      <p>
        {t('start.dates.none')} <OperatorPhone />
      </p>
      <PhoneDates />
    </StepSection>
  )
}
