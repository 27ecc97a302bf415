import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { openIssues, steps } from '#domain/booking/funnel/steps.ts'
import type { SubmissionResult } from '#domain/booking/funnel/submission.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { toBookingJson } from '#domain/booking/wire/payload.ts'
import {
  withBoarding,
  withDate,
  withOptions,
  withParty,
  withPricingTravel,
  withRoomQuantity,
  withSubmissionResult,
  withSubmissionStarted,
  withTravellerInsurance,
} from '#test/support/commands.ts'
import { BOOK_AGAIN_HEADER } from '#protocol/proxyEndpoint.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'
import { type BookingPage, type Catalogue, type Device, openBooking, openDevice, placeBookingBy } from './device.ts'
import { withPeople } from './people.ts'
import { TIMES } from './visit.ts'

/** The day the journeys of each kind of travel take place on. */
const KINDS_DAY = '2027-03-01'

/** A visitor on their way through one booking. */
export interface Journey extends BookingPage {
  /** Ids of the variant's parts begin with it: `gardasee-bus`. */
  readonly variant: string
}

export interface Beginning {
  readonly variant: string
  /** Start day without hyphens, `20270703`. */
  readonly day: string
  readonly party?: Partial<Party>
  /** Operator of the website; our own by default. */
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
  page.change((booking) => withParty(booking, { adults: 2, childBirthdays: [], babies: 0, ...party }))
  await page.loadContingents()
  return { ...page, variant }
}

/** Chooses rooms by the last part of their id. */
export function takeRooms({ variant, change }: Journey, rooms: Readonly<Record<string, number>>): void {
  for (const [key, quantity] of Object.entries(rooms))
    change((booking) => withRoomQuantity(booking, { accommodationId: `${variant}-${key}`, quantity }))
}

/** Fills in names, addresses and all else the form asks for; people without a birthday get these. */
export async function tellPeople(page: BookingPage, ...birthdays: readonly string[]): Promise<void> {
  await page.enter('personen')
  page.change((booking) => withPeople(booking, { birthdays, billing: 'traveller' }))
}

/** Everybody boards and leaves at a stop without surcharge, without insurance. */
export async function boardPlainly(page: BookingPage): Promise<void> {
  await page.enter('zusatzleistungen')
  await page.loadSummary()
  for (const direction of ['outbound', 'return'] as const) {
    const { date } = page.booking()
    const stop = date === null ? undefined : stopsOf(date, direction).find(({ surcharge }) => surcharge === 0)
    const choice = { direction, stopNo: stop?.stopNo ?? null, travellerIndex: null }
    page.change((booking) => withBoarding(booking, choice))
  }
  const { none } = insuranceOptions(page.booking().draft)
  page.change((booking) => withTravellerInsurance(booking, { travellerIndex: null, insurance: none }))
}

/** Issues of the steps before the last. */
export function lack(page: BookingPage): readonly Issue['key'][] {
  const before = steps.filter((step) => step.number < 4 && step.applies(page.booking()))
  return before.flatMap((step) => step.issues(page.booking())).map(({ key }) => key)
}

/**
 * Agrees to the terms and sends the booking. Throws where the website would not let the visitor.
 * @param isAgain where the same people have booked the same date before
 */
export async function book(page: BookingPage, { isAgain = false } = {}): Promise<SubmissionResult> {
  await page.enter('zahlung')
  await page.loadSummary()
  const { partner } = termsRequired(page.booking().offer)
  page.change(({ draft }) => withOptions(draft, { gtcAccepted: true, partnerGtcAccepted: partner }))
  const open = openIssues(page.booking()).map(({ key }) => key)
  if (open.length > 0) throw new Error(`Cannot be sent: ${open.join()}`)
  page.change(({ draft }) => withSubmissionStarted(draft, crypto.randomUUID()))
  const { graph, seller } = page.device
  const json = toBookingJson(page.booking(), TIMES)
  const outcome = await sendBooking(placeBookingBy(graph), {
    tenantId: seller.tenantId,
    json,
    header: isAgain ? BOOK_AGAIN_HEADER : null,
  })
  if (outcome.kind !== 'answered') throw new Error(`The booking is ${outcome.kind}`)
  page.take((booking) => withSubmissionResult(booking, outcome.result))
  return outcome.result
}
