import { hasStops, stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBoarding } from '#domain/booking/commands/boarding.ts'
import { withDate, withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { withOptions } from '#domain/booking/commands/payment.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { steps } from '#domain/booking/funnel/steps.ts'
import {
  canSubmit,
  type SubmissionResult,
  withSubmissionResult,
  withSubmissionStarted,
} from '#domain/booking/funnel/submission.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'
import { type BookingPage, type Catalogue, type Device, openBooking, openDevice, placeBookingBy } from './device.ts'
import { withPeople } from './people.ts'
import { TIMES, type Visit } from './visit.ts'

/** The day the journeys of each kind of travel take place on. */
const KINDS_DAY = '2027-03-01'

/** A visitor on their way through one booking, page and device in one. */
export interface Journey extends BookingPage {
  readonly device: Device
  /** Ids of the variant's parts begin with it: `gardasee-bus`. */
  readonly variant: string
}

export interface Beginning {
  readonly variant: string
  /** Start day without hyphens, `20270703`. */
  readonly day: string
  readonly party?: Partial<Party>
  /** Whose website it is; our own where left out. */
  readonly seller?: Device['seller']
  readonly catalogue?: Catalogue
}

/** Opens a travel and chooses variant, date and party. Contingents are loaded. */
export async function begin({ variant, day, party = {}, seller, catalogue }: Beginning): Promise<Journey> {
  const device = await openDevice(KINDS_DAY, seller, catalogue)
  const travelId = variant.slice(0, variant.lastIndexOf('-'))
  const page = await openBooking(device, device.newStore(), travelId)
  page.change((booking) => withPricingTravel(booking, variant))
  await page.enter('start')
  page.change((booking) => withDate(booking, { dateId: `${variant}-${day}`, extensionId: null }))
  const wanted = { adults: 2, childBirthdays: [], babies: 0, ...party }
  page.change((booking) => withParty(booking, wanted))
  await page.loadContingents()
  return { ...page, device, variant }
}

/** Chooses rooms by the last part of their id. */
export function takeRooms(journey: Journey, rooms: Readonly<Record<string, number>>): void {
  const chosen = Object.entries(rooms).map(([key, quantity]) => ({
    accommodationId: `${journey.variant}-${key}`,
    quantity,
  }))
  journey.change((booking) => withRooms(booking, chosen))
}

/** Fills in the personal data form; people without a birthday get these. */
export async function tellPeople(journey: Journey, ...birthdays: readonly string[]): Promise<void> {
  await journey.enter('personen')
  journey.change(({ draft, offer }) => withPeople(draft, { birthdays, billing: 'traveller' }, offer))
}

/** Everybody boards and leaves at a stop without surcharge, without insurance. */
export async function boardPlainly(journey: Journey): Promise<void> {
  await journey.enter('zusatzleistungen')
  await journey.loadSummary()
  for (const direction of ['outbound', 'return'] as const) {
    const date = resolve(journey.draft(), journey.offer()).date
    const stop = date === null ? undefined : stopsOf(date, direction).find(({ surcharge }) => surcharge === 0)
    const choice = { direction, stopNo: stop?.stopNo ?? null, travellerIndex: null }
    journey.change((booking) => withBoarding(booking, choice))
  }
  const { none } = insuranceOptions(journey.draft())
  journey.change((booking) => withTravellerInsurance(booking, { travellerIndex: null, insurance: none }))
}

/** Issues of the steps before the last. */
export function lack(journey: Journey): readonly Issue['key'][] {
  const booking = resolve(journey.draft(), journey.offer())
  return steps.flatMap((step) =>
    step.applies(booking) && step.number < 4 ? step.issues(booking).map(({ key }) => key) : [],
  )
}

/** Agrees to the terms and sends the booking. Throws where the website would not let the visitor. */
export async function book(journey: Journey): Promise<SubmissionResult> {
  await journey.enter('zahlung')
  await journey.loadSummary()
  const { partner } = termsRequired(journey.offer())
  journey.change(({ draft }) => withOptions(draft, { gtcAccepted: true, partnerGtcAccepted: partner }))
  if (!canSubmit(resolve(journey.draft(), journey.offer()))) throw new Error(`Cannot be sent: ${lack(journey).join()}`)
  journey.change(({ draft }) => withSubmissionStarted(draft, '7a3c1f0e-5b1d-4c57-9a51-0d8f4e2b6c11'))
  const { graph, seller } = journey.device
  const outcome = await sendBooking(placeBookingBy(graph), {
    tenantId: seller.tenantId,
    json: toBookingJson(resolve(journey.draft(), journey.offer()), TIMES),
  })
  if (outcome.kind !== 'answered') throw new Error(`The booking is ${outcome.kind}`)
  journey.take((booking) => withSubmissionResult(booking, outcome.result))
  return outcome.result
}

/** Kinds of things that can be booked, with the check whether a booking has one. */
const KINDS: Readonly<Record<string, (visit: Visit) => boolean>> = {
  waitlist: ({ draft, offer }) => resolve(draft, offer).status.status.startsWith('WAITLIST'),
  extension: ({ draft, offer }) => (resolve(draft, offer).date?.extension ?? null) !== null,
  'price in EUR': ({ offer }) => offer.pricing?.currency === 'EUR',
  'early booking': ({ draft, offer }) => bargainDiscount(resolve(draft, offer)) !== null,
  'family package': ({ draft, offer }) => resolve(draft, offer).familyPackage !== null,
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
  'papers by post': ({ draft, offer }) => chosenDocuments(resolve(draft, offer))?.name === 'print',
  'papers by e-mail': ({ draft, offer }) => chosenDocuments(resolve(draft, offer))?.name === 'electronic',
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
export function kindsMissing(visits: readonly Visit[]): readonly string[] {
  return Object.entries(KINDS).flatMap(([kind, has]) => (visits.some(has) ? [] : [kind]))
}
