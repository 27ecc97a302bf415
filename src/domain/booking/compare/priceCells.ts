import { areContingentsChecked } from '#domain/booking/availability/contingents.ts'
import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { bedCount } from '#domain/booking/draft/chosen.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { comparablePrice, type Price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { statusCode, type StatusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'
import { onDate, migrated } from './migration.ts'
import { unavailableIn, type UnavailableItem, type SelectedItem } from './unavailable.ts'
import { selectedItems } from './selectedItems.ts'

/** The price of the present party and choices on one date of one variant. */
export interface GridCell {
  readonly pricingTravelId: string
  readonly date: DateChoice
  readonly startDate: SaleDate['startDate']
  readonly endDate: SaleDate['endDate']
  readonly isChosen: boolean
  /** Name of the extension that the price includes; null for none. */
  readonly extension: string | null
  readonly status: StatusCode
  /** The reason a CLOSED date is not sold; null where it is. */
  readonly reason: Reason | null
  /** Sum of the lines of the choices available there. Null where nothing is sold, or a price is missing. */
  readonly total: Money | null
  /**
   * Difference to the present total in centimes, negative where cheaper. Null without one of the totals, between two
   * currencies, and where somebody would lose their bed, as the totals are not comparable then.
   */
  readonly difference: number | null
  /** Whether everybody who has a bed now has one there; false where nothing is sold. */
  readonly hasBeds: boolean
  /** The choices unavailable there, wholly or in part; empty where nothing is sold. */
  readonly unavailable: readonly UnavailableItem[]
  /** Whether contingents were considered: they are loaded for one departure at a time. */
  readonly areContingentsChecked: boolean
}

/** Cells of these dates of the variant of `to`. */
export function cellsOf(present: Booking, to: Offer, dates: readonly SaleDate[]): readonly GridCell[] {
  const { draft, offer: from } = present
  const pricingTravelId = to.pricing?.id ?? ''
  const migratedDraft = migrated(draft, { from, to })
  const row = { present, here: comparablePrice(present, present), selected: selectedItems(draft, { from, to }) }
  return dates.map((date): GridCell => {
    // With this date alone, so that looking up the chosen date is quick.
    const moved = resolve(onDate(migratedDraft, date, to), { ...to, saleDates: [date] })
    const isChosen = pricingTravelId === draft.pricingTravelId && sameDate(draft.date, date)
    const key: CellKey = {
      pricingTravelId,
      date: toDateChoice(date),
      startDate: date.startDate,
      endDate: date.endDate,
      isChosen,
      extension: date.extension?.label ?? null,
    }
    return statusCode(moved.status.status) === 'CLOSED'
      ? closedCell(key, closedReason(date, to))
      : soldCell(key, { ...row, moved })
  })
}

/** What names a cell, sold or not. */
type CellKey = Pick<GridCell, 'pricingTravelId' | 'date' | 'startDate' | 'endDate' | 'isChosen' | 'extension'>

function closedCell(key: CellKey, reason: Reason | null): GridCell {
  return {
    ...key,
    status: 'CLOSED',
    reason,
    total: null,
    difference: null,
    hasBeds: false,
    unavailable: [],
    areContingentsChecked: false,
  }
}

interface MovedBooking {
  readonly present: Booking
  /** The price of the present booking. */
  readonly here: Price
  /** On the date of the cell, not settled. */
  readonly moved: Booking
  readonly selected: readonly SelectedItem[]
}

function soldCell(key: CellKey, { moved, present, here, selected }: MovedBooking): GridCell {
  const settled = resolve(settle(moved.draft, moved.offer), moved.offer)
  const there = comparablePrice(settled, present)
  const isComparable = there.isComplete && here.isComplete && there.total.currency === here.total.currency
  const hasBeds = bedCount(settled.draft) >= bedCount(present.draft)
  return {
    ...key,
    status: statusCode(settled.status.status),
    reason: null,
    total: there.isComplete ? there.total : null,
    difference: isComparable && hasBeds ? there.total.centimes - here.total.centimes : null,
    hasBeds,
    unavailable: unavailableIn(settled, selected),
    areContingentsChecked: areContingentsChecked(settled),
  }
}
