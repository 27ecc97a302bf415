import type { BusLine } from '#domain/catalogue/busNetwork.ts'
import type { AccommodationAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, babyRate, collectiveRate, placeRate, serviceRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { findStop, stopLabel } from './busStops.ts'
import { placesIn } from './capacity.ts'
import { familyPackageOf, roomOf } from './chosen.ts'
import type { Sale } from './chosen.ts'
import type { AddonChoice, BookingDraft } from './draft.ts'
import type { UnpricedLine } from './priceLine.ts'

/** Beds: rooms by place, the family package, babies on their package. */
export function bedLines(draft: BookingDraft, { pricing, date }: Sale, offer: Offer): readonly UnpricedLine[] {
  const rooms = draft.rooms.flatMap(({ accommodationId, quantity }): readonly UnpricedLine[] => {
    const room = roomOf(accommodationId, offer)
    if (room === null) return []
    const { id, name } = room
    const unitCentimes = placeRate(room, date)
    return [{ id: `room:${id}`, kind: 'room', label: name, quantity: placesIn(room, quantity), unitCentimes }]
  })
  const family = familyPackageOf(draft, offer)
  const baby = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  return [
    ...rooms,
    ...(family === null
      ? []
      : [
          {
            ...{ id: `familyPackage:${family.id}`, kind: 'familyPackage' as const, label: family.name, quantity: 1 },
            unitCentimes: serviceRate(family.ratioServiceNo, date),
          },
        ]),
    ...(baby === undefined || draft.babies.length === 0
      ? []
      : [
          {
            ...{ id: `baby:${baby.id}`, kind: 'baby' as const, label: baby.name, quantity: draft.babies.length },
            unitCentimes: babyRate(baby, date),
          },
        ]),
  ]
}

/** Extras of rooms, travellers and the booking, by quantity. */
export function addonLines(draft: BookingDraft, { pricing, date }: Sale): readonly UnpricedLine[] {
  const { accommodationAddons, personalAddons, bookingAddons } = pricing
  return [
    ...draft.accommodationAddons.flatMap((choice) => {
      const { type, typeId } = choice
      return addonLine('roomAddon', choice, { addons: accommodationAddons, date }).map((line) => {
        return { ...line, id: `roomAddon:${type}:${typeId}:${choice.addonId}` }
      })
    }),
    ...draft.personalAddons.flatMap((choice) => addonLine('personalAddon', choice, { addons: personalAddons, date })),
    ...draft.bookingAddons.flatMap((choice) => addonLine('bookingAddon', choice, { addons: bookingAddons, date })),
  ]
}

type Charged = Pick<AccommodationAddon, 'id' | 'name' | 'ratioServiceNo' | 'calculationSettings'>

function addonLine(
  kind: 'roomAddon' | 'personalAddon' | 'bookingAddon',
  { addonId, quantity }: AddonChoice,
  { addons, date }: { readonly addons: readonly Charged[]; readonly date: SaleDate },
): readonly UnpricedLine[] {
  return addons
    .filter(({ id }) => id === addonId)
    .map((addon) => {
      const unitCentimes = addonRate(addon, date)
      return { id: `${kind}:${addonId}`, kind, label: addon.name, quantity, unitCentimes }
    })
}

/** Extras of the whole group: each traveller at the price of their age group, a line for each group. */
export function collectiveLines(draft: BookingDraft, { pricing, date }: Sale): readonly UnpricedLine[] {
  const groups = [...new Set(draft.travellers.map(({ ageGroupId }) => ageGroupId))]
  return draft.collectiveAddons.flatMap((choice) =>
    pricing.collectiveAddons
      .filter(({ id }) => id === choice.addonId)
      .flatMap((addon) =>
        groups.map((groupId): UnpricedLine => {
          const people = draft.travellers.filter(({ ageGroupId }) => ageGroupId === groupId).length
          return {
            ...{ id: `collectiveAddon:${addon.id}:${groupId ?? ''}`, kind: 'collectiveAddon', label: addon.name },
            quantity: people * choice.quantity,
            unitCentimes: collectiveRate(addon, groupId, date),
          }
        }),
      ),
  )
}

/** Stops that cost extra, those who use the same one together. */
export function stopLines({ travellers }: BookingDraft, { date }: Sale): readonly UnpricedLine[] {
  const { outbound, inbound } = date.busNetwork
  const outboundNos = travellers.map(({ outboundStopNo }) => outboundStopNo)
  const returnNos = travellers.map(({ returnStopNo }) => returnStopNo)
  return [
    ...surchargesOn(outbound, outboundNos).map((line): UnpricedLine => {
      return { ...line, id: `busStop:outbound:${line.id}`, labelKey: 'booking.price.outboundStop' }
    }),
    ...surchargesOn(inbound, returnNos).map((line): UnpricedLine => {
      return { ...line, id: `busStop:return:${line.id}`, labelKey: 'booking.price.returnStop' }
    }),
  ]
}

function surchargesOn(line: BusLine, stopNos: readonly (string | null)[]): readonly UnpricedLine[] {
  return [...new Set(stopNos)].flatMap((stopNo): readonly UnpricedLine[] => {
    const stop = findStop(stopNo, line)
    if (stop === null || stop.surcharge <= 0) return []
    const quantity = stopNos.filter((other) => other === stopNo).length
    return [{ id: stop.stopNo, kind: 'busStop', label: stopLabel(stop), quantity, unitCentimes: stop.surcharge }]
  })
}
