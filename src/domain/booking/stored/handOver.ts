import { baseDateChoice } from '#domain/booking/dates/extension.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { adultsIn, party } from '#domain/booking/people/partyPeople.ts'
import { MOST_TRAVELLERS } from '#domain/booking/people/partyLimits.ts'
import { OLDEST_AGE, presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import { ageOn } from '#domain/calendar.ts'
import { flag, listOf, oneOf, or, orNull, read, record, text, textThat, whole, type ValueOf } from '#domain/shape.ts'

/*
 * Transfers a booking to another device in the URL fragment, which no server sees: choices, ages of children and age
 * groups of adults, never names, birthdays or addresses. Two choices stay behind: stops, as they tell where somebody
 * lives, and insurances, as the other device has yet to ask for their prices.
 */

const id = textThat((value) => value !== '')
const quantity = whole(1, 99)
/** Whoever no age group of adults takes travels as a child. */
const age = whole(0, OLDEST_AGE)
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
    a: whole(0, MOST_TRAVELLERS),
    g: or(listOf(orNull(text), MOST_TRAVELLERS), []),
    c: or(listOf(age, MOST_TRAVELLERS), []),
    s: or(listOf(age, MOST_TRAVELLERS), []),
    b: or(whole(0, MOST_TRAVELLERS), 0),
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

/** Parses a URL fragment; null for anything else, and for more people than book together. */
export function readHandOver(text: string): HandOver | null {
  try {
    const handOver = read(shape, JSON.parse(text))
    if (handOver === null) return null
    const { a: adults, c: children, b: babies } = handOver.p
    return adults + children.length + babies > MOST_TRAVELLERS ? null : handOver
  } catch {
    return null
  }
}
