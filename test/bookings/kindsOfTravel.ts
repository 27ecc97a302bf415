import { hasStops } from '#domain/booking/boarding/busStops.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'

/** Kinds of things that can be booked, with the check whether a booking has one. */
const KINDS: Readonly<Record<string, (booking: Booking) => boolean>> = {
  waitlist: ({ status }) => status.status.startsWith('WAITLIST'),
  extension: ({ date }) => (date?.extension ?? null) !== null,
  'price in EUR': ({ offer }) => offer.pricing?.currency === 'EUR',
  'early booking': (booking) => bargainDiscount(booking) !== null,
  'family package': ({ familyPackage }) => familyPackage !== null,
  'shared room': ({ draft, offer }) =>
    draft.rooms.some(({ accommodationId }) => roomOf(accommodationId, offer)?.capacitySettings.partialOccupancyAllowed),
  child: ({ draft }) => draft.travellers.some(({ birthday }) => birthday !== null && birthday > '2012'),
  baby: ({ draft }) => draft.babies.length > 0,
  'personal extra': ({ draft }) => draft.personalAddons.some(({ mandatory }) => !mandatory),
  'prescribed extra': ({ draft }) => draft.personalAddons.some(({ mandatory }) => mandatory),
  'extra of the booking': ({ draft }) => draft.bookingAddons.length > 0,
  'extra of the group': ({ draft }) => draft.collectiveAddons.length > 0,
  'extra of a room': ({ draft }) => draft.accommodationAddons.length > 0,
  discount: ({ draft }) => draft.personalDiscounts.some(({ mandatory }) => !mandatory),
  'prescribed discount': ({ draft }) => draft.personalDiscounts.some(({ mandatory }) => mandatory),
  eSIM: ({ draft }) => draft.esims.length > 0,
  stop: ({ draft }) => hasStops(draft),
  climate: ({ draft }) => draft.co2compensation,
  'papers by post': (booking) => chosenDocuments(booking)?.name === 'print',
  'papers by e-mail': (booking) => chosenDocuments(booking)?.name === 'electronic',
  'family insurance': ({ draft }) => draft.familyInsurance !== null,
  'personal insurance': ({ draft }) => draft.travellers.some(({ insurance }) => (insurance?.centimes ?? 0) > 0),
  'no insurance': ({ draft }) => draft.travellers.some(({ insurance }) => insurance?.centimes === 0),
  passport: ({ draft }) => draft.travellers.some(({ passport }) => passport !== null),
  'answer of a traveller': ({ draft }) =>
    draft.customData.travellers.some((answers) => Object.keys(answers).length > 0),
  'answer for the booking': ({ draft }) => Object.keys(draft.customData.booking).length > 0,
  'other billing address': ({ draft }) => draft.billingAddress !== null,
  'payment online': ({ draft }) => draft.payment.type === 'online',
}

/** Kinds that are in none of these bookings. */
export function kindsMissing(bookings: readonly Booking[]): readonly string[] {
  return Object.entries(KINDS).flatMap(([kind, has]) => (bookings.some(has) ? [] : [kind]))
}
