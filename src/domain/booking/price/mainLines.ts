import { placesIn } from '#domain/booking/availability/capacity.ts'
import { findStop, stopLabel } from '#domain/booking/boarding/busStops.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking, Sale } from '#domain/booking/draft/resolve.ts'
import type { BusLine } from '#domain/catalogue/busNetwork.ts'
import { lookupById } from '#domain/catalogue/lookupById.ts'
import type { AccommodationAddon, BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { addonRate, babyRate, collectiveRate, placeRate, serviceRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { UnpricedLine } from './priceLine.ts'

const accommodationAddonOf = lookupById<AccommodationAddon>()
const personalAddonOf = lookupById<PersonalAddon>()
const bookingAddonOf = lookupById<BookingAddon>()
const collectiveAddonOf = lookupById<CollectiveAddon>()

/** Lines of beds: rooms by place, the family package, babies on their package. */
export function bedLines(booking: Booking, { pricing, date }: Sale): readonly UnpricedLine[] {
  const { draft, offer } = booking
  const rooms = draft.rooms.flatMap(({ accommodationId, quantity }): readonly UnpricedLine[] => {
    const room = roomOf(accommodationId, offer)
    if (room === null) return []
    const { id, name } = room
    const unitCentimes = placeRate(room, date)
    return [{ id: `room:${id}`, kind: 'room', label: name, quantity: placesIn(room, quantity), unitCentimes }]
  })
  const family = booking.familyPackage
  const baby = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  return [
    ...rooms,
    ...(family === null
      ? []
      : [
          {
            id: `familyPackage:${family.id}`,
            kind: 'familyPackage' as const,
            label: family.name,
            quantity: 1,
            unitCentimes: serviceRate(family.ratioServiceNo, date),
          },
        ]),
    ...(baby === undefined || draft.babies.length === 0
      ? []
      : [
          {
            id: `baby:${baby.id}`,
            kind: 'baby' as const,
            label: baby.name,
            quantity: draft.babies.length,
            unitCentimes: babyRate(baby, date),
          },
        ]),
  ]
}

/** Lines of the extras of rooms, travellers and the booking. */
export function addonLines(draft: Decisions, { pricing, date }: Sale): readonly UnpricedLine[] {
  const rooms = draft.accommodationAddons.map(({ type, typeId, addonId, quantity }) => {
    const addon = accommodationAddonOf(pricing.accommodationAddons, addonId)
    return addon && addonLine('roomAddon', addon, { id: `${type}:${typeId}:${addonId}`, quantity, date })
  })
  const personal = draft.personalAddons.map(({ addonId, quantity }) => {
    const addon = personalAddonOf(pricing.personalAddons, addonId)
    return addon && addonLine('personalAddon', addon, { id: addonId, quantity, date })
  })
  const booking = draft.bookingAddons.map(({ addonId, quantity }) => {
    const addon = bookingAddonOf(pricing.bookingAddons, addonId)
    return addon && addonLine('bookingAddon', addon, { id: addonId, quantity, date })
  })
  return [...rooms, ...personal, ...booking].filter((line) => line !== null)
}

interface Charge {
  /** Identifies the choice within its kind. */
  readonly id: string
  readonly quantity: number
  readonly date: SaleDate
}

function addonLine(
  kind: 'roomAddon' | 'personalAddon' | 'bookingAddon',
  addon: Pick<AccommodationAddon, 'name' | 'ratioServiceNo' | 'calculationSettings'>,
  { id, quantity, date }: Charge,
): UnpricedLine {
  return { id: `${kind}:${id}`, kind, label: addon.name, quantity, unitCentimes: addonRate(addon, date) }
}

/** Lines of the extras of the whole group, one per age group and its price. */
export function collectiveLines(draft: Decisions, { pricing, date }: Sale): readonly UnpricedLine[] {
  const people = new Map<string | null, number>()
  for (const { ageGroupId } of draft.travellers) people.set(ageGroupId, (people.get(ageGroupId) ?? 0) + 1)
  const groups = [...people]
  const lines = draft.collectiveAddons.map(({ addonId, quantity }) => {
    const addon = collectiveAddonOf(pricing.collectiveAddons, addonId)
    if (addon === null) return []
    return groups.map(([groupId, count]): UnpricedLine => {
      const id = `collectiveAddon:${addonId}:${groupId ?? ''}`
      const unitCentimes = collectiveRate(addon, groupId, date)
      return { id, kind: 'collectiveAddon', label: addon.name, quantity: count * quantity, unitCentimes }
    })
  })
  return lines.flat()
}

/** Lines of stop surcharges, one per stop. */
export function stopLines({ travellers }: Decisions, { date }: Sale): readonly UnpricedLine[] {
  const { outbound, inbound } = date.busNetwork
  const outboundNos = travellers.map(({ outboundStopNo }) => outboundStopNo)
  const returnNos = travellers.map(({ returnStopNo }) => returnStopNo)
  return [...surcharges('outbound', outbound, outboundNos), ...surcharges('return', inbound, returnNos)]
}

const STOP_LABEL_KEYS = { outbound: 'booking.price.outboundStop', return: 'booking.price.returnStop' } as const

function surcharges(
  way: 'outbound' | 'return',
  line: BusLine,
  stopNos: readonly (string | null)[],
): readonly UnpricedLine[] {
  return [...new Set(stopNos)]
    .map((stopNo) => findStop(stopNo, line))
    .filter((stop) => stop !== null)
    .filter(({ surcharge }) => surcharge > 0)
    .map((stop): UnpricedLine => {
      const { stopNo, surcharge } = stop
      const quantity = stopNos.filter((other) => other === stopNo).length
      const id = `busStop:${way}:${stopNo}`
      return {
        id,
        kind: 'busStop',
        label: stopLabel(stop),
        labelKey: STOP_LABEL_KEYS[way],
        quantity,
        unitCentimes: surcharge,
      }
    })
}
