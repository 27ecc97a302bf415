import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { hasRooms } from '#domain/booking/draft/chosen.ts'
import { mandatoryLists, type RoomChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { presentIndices } from '#domain/booking/people/samePeople.ts'
import { removedChoices, withChangeUndone } from '#domain/booking/removedChoices.ts'
import { singleRooms } from '#domain/booking/rooms/sharing.ts'
import { settle } from '#domain/booking/settle.ts'
import { migrated, onDate } from './migration.ts'

/**
 * The draft with the choices of a booking before a change of the departure or the party, as far as they are available
 * now, on the waitlist too. What was chosen since stays. Null without such a change, where nothing can be booked, and where
 * nothing more would be chosen than in the present draft.
 */
export function carriedOver(before: Booking, present: Booking): BookingDraft | null {
  const { draft, offer: to, date: target } = present
  if (target === null || isSameFor(before.draft, draft) || isDateUnbookable(present)) return null
  const moved = onDate(migrated(withPresentPeople(before, present), { from: before.offer, to }), target, to)
  const { switchedToWaitlistFallback } = draft
  const chosen = { ...moved, ...extrasSince(moved, draft), ...bedsSince(moved, draft) }
  const carried = settle({ ...chosen, switchedToWaitlistFallback, summary: null }, to)
  return removedChoices(carried, draft).length > 0 ? carried : null
}

function isSameFor(before: BookingDraft, { date, pricingTravelId, travellers, babies }: BookingDraft): boolean {
  const isSameDeparture = date?.dateId === before.date?.dateId && pricingTravelId === before.pricingTravelId
  return isSameDeparture && before.travellers.length === travellers.length && before.babies.length === babies.length
}

/** Rooms and beds that were chosen after the change; empty where there are none. */
function bedsSince(moved: BookingDraft, draft: BookingDraft): Partial<BookingDraft> {
  if (!hasRooms(draft)) return {}
  const travellers = moved.travellers.map((traveller, index) => ({ ...traveller, ...bedOf(draft.travellers[index]) }))
  return { rooms: draft.rooms, travellers }
}

/** The extras of each kind as they were chosen after the change, else the former ones. */
function extrasSince(moved: BookingDraft, draft: BookingDraft): Partial<BookingDraft> {
  const chosen = mandatoryLists.filter((list) =>
    draft[list].some(({ mandatory, quantity }) => !mandatory && quantity > 0),
  )
  return {
    ...chosen.reduce<Partial<BookingDraft>>((lists, list) => ({ ...lists, [list]: draft[list] }), {}),
    ...(draft.esims.length > 0 ? { esims: draft.esims } : {}),
    co2compensation: draft.co2compensation || moved.co2compensation,
  }
}

function bedOf(traveller: Traveller | undefined): Partial<Traveller> {
  if (traveller === undefined) return {}
  const { accommodationId, roomNumber, familyPackageId, isFamilyPackageMember } = traveller
  return { accommodationId, roomNumber, familyPackageId, isFamilyPackageMember }
}

/** The former choices for the people of now, with what was typed of them since. */
function withPresentPeople(before: Booking, present: Booking): BookingDraft {
  const { draft } = present
  const indices = presentIndices(before.draft.travellers, draft.travellers)
  const kept = indices.includes(null) ? keptRooms(before, indices) : null
  const travellers = draft.travellers.map((traveller, index): Traveller => {
    const former = before.draft.travellers[indices.indexOf(index)]
    if (former === undefined) return traveller
    const { insurance, outboundStopNo, returnStopNo } = former
    const bed = kept === null || former.isFamilyPackageMember ? bedOf(former) : kept.bedOf(indices.indexOf(index))
    return { ...traveller, ...bed, insurance, outboundStopNo, returnStopNo }
  })
  const { babies, customData } = draft
  const rooms = kept?.rooms ?? before.draft.rooms
  return { ...withChangeUndone(before.draft, present), rooms, travellers, babies, customData }
}

interface KeptRooms {
  readonly rooms: readonly RoomChoice[]
  /** Bed of a former traveller, by index. */
  readonly bedOf: (index: number) => Pick<Traveller, 'accommodationId' | 'roomNumber'>
}

/**
 * The rooms in which nobody is missing, and single places of those who stay: whoever shares a room goes on sharing it,
 * and only those whose companion has left choose again.
 * @param indices the index now of each former traveller; null for one who travels no more
 */
function keptRooms(before: Booking, indices: readonly (number | null)[]): KeptRooms {
  const numbers = new Map<string, number>()
  const beds = new Map<number, Pick<Traveller, 'accommodationId' | 'roomNumber'>>()
  for (const { room, travellers } of singleRooms(before)) {
    const staying = travellers.filter((index) => indices[index] !== null)
    const { partialOccupancyAllowed } = room.capacitySettings
    if (staying.length === 0 || (staying.length < travellers.length && !partialOccupancyAllowed)) continue
    const quantity = (numbers.get(room.id) ?? 0) + (partialOccupancyAllowed ? staying.length : 1)
    numbers.set(room.id, quantity)
    for (const index of staying)
      beds.set(index, { accommodationId: room.id, roomNumber: partialOccupancyAllowed ? null : quantity })
  }
  return {
    rooms: [...numbers].map(([accommodationId, quantity]) => ({ accommodationId, quantity })),
    bedOf: (index) => beds.get(index) ?? { accommodationId: null, roomNumber: null },
  }
}
