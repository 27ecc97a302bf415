import { cellsOf, type GridCell } from '#domain/booking/compare/priceCells.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'

/** The prices of a travel for one party. */
export interface PartyPriceGrid {
  /** The present total; null while it is incomplete. */
  readonly present: Money | null
  /** In the order of the variants of the travel, then by date. */
  readonly cells: readonly GridCell[]
}

/**
 * Totals of the party and its choices on every date, variant and extension of a travel, each of the draft given by
 * `withMigration`. `pricings`: further loaded variants. Empty without a chosen variant, and for a sent booking. No screen
 * shows the whole grid: the first step takes the dates in view by `pricesOn`.
 */
export function partyPriceGrid({ draft, offer }: Booking, pricings: readonly PricingTravel[]): PartyPriceGrid {
  const variantIds = offer.travel.pricing?.travels.map(({ id }) => id) ?? []
  const atHand = [offer.pricing, ...pricings].filter((pricing) => pricing !== null)
  const structures = variantIds.flatMap((variantId) => atHand.find(({ id }) => id === variantId) ?? [])
  const own = structures.find(({ id }) => id === draft.pricingTravelId)
  if (own === undefined || isSent(draft)) return { present: null, cells: [] }
  const from = offerOf(own, offer)
  const here = resolve(draft, from)
  const present = comparablePrice(here, here)
  return {
    present: present.isComplete ? present.total : null,
    cells: structures.flatMap((pricing) => {
      const to = offerOf(pricing, offer)
      return cellsOf(here, to, to.saleDates)
    }),
  }
}

function offerOf(pricing: PricingTravel, offer: Offer): Offer {
  return offer.pricing === pricing ? offer : makeOffer({ ...offer, pricing })
}
