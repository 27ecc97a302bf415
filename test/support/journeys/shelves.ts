import fc from 'fast-check'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Shelf } from '#test/support/builders/arbitraryOffer.ts'

/** What is sold of each travel, with all its variants. */
export function shelvesOf(variants: readonly Offer[]): readonly Shelf[] {
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

/** A shelf of the demo operator is known by the name of its travel; nobody wants to read all of it. */
function printedAsName(shelf: Shelf): Shelf {
  return Object.assign(shelf, { [fc.toStringMethod]: () => shelf.travel.id })
}
