import type { Offer } from '#domain/catalogue/offer.ts'
import { placeRate } from '#domain/catalogue/rates.ts'
import { mostOfRoom } from './allocation.ts'
import type { Stay } from './allocation.ts'
import { placesIn } from './capacity.ts'
import type { Sleeper } from './capacity.ts'
import { saleOf } from './chosen.ts'
import type { BookingDraft, RoomChoice } from './draft.ts'
import { offeredRooms, sellableStays, sleepersOf, toRoomChoices } from './roomStock.ts'

/** Combinations looked at before the search gives up; keeps a large party from stalling the page. */
const MOST_COMBINATIONS_TRIED = 300

/** A choice of rooms that gives everybody a bed, cheap places first; null when none was found. */
export function proposeRooms(draft: BookingDraft, offer: Offer): readonly RoomChoice[] | null {
  const date = saleOf(draft, offer)?.date ?? null
  const sleepers = sleepersOf(draft)
  if (date === null || sleepers.length === 0) return null
  const wanted = offeredRooms(offer).map(({ id }) => ({ accommodationId: id, quantity: sleepers.length }))
  const byPrice = sellableStays(wanted, draft, offer).toSorted(
    (a, b) => (placeRate(a.room, date) ?? 0) - (placeRate(b.room, date) ?? 0),
  )
  const found = completeStays(byPrice, sleepers)
  return found === null ? null : toRoomChoices(found)
}

/** Depth first: as many of the cheapest room as possible, then the next one for those who are left. */
function completeStays(kinds: readonly Stay[], sleepers: readonly Sleeper[]): readonly Stay[] | null {
  const open: (readonly Stay[])[] = [[]]
  for (let tried = 0; tried < MOST_COMBINATIONS_TRIED; tried += 1) {
    const stays = open.pop()
    if (stays === undefined) return null
    if (bedsIn(stays) === sleepers.length) return stays
    open.push(...extensionsOf(stays, kinds, sleepers).toReversed())
  }
  return null
}

function bedsIn(stays: readonly Stay[]): number {
  return stays.reduce((sum, { room, quantity }) => sum + placesIn(room, quantity), 0)
}

/** The choice with one more kind of room, in each quantity that can be filled. Only later kinds join. */
function extensionsOf(
  stays: readonly Stay[],
  kinds: readonly Stay[],
  sleepers: readonly Sleeper[],
): readonly (readonly Stay[])[] {
  const last = kinds.findLastIndex(({ room }) => stays.some((stay) => stay.room === room))
  return kinds.slice(last + 1).flatMap((kind) => {
    const most = mostOfRoom(kind, stays, sleepers)
    return Array.from({ length: most }, (_, less) => [...stays, { room: kind.room, quantity: most - less }])
  })
}
