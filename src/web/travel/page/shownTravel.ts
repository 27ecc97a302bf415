import type { IsoDay } from '#domain/calendar.ts'
import { travelInView, viewOf, type DisplayedDates } from '#domain/travels/datesInView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { cheapestDeparture, departuresInMonth, overallAvailability } from '#web/travel/departures/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'

const ShownTravel_travel = graphql(`
  fragment ShownTravel_travel on Travel {
    id
    minPrice
    currency
    startDate
    endDate
    dates {
      startDate
      endDate
      includesExtension
      status
      placesLeft
      minPrice
    }
  }
`)

/** Dates and price of a travel, the same wherever its page shows them. */
export interface ShownTravel {
  /** Null without any. */
  readonly dates: DisplayedDates | null
  /** Null if all dates are closed, which have no price «from» (decision 21). */
  readonly price: FromPriceFacts | null
  /** The departure of the price; null if it is the platform's own. */
  readonly least: DepartureRow | null
}

interface FromPriceFacts {
  /** Null for a price on request. */
  readonly centimes: number | null
  /** ISO code. */
  readonly currency: string
}

/**
 * The dates of a travel, and its price «from»: of the cheapest departure, else the platform's own (rule 10.3). Of the month
 * the visitor looks for, if it has departures; the number of further dates is that of all.
 */
export function shownTravel(
  masked: FragmentType<typeof ShownTravel_travel>,
  departures: readonly DepartureRow[] | null,
  { today, month }: { readonly today: IsoDay; readonly month: string | null },
): ShownTravel {
  const travel = readFragment(ShownTravel_travel, masked)
  // A platform may leave `dates` out: then the departures are the dates.
  const listed =
    travel.dates ??
    departures?.map((row) => ({ ...row, ...UNKNOWN_IN_ROW, includesExtension: row.extensionId !== null })) ??
    []
  const dated = { ...travel, dates: listed }
  const all = travelInView(dated, { today, months: [] })
  const view = viewOf(dated, { today, months: month === null ? [] : [month] })
  const { dates, state, centimes: ownCentimes } = travelInView(dated, view)
  const rows = departuresInMonth(departures ?? [], month)
  const least = cheapestDeparture(rows)
  const centimes = least?.fromCentimes ?? ownCentimes
  const isClosed = state === 'CLOSED' || CLOSED.includes(overallAvailability(rows))
  const currency = least?.currency ?? travel.currency
  return {
    dates: dates && { ...dates, more: all.dates?.more ?? 0 },
    least,
    price: centimes === null && isClosed ? null : { centimes, currency },
  }
}

/** Fields of a listed date that a departure row lacks. */
const UNKNOWN_IN_ROW = { status: null, placesLeft: null, minPrice: null } as const

const CLOSED = ['soldOut', 'waitlist']
