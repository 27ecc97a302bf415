import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBoarding } from '#domain/booking/commands/boarding.ts'
import { withDate, withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { withOptions } from '#domain/booking/commands/payment.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
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
import { type Party } from '#domain/booking/people/partyPeople.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'
import { type Catalogue, type Device, openDevice } from './device.ts'
import { type BookingPage, openBooking } from './page.ts'
import { withPeople } from './people.ts'
import { placeBookingBy } from './placeBooking.ts'
import { TIMES } from './visit.ts'

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
  page.change((draft, offer) => withPricingTravel(draft, variant, offer))
  await page.enter('start')
  page.change((draft, offer) => withDate(draft, { dateId: `${variant}-${day}`, extensionId: null }, offer))
  const wanted = { adults: 2, childBirthdays: [], babies: 0, ...party }
  page.change((draft, offer) => withParty(draft, wanted, offer))
  await page.loadContingents()
  return { ...page, device, variant }
}

/** Chooses rooms by the last part of their id. */
export function takeRooms(journey: Journey, rooms: Readonly<Record<string, number>>): void {
  const chosen = Object.entries(rooms).map(([key, quantity]) => ({
    accommodationId: `${journey.variant}-${key}`,
    quantity,
  }))
  journey.change((draft, offer) => withRooms(draft, chosen, offer))
}

/** Names, addresses and everything else the form asks, with these birthdays for those who have none yet. */
export async function tellPeople(journey: Journey, ...birthdays: readonly string[]): Promise<void> {
  await journey.enter('personen')
  journey.change((draft, offer) => withPeople(draft, { birthdays, billing: 'traveller' }, offer))
}

/** All board and leave where it costs nothing, and nobody is insured. */
export async function boardPlainly(journey: Journey): Promise<void> {
  await journey.enter('zusatzleistungen')
  await journey.loadSummary()
  for (const direction of ['outbound', 'return'] as const) {
    const date = dateOf(journey.draft(), journey.offer())
    const stop = date === null ? undefined : stopsOf(date, direction).find(({ surcharge }) => surcharge === 0)
    const choice = { direction, stopNo: stop?.stopNo ?? null, travellerIndex: null }
    journey.change((draft, offer) => withBoarding(draft, choice, offer))
  }
  const { none } = insuranceOptions(journey.draft())
  journey.change((draft, offer) => withTravellerInsurance(draft, { travellerIndex: null, insurance: none }, offer))
}

/** What the steps before the last still lack. */
export function lack(journey: Journey): readonly Issue['key'][] {
  const draft = journey.draft()
  const offer = journey.offer()
  return steps.flatMap((step) =>
    step.applies(draft, offer) && step.number < 4 ? step.issues(draft, offer).map(({ key }) => key) : [],
  )
}

/** Agrees to the terms and sends the booking. Throws where the website would not let the visitor. */
export async function book(journey: Journey): Promise<SubmissionResult> {
  await journey.enter('zahlung')
  await journey.loadSummary()
  const { partner } = termsRequired(journey.offer())
  journey.change((draft) => withOptions(draft, { gtcAccepted: true, partnerGtcAccepted: partner }))
  if (!canSubmit(journey.draft(), journey.offer())) throw new Error(`Cannot be sent: ${lack(journey).join()}`)
  journey.change((draft) => withSubmissionStarted(draft, '7a3c1f0e-5b1d-4c57-9a51-0d8f4e2b6c11'))
  const { graph, seller } = journey.device
  const outcome = await sendBooking(placeBookingBy(graph), {
    tenantId: seller.tenantId,
    json: toBookingJson(journey.draft(), journey.offer(), TIMES),
  })
  if (outcome.kind !== 'answered') throw new Error(`The booking is ${outcome.kind}`)
  journey.take((draft, offer) => withSubmissionResult(draft, outcome.result, offer))
  return outcome.result
}
