import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { dateKey, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { ListedDeparture } from '#domain/travels/datesInView.ts'
import { funnelPart, inSite } from '#test/support/web/render.tsx'
import { DateRow } from '#web/booking/start/DateRow.tsx'
import { toCalendarDay } from '#web/booking/start/toCalendarDay.tsx'
import { DepartureCalendar } from '#web/travel/departures/DepartureCalendar.tsx'
import { DepartureComparison } from '#web/travel/departures/DepartureComparison.tsx'
import { DepartureTable } from '#web/travel/departures/DepartureTable.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { BestsellerCard } from '#web/travel/home/BestsellerCard.tsx'
import { CalendarRow } from '#web/travel/list/CalendarRow.tsx'
import { FilteredTravelCard } from '#web/travel/list/FilteredTravelCard.tsx'
import { Calendar } from '#web/ui/Calendar.tsx'

/*
 * The text of each screen in the server's markup: hundreds of screens are compared, which a DOM would take too long for.
 * Masked data is masked by type alone.
 */

function pageMarkup(part: ReactElement): string {
  return renderToStaticMarkup(inSite(part))
}

function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const said = (part: ReactElement) => wordsOf(pageMarkup(part))

/** Text of each of several parts: a page is rendered once for all of them. */
function saidEach(parts: readonly ReactElement[]): readonly string[] {
  const markup = pageMarkup(
    <>
      {parts.map((part, place) => (
        <article key={place}>{part}</article>
      ))}
    </>,
  )
  return markup.split('<article>').slice(1).map(wordsOf)
}

export const cardOf = (travel: object) =>
  said(<FilteredTravelCard travel={travel} time={{ months: [] }} isAboveFold={false} />)

/** The card of a travel in each of these months. */
export const cardsOf = (travel: object, months: readonly string[]) =>
  saidEach(
    months.map((month) => (
      <FilteredTravelCard key={month} travel={travel as never} time={{ months: [month] }} isAboveFold={false} />
    )),
  )

export const bestsellerOf = (travel: object) => said(<BestsellerCard travel={travel} />)

export const calendarRowsOf = (travel: object, departures: readonly ListedDeparture[]) =>
  saidEach(
    departures.map((departure) => (
      <CalendarRow key={departure.startDate} travel={travel as never} departure={departure} />
    )),
  )

/** The lines of the table of a variant, in the order of its rows. */
export function tableOf(rows: readonly DepartureRow[]): readonly string[] {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }
  const markup = pageMarkup(<DepartureTable travelId="t" rows={rows} shown={rows} view={view} caption="" />)
  return markup
    .split('<tr')
    .filter((line) => line.includes('scope="row"'))
    .map((line) => wordsOf(`<tr${line}`))
}

/** The days of the calendar of a variant, by the order of its rows. */
export function travelCalendarOf(rows: readonly DepartureRow[]): readonly string[] {
  return saidEach(rows.map((row) => <DepartureCalendar key={row.key} rows={[row]} />))
}

/** Text of the comparison of each row. */
export function comparisonsOf(rows: readonly DepartureRow[]): readonly string[] {
  const view = (row: DepartureRow) => ({ variantId: null, isCalendar: false, isWhole: false, compared: [row.key] })
  return saidEach(
    rows.map((row) => <DepartureComparison key={row.key} travelId="t" rows={[row]} view={view(row)} variants={[]} />),
  )
}

/** The lines of the list of dates in the funnel and the days of its calendar, for the party of a booking. */
export function dateListOf(dates: readonly SaleDate[], booking: Booking) {
  const cells = new Map(pricesOn(dates, booking).map((cell) => [dateKey(cell.date), cell]))
  const nothing = () => undefined
  const shared = (date: SaleDate) => ({
    date,
    cell: cells.get(dateKey(date)) ?? null,
    places: null,
    isChosen: false,
    onChoose: nothing,
    onRemedy: nothing,
  })
  const lines = (draw: (date: SaleDate) => ReactElement) => {
    const Dates = () => dates.map((date) => <section key={dateKey(date)}>{draw(date)}</section>)
    const markup = pageMarkup(funnelPart(Dates, booking.draft, booking.offer))
    return markup
      .split('<section>')
      .slice(1)
      .map((line) => wordsOf(line))
  }
  return {
    rows: lines((date) => <DateRow {...shared(date)} />),
    days: lines((date) => <Calendar days={[toCalendarDay(shared(date), booking)]} />),
  }
}
