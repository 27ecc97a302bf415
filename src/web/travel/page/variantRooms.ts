import { roomPrices, singleSupplement, type RoomPrice } from '#domain/booking/price/roomPrices.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import { canBeChosen } from '#web/travel/departures/departureRows.ts'
import type { DepartureRow, SaleContext } from '#web/travel/departures/departures.ts'

/** The rooms of a variant, with prices for the departures that can be chosen. */
export interface VariantRooms {
  readonly variantId: string
  readonly rooms: readonly NamedRoom[]
  readonly prices: readonly RoomTable[]
}

type NamedRoom = Omit<RoomPrice, 'centimes'>

/** Room prices. Departures with equal prices share one table, which keeps the loader data small. */
interface RoomTable {
  /** The departures it is valid for, by their place in the list of all departures. */
  readonly places: readonly number[]
  /** Centimes a person, in the order of the rooms; null for a room that is not sold. */
  readonly centimes: readonly (number | null)[]
  /** Centimes a person; null for none. */
  readonly singleSupplement: number | null
}

/** Room prices of each variant; a variant without a departure to choose is left out. */
export function roomsOf(
  variants: readonly PricingTravel[],
  rows: readonly DepartureRow[],
  sale: SaleContext,
): readonly VariantRooms[] {
  return variants.flatMap((pricing) => {
    const own = [...rows.entries()].filter(([, { variantId }]) => variantId === pricing.id)
    const offer = makeOffer({ ...sale, pricing, isEsimActive: false, hasPaymentPage: false, contingents: null })
    const rooms: NamedRoom[] = []
    const tables = new Map<string, RoomTable>()
    for (const [place, row] of own) {
      const { dateId, extensionId } = row
      if (!canBeChosen(row)) continue
      const date = offer.saleDates.find(({ id, extension }) => id === dateId && (extension?.id ?? null) === extensionId)
      if (date === undefined) continue
      const sold = roomPrices(date, offer)
      if (sold.length === 0) continue
      for (const { centimes: _, ...room } of sold) if (!rooms.some(({ id }) => id === room.id)) rooms.push(room)
      const centimes = rooms.map((room) => sold.find(({ id }) => id === room.id)?.centimes ?? null)
      const costs = { centimes, singleSupplement: singleSupplement(date, offer) }
      const known = tables.get(JSON.stringify(costs))
      tables.set(JSON.stringify(costs), { ...costs, places: [...(known?.places ?? []), place] })
    }
    return rooms.length === 0 ? [] : [{ variantId: pricing.id, rooms, prices: [...tables.values()] }]
  })
}
