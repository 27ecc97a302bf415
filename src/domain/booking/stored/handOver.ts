import { withDate, withPricingTravel, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withExtension } from '#domain/booking/commands/dates.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { baseDateChoice } from '#domain/booking/dates/extension.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { ageAtEnd } from '#domain/booking/rules/ages.ts'
import { addDays, addYears } from '#domain/calendar.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { flag, listOf, oneOf, or, orNull, read, record, text, textThat, whole } from '#domain/shape.ts'
import type { ValueOf } from '#domain/shape.ts'

/*
 * Transfers a booking to another device in the URL fragment, which no server sees. It has choices and ages, never
 * names, birthdays or addresses; the other device carries the choices out as commands, so that nothing unavailable or
 * impossible comes through.
 */

const id = textThat((value) => value !== '')
const quantity = whole(1, 99)
const choices = or(listOf(record({ id, n: quantity })), [])

const shape = record({
  /** Variant. */
  v: id,
  /** Departure without extension, and the extension date. */
  d: id,
  x: or(orNull(record({ dateId: id, extensionId: id })), null),
  /** On the waiting list. */
  w: or(flag, false),
  /** Number of adults, ages of the children on the last day, number of babies. */
  p: record({ a: whole(0, 60), c: or(listOf(whole(0, 17), 40), []), b: or(whole(0, 20), 0) }),
  /** Rooms, or one family package. */
  r: choices,
  f: or(orNull(text), null),
  /** Extras per person, booking and group, and of rooms. */
  ap: choices,
  ab: choices,
  ac: choices,
  ar: or(listOf(record({ t: oneOf(['accommodation', 'familyPackage']), of: id, id, n: quantity })), []),
})

/** The choices of a booking, without personal data. */
export type HandOver = ValueOf<typeof shape>

/** The choices to transfer; null while no date is chosen. */
export function toHandOver(booking: Booking): HandOver | null {
  const { draft } = booking
  const base = baseDateChoice(draft)
  const { date } = booking
  if (draft.pricingTravelId === null || base === null || date === null) return null
  const { adults, childBirthdays, babies } = party(booking)
  return {
    v: draft.pricingTravelId,
    d: base.dateId,
    x: extendedDate(draft),
    w: draft.switchedToWaitlistFallback,
    p: { a: adults, c: childBirthdays.map((birthday) => ageAtEnd({ birthday }, date) ?? 0), b: babies },
    r: draft.rooms.map(({ accommodationId, quantity }) => ({ id: accommodationId, n: quantity })),
    f: familyPackageIdOf(draft),
    ap: chosen(draft.personalAddons),
    ab: chosen(draft.bookingAddons),
    ac: chosen(draft.collectiveAddons),
    ar: draft.accommodationAddons
      .filter(({ mandatory, quantity }) => !mandatory && quantity > 0)
      .map(({ type, typeId, addonId, quantity }) => ({ t: type, of: typeId, id: addonId, n: quantity })),
  }
}

function extendedDate({ isUpgradedToExtension, date }: BookingDraft): HandOver['x'] {
  if (!isUpgradedToExtension || date === null || date.extensionId === null) return null
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

/** Carries out the choices on a draft, in the order of the funnel. `offer.pricing` is the variant of the transfer. */
export function withHandOver(booking: Booking, handOver: HandOver): BookingDraft {
  const { draft, offer } = booking
  if (offer.pricing?.id !== handOver.v) return draft
  return withExtras(resolve(withBeds(resolve(withPeopleOnDate(booking, handOver), offer), handOver), offer), handOver)
}

function withPeopleOnDate(booking: Booking, { v, d, w, p }: HandOver): BookingDraft {
  const { draft, offer } = booking
  const choice: DateChoice = { dateId: d, extensionId: null }
  const dated = withDate(resolve(withPricingTravel(booking, v), offer), choice)
  const listed = w ? withWaitlist(resolve(dated, offer), true) : dated
  const end = resolve(listed, offer).date?.endDate ?? offer.today
  // A placeholder with the right age on the last day, until the visitor gives the birthday.
  const childBirthdays = p.c.map((age) => addDays(addYears(end, -age), -1))
  const next = withParty(resolve(listed, offer), { adults: p.a, childBirthdays, babies: p.b })
  const given = new Set(draft.travellers.map(givenBirthday))
  const travellers = next.travellers.map((traveller) => ({
    ...traveller,
    isBirthdayPresumed: traveller.birthday !== null && !given.has(traveller.birthday),
  }))
  return { ...next, travellers }
}

function withBeds(booking: Booking, { x, r, f }: HandOver): BookingDraft {
  const { draft, offer } = booking
  const rooms = r.map(({ id, n }) => ({ accommodationId: id, quantity: n }))
  const housed = withRooms(resolve(f === null ? draft : withFamilyPackage(booking, f), offer), rooms)
  return x === null ? housed : withExtension(resolve(housed, offer), x)
}

function withExtras({ draft, offer }: Booking, { ap, ab, ac, ar }: HandOver): BookingDraft {
  const personal = ap.reduce(
    (now, { id, n }) => withPersonalAddon(resolve(now, offer), { addonId: id, quantity: n }),
    draft,
  )
  const booking = ab.reduce(
    (now, { id, n }) => withBookingAddon(resolve(now, offer), { addonId: id, quantity: n }),
    personal,
  )
  const group = ac.reduce(
    (now, { id, n }) => withCollectiveAddon(resolve(now, offer), { addonId: id, quantity: n }),
    booking,
  )
  return ar.reduce(
    (now, { t, of, id, n }) => withRoomAddon(resolve(now, offer), { type: t, typeId: of, addonId: id, quantity: n }),
    group,
  )
}
