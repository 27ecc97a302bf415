import { bookingAfter } from '#domain/booking/commands/command.ts'
import type { Command } from '#domain/booking/commands/command.ts'
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
import { baseDateChoice } from '#domain/booking/dates/extension.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { adultsIn, party } from '#domain/booking/people/partyPeople.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { findDate } from '#domain/catalogue/saleDates.ts'
import { birthdayOfAges, presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import { ageOn } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { flag, listOf, oneOf, or, orNull, read, record, text, textThat, whole } from '#domain/shape.ts'
import type { ValueOf } from '#domain/shape.ts'

/*
 * Transfers a booking to another device in the URL fragment, which no server sees: choices and ages, or the
 * age group of an adult, never names, birthdays or addresses. Two choices stay behind: stops, as they tell where somebody lives, and insurances, as the
 * other device has yet to ask for their prices. It runs the choices as commands, so that nothing unavailable comes
 * through.
 */

const id = textThat((value) => value !== '')
const quantity = whole(1, 99)
/** Whoever no age group of adults takes travels as a child. */
const age = whole(0, 120)
const choices = or(listOf(record({ id, n: quantity })), [])

const shape = record({
  /** Variant. */
  v: id,
  /** Departure without extension, and the extension date; both of the same date where it was chosen by itself. */
  d: id,
  x: or(orNull(record({ dateId: id, extensionId: id })), null),
  /** On the waiting list. */
  w: or(flag, false),
  /**
   * Adults and their age groups, null for the usual one; ages of the children on the last day and on the first; number of
   * babies. Empty lists: all of the usual group, the same ages on both days.
   */
  p: record({
    a: whole(0, 60),
    g: or(listOf(orNull(text), 60), []),
    c: or(listOf(age, 40), []),
    s: or(listOf(age, 40), []),
    b: or(whole(0, 20), 0),
  }),
  /** Rooms, or one family package. */
  r: choices,
  f: or(orNull(text), null),
  /** Extras per person, booking and group, and of rooms. */
  ap: choices,
  ab: choices,
  ac: choices,
  ar: or(listOf(record({ t: oneOf(['accommodation', 'familyPackage']), of: id, id, n: quantity })), []),
  /** Discounts and data packages; printed documents, CO2 compensation, online payment. */
  pd: choices,
  es: choices,
  print: or(flag, false),
  co2: or(flag, false),
  online: or(flag, false),
})

/** The choices of a booking, without personal data. */
export type HandOver = ValueOf<typeof shape>

/** The choices to transfer; null while no date is chosen. */
export function toHandOver(booking: Booking): HandOver | null {
  const { draft, date } = booking
  const base = baseDateChoice(draft)
  if (draft.pricingTravelId === null || base === null || date === null) return null
  const { adults, childBirthdays, babies } = party(booking)
  const presumed = presumedAdultGroup(booking.offer.travel.ageGroups)
  const groups = adultsIn(booking).map(({ ageGroup }) => (ageGroup === presumed ? null : (ageGroup?.id ?? null)))
  const atEnd = childBirthdays.map((birthday) => ageOn(birthday, date.endDate))
  const atStart = childBirthdays.map((birthday) => ageOn(birthday, date.startDate))
  const isSame = atStart.join() === atEnd.join()
  return {
    v: draft.pricingTravelId,
    d: base.dateId,
    x: extendedDate(draft),
    w: draft.switchedToWaitlistFallback,
    p: { a: adults, g: groups.every((id) => id === null) ? [] : groups, c: atEnd, s: isSame ? [] : atStart, b: babies },
    r: draft.rooms.map(({ accommodationId, quantity }) => ({ id: accommodationId, n: quantity })),
    f: familyPackageIdOf(draft),
    ap: chosen(draft.personalAddons),
    ab: chosen(draft.bookingAddons),
    ac: chosen(draft.collectiveAddons),
    ar: draft.accommodationAddons
      .filter(({ mandatory, quantity }) => !mandatory && quantity > 0)
      .map(({ type, typeId, addonId, quantity }) => ({ t: type, of: typeId, id: addonId, n: quantity })),
    pd: draft.personalDiscounts
      .filter(({ mandatory, quantity }) => !mandatory && quantity > 0)
      .map(({ discountId, quantity }) => ({ id: discountId, n: quantity })),
    es: draft.esims
      .filter(({ quantity }) => quantity > 0)
      .map(({ serviceNo, quantity }) => ({ id: serviceNo, n: quantity })),
    print: draft.travelDocuments === 'print',
    co2: draft.co2compensation,
    online: draft.payment.type === 'online',
  }
}

function extendedDate({ date }: Decisions): HandOver['x'] {
  if (date === null || date.extensionId === null) return null
  return { dateId: date.dateId, extensionId: date.extensionId }
}

function chosen(addons: BookingDraft['personalAddons']): HandOver['ap'] {
  return addons
    .filter(({ mandatory, quantity }) => !mandatory && quantity > 0)
    .map(({ addonId, quantity }) => ({ id: addonId, n: quantity }))
}

/** Parses a URL fragment; null for anything else. */
export function readHandOver(text: string): HandOver | null {
  try {
    return read(shape, JSON.parse(text))
  } catch {
    return null
  }
}

/** Carries out the choices, in the order of the funnel. The offer has the variant of the transfer. */
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
    ...(w ? [(now: Booking) => withWaitlist(now, true)] : []),
    (now) => withPeople(now, p),
    (now) => withAdultGroups(now, p.g),
    (now) => withPresumedBirthdays(now, given),
    ...(f === null ? [] : [(now: Booking) => withFamilyPackage(now, f)]),
    (now) => withRooms(now, rooms),
    ...(x === null ? [] : [(now: Booking) => withExtension(now, x)]),
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
    ...ap.map(
      ({ id, n }): Command =>
        (now) =>
          withPersonalAddon(now, { addonId: id, quantity: n }),
    ),
    ...ab.map(
      ({ id, n }): Command =>
        (now) =>
          withBookingAddon(now, { addonId: id, quantity: n }),
    ),
    ...ac.map(
      ({ id, n }): Command =>
        (now) =>
          withCollectiveAddon(now, { addonId: id, quantity: n }),
    ),
    ...pd.map(
      ({ id, n }): Command =>
        (now) =>
          withPersonalDiscount(now, { discountId: id, quantity: n }),
    ),
    ...es.map(
      ({ id, n }): Command =>
        (now) =>
          withEsim(now, { serviceNo: id, quantity: n }),
    ),
  ]
  return extras.reduce((now, command) => resolve(command(now), now.offer), booking).draft
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
  const groupOf = new Map(adultsIn(booking).map(({ index }, place) => [index, groupIds[place] ?? null]))
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
