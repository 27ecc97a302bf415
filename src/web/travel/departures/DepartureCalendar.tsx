import { useSearchParams } from 'react-router'
import { closesBooking } from '#domain/catalogue/dateState.ts'
import { formatMoney } from '#domain/money.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import { Calendar, type CalendarDay } from '#web/ui/Calendar.tsx'
import { ViewLink } from './ViewLink.tsx'
import { chosenSearch, readChosenKey } from './chosenDeparture.ts'
import { formatWeekdayRange } from '#web/text/days.ts'
import { canBeChosen, canOnlyWait } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'
import { stateText } from './stateText.ts'

interface Props {
  readonly rows: readonly DepartureRow[]
}

/** All months with a departure; each departure is a link that chooses it, marked if it has an extension. */
export function DepartureCalendar({ rows }: Props) {
  const [parameters] = useSearchParams()
  const base = rows.filter(({ extensionId }) => extensionId === null)
  // A travel may be sold with an extension only.
  const shown = base.length === 0 ? rows : base
  const extended = new Set(
    base.length === 0 ? [] : rows.filter(({ extensionId }) => extensionId !== null).map(({ startDate }) => startDate),
  )
  return <Calendar days={shown.map((row) => toDay(row, extended.has(row.startDate), parameters))} />
}

function toDay(row: DepartureRow, hasExtension: boolean, parameters: URLSearchParams): CalendarDay {
  const { key, startDate, state, fromCentimes, currency } = row
  const price = fromCentimes === null ? null : { centimes: fromCentimes, currency }
  return {
    key,
    startDate,
    state,
    price,
    hasExtension,
    stateName: stateText({ ...row, fewPlaces: null }),
    spokenText: wordsOf(row, {
      days: formatWeekdayRange(row),
      price: price === null ? t('travel.priceOnRequest') : t('travel.variantPrice', { price: formatMoney(price) }),
    }),
    renderControl: canBeChosen(row)
      ? (control) => (
          <ViewLink
            search={chosenSearch(parameters, key)}
            part={SECTION_IDS.dates}
            isCurrent={key === readChosenKey(parameters)}
            {...control}
          />
        )
      : null,
  }
}

function wordsOf(row: DepartureRow, facts: { readonly days: string; readonly price: string }): string {
  const state = stateText(row)
  if (!canBeChosen(row)) return t('travel.calendarClosed', { ...facts, state })
  if (!canOnlyWait(row)) return t('travel.calendarChoose', { ...facts, state })
  // The price of a date that is shut is not shown either.
  const told = closesBooking(row.state) ? state : `${state}, ${facts.price}`
  return t('travel.calendarWait', { days: facts.days, state: told })
}
