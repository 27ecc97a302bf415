import type { Command } from './command.ts'
import { statusOfferedToSwitch } from '#domain/booking/dates/waitlist.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { MOST_TRAVELLERS } from '#domain/booking/people/partyLimits.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import type { Remedy, PartyChange } from '#domain/catalogue/reason.ts'
import { withDate, withWaitlist } from './dates.ts'
import { withParty } from './people.ts'
import { withFamilyPackage, withRooms } from './rooms.ts'

/**
 * The command that carries out a remedy, to be offered as a button. Null for a remedy only the visitor can carry out
 * (give a birthday, reduce the party or an extra, wait for a day), and where nothing would change.
 */
export function remedyChange(remedy: Remedy | null, booking: Booking): Command | null {
  const { draft } = booking
  switch (remedy?.kind) {
    case 'date':
      return (now) => withDate(now, remedy.date)
    case 'waitlist':
      return remedy.isOn === draft.switchedToWaitlistFallback || statusOfferedToSwitch(booking) === null
        ? null
        : (now) => withWaitlist(now, remedy.isOn)
    case 'withoutFamilyPackage':
      return (now) => withFamilyPackage(now, null)
    case 'fewerRooms':
      return draft.rooms.some(({ accommodationId }) => accommodationId === remedy.roomId)
        ? (now) => withRooms(now, fewerRooms(now.draft, remedy.roomId, remedy.count))
        : null
    case 'party':
      return partyChange(remedy.changes, booking)
    case undefined:
    case 'family':
    case 'ages':
    case 'beds':
    case 'roomAddon':
    case 'fewerExtras':
    case 'bookingPeriod':
    case 'variant':
      return null
  }
}

function fewerRooms({ rooms }: Decisions, roomId: string, count: number): BookingDraft['rooms'] {
  return rooms.flatMap((choice) => {
    const quantity = choice.accommodationId === roomId ? choice.quantity - count : choice.quantity
    return quantity > 0 ? [{ ...choice, quantity }] : []
  })
}

/** Adds adults by count. Children need a birthday, and removals the visitor's decision. */
function partyChange(changes: readonly PartyChange[], { draft, offer }: Booking): Command | null {
  const adultGroupId = presumedAdultGroup(offer.travel.ageGroups)?.id ?? null
  const areAdults = changes.every(({ ageGroupId, count }) => count > 0 && (ageGroupId ?? adultGroupId) === adultGroupId)
  const more = changes.reduce((sum, { count }) => sum + count, 0)
  if (!areAdults || draft.travellers.length + draft.babies.length + more > MOST_TRAVELLERS) return null
  return (now) => {
    const present = party(now)
    return withParty(now, { ...present, adults: present.adults + more })
  }
}
