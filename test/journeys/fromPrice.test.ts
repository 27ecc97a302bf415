import { expect, test } from 'vitest'
import { fromPrice } from '#domain/booking/price/fromPrice.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import { baseDatesOf } from '#domain/catalogue/saleDates.ts'
import { TravelDocument, TravelFilterDocument } from '#gql/graphql.ts'
import { openShop } from '#test/bookings/device.ts'
import { bookableVariants } from '#test/bookings/shop.ts'

/** The cheapest departure that can be booked, in whole francs, by travel; null where there is none. */
async function cheapestDepartures(
  shop: Awaited<ReturnType<typeof openShop>>,
): Promise<ReadonlyMap<string, number | null>> {
  const cheapest = new Map<string, number | null>()
  for (const offer of await bookableVariants(shop)) {
    const open = baseDatesOf(offer.saleDates).filter((date) => resolveStatus(date, offer).status !== 'CLOSED')
    const prices = [cheapest.get(offer.travel.id) ?? null, ...open.map((date) => fromPrice(date, offer))].filter(
      (price) => price !== null,
    )
    cheapest.set(offer.travel.id, prices.length === 0 ? null : Math.min(...prices))
  }
  return new Map([...cheapest].map(([id, centimes]) => [id, centimes === null ? null : centimes / 100]))
}

test.each(['2026-11-21', '2027-03-01'])(
  'on %s each price «from» of the platform is that of the cheapest departure, as the funnel shows it',
  async (today) => {
    const shop = await openShop(today)
    const cheapest = await cheapestDepartures(shop)
    const { travelFilter } = await shop.ask(TravelFilterDocument, { tenantId: '4', query: '', filters: [] })
    const listed = JSON.parse(JSON.stringify(travelFilter)) as {
      travels: readonly { id: string; minPrice: number | null }[]
    }
    const shown = await Promise.all(
      [...cheapest.keys()].map(async (travelId) => {
        const { travel } = await shop.ask(TravelDocument, { travelId, tenantId: '4', withBooking: false })
        return [travelId, (JSON.parse(JSON.stringify(travel)) as { minPrice: number | null }).minPrice] as const
      }),
    )
    expect(cheapest.size).toBeGreaterThan(20)
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(cheapest))
    const inList = listed.travels
      .filter(({ id }) => cheapest.has(id))
      .map(({ id, minPrice }) => [id, minPrice] as const)
    expect(inList.length).toBeGreaterThan(15)
    expect(inList).toEqual(inList.map(([id]) => [id, cheapest.get(id)]))
  },
)
