import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { TravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { openShop } from '#test/bookings/device.ts'
import { nothingBreaks } from '#test/bookings/nothingBreaks.ts'
import { bookableVariants } from '#test/bookings/shop.ts'

const SEED = Number(process.env.ACTS_SEED ?? 20_270_301)
const RUNS = Number(process.env.ACTS_RUNS ?? 60)

const TODAY = '2027-03-01'

test(
  `no sequence of acts breaks what must hold on the demo operator’s travels (ACTS_SEED=${SEED} ACTS_RUNS=${RUNS})`,
  { timeout: 60_000 + RUNS * 1000 },
  async () => {
    const travels = travelsOnSale(await bookableVariants(await openShop(TODAY)))
    expect(travels.length).toBeGreaterThan(20)
    fc.assert(nothingBreaks(fc.constantFrom(...travels), TODAY), { seed: SEED, numRuns: RUNS })
  },
)

/** Each travel with all its variants. */
function travelsOnSale(variants: readonly Offer[]): readonly TravelOnSale[] {
  const ids = [...new Set(variants.map(({ travel }) => travel.id))]
  return ids.flatMap((id) => {
    const offers = variants.filter(({ travel }) => travel.id === id)
    const [first] = offers
    const pricings = offers.flatMap(({ pricing }): readonly PricingTravel[] => (pricing === null ? [] : [pricing]))
    return first === undefined
      ? []
      : [printedAsName({ travel: first.travel, settings: first.settings, isEsimActive: true, variants: pricings })]
  })
}

/** A counterexample prints the name of its travel; nobody wants to read all of it. */
function printedAsName(onSale: TravelOnSale): TravelOnSale {
  return Object.assign(onSale, { [fc.toStringMethod]: () => onSale.travel.id })
}
