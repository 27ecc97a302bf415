import { bookingAfter, type Command } from '#domain/booking/commands/command.ts'
import { withDate, withExtension, withPricingTravel, withWaitlist } from '#domain/booking/commands/dates.ts'
import {
  withBookingAddon,
  withCo2,
  withCollectiveAddon,
  withDocuments,
  withEsim,
  withPersonalAddon,
  withPersonalDiscount,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withFamilyPackage, withRooms } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { adultsIn } from '#domain/booking/people/partyPeople.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { birthdayOfAges } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { findDate } from '#domain/catalogue/saleDates.ts'
import type { HandOver } from './handOver.ts'

/**
 * Carries out the choices of a hand-over as commands, in the order of the funnel, so that nothing unavailable comes
 * through. The extension goes before all that depends on the date: waitlist, ages and rooms are those of the longer
 * departure, and a full one that it upgrades has no rooms. The offer has the variant of the hand-over.
 */
export function withHandOver(booking: Booking, handOver: HandOver): BookingDraft {
  if (booking.offer.pricing?.id !== handOver.v) return booking.draft
  const given = new Set(booking.draft.travellers.map(givenBirthday))
  return commandsOf(handOver, given).reduce(bookingAfter, booking).draft
}

function commandsOf(handOver: HandOver, given: ReadonlySet<IsoDay | null>): readonly Command[] {
  const { v, d, w, p, f, r, x, print, co2, online } = handOver
  const rooms = r.map(({ id, n }) => ({ accommodationId: id, quantity: n }))
  return [
    (now) => withPricingTravel(now, v),
    (now) => withDeparture(now, { dateId: d, extensionId: null }, x),
    ...(x === null ? [] : [(now: Booking) => withExtension(now, x)]),
    ...(w ? [(now: Booking) => withWaitlist(now, true)] : []),
    (now) => withPeople(now, p),
    (now) => withAdultGroups(now, p.g),
    (now) => withPresumedBirthdays(now, given),
    ...(f === null ? [] : [(now: Booking) => withFamilyPackage(now, f)]),
    (now) => withRooms(now, rooms),
    (now) => withExtras(now, handOver),
    (now) => withDocuments(now, print ? 'print' : 'electronic'),
    (now) => withCo2(now, co2),
    (now) => withPaymentType(now, online ? 'online' : 'invoice'),
  ]
}

/** Chooses the departure to upgrade; where it is not sold, the extension date by itself (rule 10.23). */
function withDeparture(booking: Booking, base: DateChoice, extended: DateChoice | null): BookingDraft {
  const isSold = findDate(base, booking.offer.saleDates) !== null
  return withDate(booking, isSold || extended === null ? base : extended)
}

/** Extras may depend on each other: all of them are chosen before the draft is settled. */
function withExtras(booking: Booking, { ar, ap, ab, ac, pd, es }: HandOver): BookingDraft {
  const extras: readonly Command[] = [
    ...ar.map(
      ({ t, of, id, n }): Command =>
        (now) =>
          withRoomAddon(now, { type: t, typeId: of, addonId: id, quantity: n }),
    ),
    ...each(ap, (now, addonId, quantity) => withPersonalAddon(now, { addonId, quantity })),
    ...each(ab, (now, addonId, quantity) => withBookingAddon(now, { addonId, quantity })),
    ...each(ac, (now, addonId, quantity) => withCollectiveAddon(now, { addonId, quantity })),
    ...each(pd, (now, discountId, quantity) => withPersonalDiscount(now, { discountId, quantity })),
    ...each(es, (now, serviceNo, quantity) => withEsim(now, { serviceNo, quantity })),
  ]
  return extras.reduce((now, command) => resolve(command(now), now.offer), booking).draft
}

/** Chooses each item as often as it was chosen. */
function each(
  items: readonly { readonly id: string; readonly n: number }[],
  choose: (now: Booking, id: string, quantity: number) => BookingDraft,
): readonly Command[] {
  return items.map(
    ({ id, n }) =>
      (now) =>
        choose(now, id, n),
  )
}

/** The party; a child gets a placeholder of the same ages, until the visitor gives the birthday. */
function withPeople(booking: Booking, { a, c, s, b }: HandOver['p']): BookingDraft {
  const { today } = booking.offer
  const days = booking.date ?? { startDate: today, endDate: today }
  const childBirthdays = c.map((end, index) => birthdayOfAges({ start: s[index] ?? end, end }, days))
  return withParty(booking, { adults: a, childBirthdays, babies: b })
}

/** An adult without a birthday would count as one of the youngest group. */
function withAdultGroups(booking: Booking, groupIds: HandOver['p']['g']): BookingDraft {
  const groupOf = new Map(adultsIn(booking).map(({ index }, position) => [index, groupIds[position] ?? null]))
  const isKnown = (id: string) => booking.offer.travel.ageGroups.some((group) => group.id === id)
  const travellers = booking.draft.travellers.map((traveller, index) => {
    const ageGroupId = groupOf.get(index) ?? null
    return ageGroupId === null || traveller.birthday !== null || !isKnown(ageGroupId)
      ? traveller
      : { ...traveller, ageGroupId }
  })
  return { ...booking.draft, travellers }
}

function withPresumedBirthdays({ draft }: Booking, given: ReadonlySet<IsoDay | null>): BookingDraft {
  const travellers = draft.travellers.map((traveller) => ({
    ...traveller,
    isBirthdayPresumed: traveller.birthday !== null && !given.has(traveller.birthday),
  }))
  return { ...draft, travellers }
}
