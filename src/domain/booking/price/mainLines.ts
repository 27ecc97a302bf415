import { placesIn } from '#domain/booking/availability/capacity.ts'
import { stopLabel } from '#domain/booking/boarding/busStops.ts'
import type { AddonChoice, RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { Booking, Sale } from '#domain/booking/draft/booking.ts'
import type { ChosenItem } from '#domain/booking/draft/chosenExtras.ts'
import type { BusStop, Direction } from '#domain/catalogue/busNetwork.ts'
import type { AccommodationAddon, BookingAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { babyRate, collectiveRate, familyRate, placeRate } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'
import { lineIdOf, type UnpricedLine } from './priceLine.ts'

/** Lines of beds: rooms by place, the family package, babies on their package. */
export function bedLines(
  { rooms, familyPackage, babyPackage, draft }: Booking,
  { date }: Sale,
): readonly UnpricedLine[] {
  const { length: babies } = draft.babies
  return [
    ...rooms.map(({ room, quantity }): UnpricedLine => {
      const { id, name: label } = room
      return {
        id: `room:${id}`,
        kind: 'room',
        label,
        quantity: placesIn(room, quantity),
        unitCentimes: placeRate(room, date),
      }
    }),
    ...(familyPackage === null
      ? []
      : [
          {
            id: `familyPackage:${familyPackage.id}`,
            kind: 'familyPackage' as const,
            label: familyPackage.name,
            quantity: 1,
            unitCentimes: familyRate(familyPackage, date),
          },
        ]),
    ...(babyPackage === null || babies === 0
      ? []
      : [
          {
            id: `baby:${babyPackage.id}`,
            kind: 'baby' as const,
            label: babyPackage.name,
            quantity: babies,
            unitCentimes: babyRate(babyPackage, date),
          },
        ]),
  ]
}

/** Lines of the extras of rooms, travellers and the booking. */
export function addonLines({ extras }: Booking): readonly UnpricedLine[] {
  return [
    ...extras.room.map((extra) => addonLine('roomAddon', extra)),
    ...extras.personal.map((extra) => addonLine('personalAddon', extra)),
    ...extras.ofBooking.map((extra) => addonLine('bookingAddon', extra)),
  ]
}

function addonLine(
  kind: 'roomAddon' | 'personalAddon' | 'bookingAddon',
  { choice, item, rate }: ChosenItem<AddonChoice | RoomAddonChoice, PersonalAddon | AccommodationAddon | BookingAddon>,
): UnpricedLine {
  return { id: lineIdOf(kind, choice), kind, label: item.name, quantity: choice.quantity, unitCentimes: rate }
}

/** Lines of the extras of the whole group, one each: the price differs by age group, the choice does not. */
export function collectiveLines({ draft, extras }: Booking, { date }: Sale): readonly UnpricedLine[] {
  return extras.collective.map(({ item, choice }): UnpricedLine => {
    const rates = draft.travellers.map(({ ageGroupId }) => collectiveRate(item, ageGroupId, date))
    const known = rates.filter((rate) => rate !== null)
    const isOfOnePrice = new Set(rates).size === 1
    return {
      id: lineIdOf('collectiveAddon', choice),
      kind: 'collectiveAddon',
      label: item.name,
      quantity: (isOfOnePrice ? rates.length : 1) * choice.quantity,
      unitCentimes: known.length < rates.length ? null : isOfOnePrice ? (known[0] ?? null) : sumOf(known),
    }
  })
}

/** Lines of stop surcharges, one per stop. */
export function stopLines({ stops }: Booking): readonly UnpricedLine[] {
  return [
    ...surcharges(
      'outbound',
      stops.map(({ outbound }) => outbound),
    ),
    ...surcharges(
      'return',
      stops.map((stop) => stop.return),
    ),
  ]
}

const STOP_LABEL_KEYS = { outbound: 'booking.price.outboundStop', return: 'booking.price.returnStop' } as const

function surcharges(way: Direction, stops: readonly (BusStop | null)[]): readonly UnpricedLine[] {
  const charged = stops.filter((stop) => stop !== null).filter(({ surcharge }) => surcharge > 0)
  return [...new Set(charged)].map((stop) => ({
    id: `busStop:${way}:${stop.stopNo}`,
    kind: 'busStop',
    label: stopLabel(stop),
    labelKey: STOP_LABEL_KEYS[way],
    quantity: charged.filter((other) => other === stop).length,
    unitCentimes: stop.surcharge,
  }))
}
