import { expect, test } from 'vitest'
import type { Room } from '#domain/booking/availability/capacity.ts'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { singleSupplement } from '#domain/booking/price/roomPrices.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import { soloSupplement } from '#domain/booking/rooms/soloSupplement.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import { type SaleDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import { openShop } from '#test/bookings/device.ts'
import { bookableVariants } from '#test/bookings/shop.ts'
import { after, newBooking, withDate, withParty, withRoomQuantity } from '#test/support/commands.ts'

/** The cheapest room of their own for one or two people that is sold on the date. */
function roomFor(places: number, date: SaleDate, offer: Offer): Room | null {
  const rooms = offeredRooms(offer).filter(
    ({ capacitySettings }) => capacitySettings.totalCapacity === places && !capacitySettings.partialOccupancyAllowed,
  )
  const sold = rooms.flatMap((room) => {
    const rate = placeRate(room, date)
    return rate === null ? [] : [{ room, rate }]
  })
  return sold.toSorted((one, other) => one.rate - other.rate)[0]?.room ?? null
}

/** Two adults on a date, before they choose rooms. */
function pairOn(date: SaleDate, offer: Offer) {
  return after(
    newBooking(offer),
    (booking) => withDate(booking, toDateChoice(date)),
    (booking) => withParty(booking, { adults: 2, childBirthdays: [], babies: 0 }),
  )
}

test('the single supplement of a travel page is what two pay more in single rooms, on every departure', async () => {
  const offers = await bookableVariants(await openShop('2027-03-01'))
  const travels = new Set<string>()
  for (const offered of offers) {
    // However many rooms are left.
    const offer = { ...offered, saleDates: offered.saleDates.map((date) => ({ ...date, places: null })) }
    for (const date of offer.saleDates.filter((one) => resolveStatus(one, offer).status !== 'CLOSED')) {
      const [single, double] = [roomFor(1, date, offer), roomFor(2, date, offer)]
      const shown = singleSupplement(date, offer)
      if (single === null || double === null || shown === null) continue
      const pair = pairOn(date, offer)
      const totalWith = (room: Room, quantity: number) => {
        const chosen = after(pair, (booking) => withRoomQuantity(booking, { accommodationId: room.id, quantity }))
        return price(resolve(chosen.draft, offer)).total.centimes
      }
      expect.soft(totalWith(single, 2) - totalWith(double, 1), date.id).toBe(2 * shown)
      expect.soft(soloSupplement(pair.draft, roomOptions(pair))?.centimes, date.id).toBe(shown)
      travels.add(offer.travel.id)
    }
  }
  expect(travels.size).toBeGreaterThan(20)
  expect(travels).toContain('donau')
})
