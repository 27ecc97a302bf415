import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { roomPrices } from '#domain/booking/price/roomPrices.ts'
import { addYears } from '#domain/calendar.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { type SaleDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import { openShop } from '#test/bookings/device.ts'
import { bookableVariants } from '#test/bookings/shop.ts'
import { after, newBooking, withDate, withFamilyPackage, withParty } from '#test/support/commands.ts'

/** The least total of the booking of a family in a package; null where it fits none of the families. */
function leastTotal(packageId: string, date: SaleDate, offer: Offer): number | null {
  const families = [1, 2].flatMap((size) => [3, 8].map((age) => ({ size, age })))
  const totals = families.flatMap(({ size, age }) => {
    const childBirthdays = Array.from({ length: size }, () => addYears(date.startDate, -age))
    const booking = after(
      newBooking(offer),
      (now) => withDate(now, toDateChoice(date)),
      (now) => withParty(now, { adults: size, childBirthdays, babies: 0 }),
      (now) => withFamilyPackage(now, packageId),
    )
    const { familyPackage, draft } = resolve(booking.draft, offer)
    return familyPackage === null ? [] : [price(resolve(draft, offer)).total.centimes]
  })
  return totals.length === 0 ? null : Math.min(...totals)
}

// rule 10.3
test('a family package costs on the travel page what the booking of the family costs, on every departure', async () => {
  const seen = new Set<string>()
  for (const offered of await bookableVariants(await openShop('2027-03-01'))) {
    const offer = { ...offered, saleDates: offered.saleDates.map((date) => ({ ...date, places: null })) }
    for (const date of offer.saleDates.filter((one) => resolveStatus(one, offer).status !== 'CLOSED'))
      for (const { id, name, centimes } of roomPrices(date, offer).filter(({ isFamilyPackage }) => isFamilyPackage)) {
        expect.soft(leastTotal(id, date, offer), `${date.id} ${name}`).toBe(centimes)
        seen.add(offer.travel.id)
      }
  }
  expect([...seen].toSorted()).toEqual(['adria', 'gardasee'])
})
