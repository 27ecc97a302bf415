import { areContingentsChecked } from '#domain/booking/availability/contingents.ts'
import { closedReason } from '#domain/booking/availability/standing.ts'
import { statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { DateChoice } from '#domain/catalogue/dateChoice.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { StatusCode } from '#domain/catalogue/dateState.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Money } from '#domain/money.ts'
import { onDate, onVariant } from './carriedOver.ts'
import { misfitsIn } from './misfit.ts'
import type { Misfit, Wish } from './misfit.ts'
import { usualTotalOn } from './partyTotal.ts'
import { wishesOf } from './wishes.ts'

/** Price of the present party with its present choices on one date of one variant. */
export interface GridCell {
  readonly pricingTravelId: string
  readonly date: DateChoice
  readonly startDate: SaleDate['startDate']
  readonly endDate: SaleDate['endDate']
  readonly isChosen: boolean
  readonly status: StatusCode
  /** Why nothing is sold there: the status is CLOSED. Null where something is. */
  readonly reason: Reason | null
  /**
   * Sum of the lines of what fits there. Null where nothing is sold, and where something
   * that fits has no price.
   */
  readonly total: Money | null
  /**
   * Centimes more than the present choice costs, below 0 where it is cheaper. Null without one of the two totals,
   * between two currencies, and where somebody would lose their bed, for such sums cannot be compared.
   */
  readonly difference: number | null
  /** Whether everybody who has a bed now has one there; false where nothing is sold. */
  readonly hasBeds: boolean
  /** What was chosen and cannot be had there, wholly or in part; empty where nothing is sold. */
  readonly misfits: readonly Misfit[]
  /** Whether contingents were looked at: they are known for one departure at a time. */
  readonly areContingentsChecked: boolean
}

/** The prices of a travel for one party. */
export interface PartyPriceGrid {
  /** What the present choice costs; null while it is not complete. */
  readonly present: Money | null
  /** By variant in the order of the travel, then by date. */
  readonly cells: readonly GridCell[]
  /** Variants of the travel whose pricing structure is not at hand. */
  readonly missingVariantIds: readonly string[]
  /**
   * Whether insurances are part of the sums. Each cell carries them at the price of the present summary; what they
   * cost elsewhere is known only once a summary is asked for there.
   */
  readonly hasInsurance: boolean
}

/**
 * What the present party with its present choices would pay on every date, variant and extension of a travel
 * (a cell is the total of the draft that `withCarriedOver` gives). `pricings` are the pricing structures at hand
 * beside that of the offer. Without a chosen variant, and for a booking that was sent, there are no cells.
 */
export function partyPriceGrid(draft: BookingDraft, offer: Offer, pricings: readonly PricingTravel[]): PartyPriceGrid {
  const variantIds = offer.travel.pricing?.travels.map(({ id }) => id) ?? []
  const atHand = [offer.pricing, ...pricings].filter((pricing) => pricing !== null)
  const structures = variantIds.flatMap((variantId) => atHand.find(({ id }) => id === variantId) ?? [])
  const missingVariantIds = variantIds.filter((variantId) => !structures.some(({ id }) => id === variantId))
  const own = structures.find(({ id }) => id === draft.pricingTravelId)
  if (own === undefined || wasSent(draft)) return { present: null, cells: [], missingVariantIds, hasInsurance: false }
  const from = offerOf(own, offer)
  const present = price(draft, from)
  return {
    present: present.isComplete ? present.total : null,
    cells: structures.flatMap((pricing) => {
      const to = offerOf(pricing, offer)
      return cellsOf({ draft, from, present }, to, to.saleDates)
    }),
    missingVariantIds,
    hasInsurance: present.lines.some(({ kind }) => kind === 'insurance'),
  }
}

/**
 * The cells of some dates of the chosen variant, for a page that shows a month at a time: a whole season takes longer
 * than a key press may. Where somebody has no bed yet, or would have none there, the total is that of the usual rooms.
 * None without a chosen variant, and for a booking that was sent.
 */
export function pricesOn(dates: readonly SaleDate[], draft: BookingDraft, offer: Offer): readonly GridCell[] {
  if (offer.pricing === null || offer.pricing.id !== draft.pricingTravelId || wasSent(draft)) return []
  const cells = cellsOf({ draft, from: offer, present: price(draft, offer) }, offer, dates)
  const isHoused = bedsIn(draft) === draft.travellers.length
  return cells.map((cell, place) => {
    const date = dates[place]
    if (date === undefined || cell.reason !== null || (isHoused && cell.hasBeds)) return cell
    const centimes = usualTotalOn(date, { ...draft, rooms: [] }, { from: offer, to: offer })
    return {
      ...cell,
      total: centimes === null ? null : { centimes, currency: offer.pricing?.currency ?? 'CHF' },
      difference: null,
    }
  })
}

function wasSent({ submission }: BookingDraft): boolean {
  return submission.isSubmitting || submission.bookingId !== null
}

function offerOf(pricing: PricingTravel, offer: Offer): Offer {
  return offer.pricing === pricing ? offer : makeOffer({ ...offer, pricing })
}

interface Present {
  readonly draft: BookingDraft
  readonly from: Offer
  readonly present: Price
}

function cellsOf({ draft, from, present }: Present, to: Offer, dates: readonly SaleDate[]): readonly GridCell[] {
  const pricingTravelId = to.pricing?.id ?? ''
  const carried = onVariant(draft, { from, to })
  const row = { draft, present, wishes: wishesOf(draft, { from, to }) }
  return dates.map((date): GridCell => {
    const moved = onDate(carried, date, to)
    // Of this one date alone: whatever looks for the chosen date finds it at once.
    const offerThere = { ...to, saleDates: [date] }
    const isChosen = pricingTravelId === draft.pricingTravelId && sameDate(draft.date, date)
    const place = { date, isChosen, pricingTravelId }
    return statusCode(statusOf(moved, offerThere).status) === 'CLOSED'
      ? closedCell(place, closedReason(date, to))
      : soldCell(place, { ...row, moved }, offerThere)
  })
}

interface Place {
  readonly pricingTravelId: string
  readonly date: SaleDate
  readonly isChosen: boolean
}

function closedCell({ pricingTravelId, date, isChosen }: Place, reason: Reason | null): GridCell {
  return {
    pricingTravelId,
    date: toDateChoice(date),
    startDate: date.startDate,
    endDate: date.endDate,
    isChosen,
    status: 'CLOSED',
    reason,
    total: null,
    difference: null,
    hasBeds: false,
    misfits: [],
    areContingentsChecked: false,
  }
}

interface Move extends Omit<Present, 'from'> {
  /** The draft on the date of the cell, not settled yet. */
  readonly moved: BookingDraft
  readonly wishes: readonly Wish[]
}

function soldCell(
  { pricingTravelId, date, isChosen }: Place,
  { moved, draft, present, wishes }: Move,
  offer: Offer,
): GridCell {
  const settled = settle(moved, offer)
  const there = price(settled, offer)
  const isComparable = there.isComplete && present.isComplete && there.total.currency === present.total.currency
  const hasBeds = bedsIn(settled) >= bedsIn(draft)
  return {
    pricingTravelId,
    date: toDateChoice(date),
    startDate: date.startDate,
    endDate: date.endDate,
    isChosen,
    status: statusCode(statusOf(settled, offer).status),
    reason: null,
    total: there.isComplete ? there.total : null,
    difference: isComparable && hasBeds ? there.total.centimes - present.total.centimes : null,
    hasBeds,
    misfits: misfitsIn(settled, wishes, offer),
    areContingentsChecked: areContingentsChecked(settled, offer),
  }
}

function bedsIn({ travellers }: BookingDraft): number {
  return travellers.reduce((beds, { accommodationId }) => (accommodationId === null ? beds : beds + 1), 0)
}
