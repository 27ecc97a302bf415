import type { SubmissionResult } from '#domain/booking/funnel/submission.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import {
  BestsellerTravelsDocument,
  InitBookingPaymentDocument,
  TenantCmsDocument,
  TravelFilterDocument,
} from '#gql/graphql.ts'
import type { Seller } from '#state/seller.ts'
import {
  withBoarding,
  withBookingAddon,
  withCollectiveAddon,
  withDate,
  withExtension,
  withFamilyInsurance,
  withParty,
  withPersonalAddon,
  withPersonalDiscount,
  withPricingTravel,
  withRoomAddon,
  withRoomQuantity,
  withTravellerInsurance,
} from '#test/support/commands.ts'
import { type BookingPage, type Device, openBooking, openDeviceAt, standInBrowser } from '#test/bookings/device.ts'
import { book as bookJourney } from '#test/bookings/journey.ts'
import { catalogueOf, dayAfter, type Ids } from './catalogue.ts'
import { GENERATED_DAY, type GeneratedSite } from './platform.ts'
import { traitsOf } from './traits.ts'

/** A visitor in the booking funnel on a generated platform. */
export interface GeneratedVisit extends BookingPage {
  readonly site: GeneratedSite
  /** Ids by the keys of the catalogue: `gardasee dz`. */
  readonly id: Ids
}

interface BookingStart {
  readonly slug: string
  readonly variant?: string
  /** Key of the departure: `gardasee summer`. */
  readonly departure: string
  readonly party?: Partial<Party>
  readonly seller?: Seller
}

const devices = new WeakMap<GeneratedSite, Map<string, Device>>()

/** One device shared by all visits of a site: loading the page's client again takes longer than a journey. */
async function deviceOf(site: GeneratedSite, seller?: Seller): Promise<Device> {
  const known = devices.get(site) ?? new Map<string, Device>()
  devices.set(site, known)
  const key = JSON.stringify(seller ?? null)
  const device = known.get(key)
  if (device !== undefined) {
    standInBrowser(site.proxy, GENERATED_DAY, seller)
    return device
  }
  const opened = await openDeviceAt(site.proxy, GENERATED_DAY, seller)
  known.set(key, opened)
  return opened
}

/** Opens the travel by the slug of its card, and chooses variant, date and party. */
export async function begin(
  site: GeneratedSite,
  { slug, variant, departure, party = {}, seller }: BookingStart,
): Promise<GeneratedVisit> {
  const device = await deviceOf(site, seller)
  const { ids: id } = catalogueOf(traitsOf(site.platform.seed), GENERATED_DAY)
  const page = await openBooking(device, device.newStore(), slug)
  if (variant !== undefined) page.change((booking) => withPricingTravel(booking, id(variant)))
  await page.enter('start')
  const dateId = id(departure)
  if (!page.booking().offer.saleDates.some((date) => date.id === dateId)) {
    throw new Error(
      `${departure} is not for sale; on sale are ${JSON.stringify(page.booking().offer.saleDates.map(({ id: one }) => one))}`,
    )
  }
  page.change((booking) => withDate(booking, { dateId, extensionId: null }))
  page.change((booking) => withParty(booking, { adults: 2, childBirthdays: [], babies: 0, ...party }))
  await page.loadContingents()
  return { ...page, site, id }
}

export function takeRooms({ id, change }: GeneratedVisit, rooms: Readonly<Record<string, number>>): void {
  for (const [room, quantity] of Object.entries(rooms))
    change((booking) => withRoomQuantity(booking, { accommodationId: id(room), quantity }))
}

export async function extend(visit: GeneratedVisit, departure: string, extension: string): Promise<void> {
  await visit.enter('verlaengerung')
  visit.change((booking) => withExtension(booking, { dateId: visit.id(departure), extensionId: visit.id(extension) }))
  await visit.loadContingents()
}

interface Extras {
  readonly personal?: Readonly<Record<string, number>>
  readonly booking?: readonly string[]
  readonly collective?: readonly string[]
  readonly discounts?: Readonly<Record<string, number>>
  /** Keys of room and extra. */
  readonly room?: readonly [room: string, extra: string]
}

export async function takeExtras(
  visit: GeneratedVisit,
  { personal = {}, booking = [], collective = [], discounts = {}, room }: Extras,
): Promise<void> {
  await visit.enter('leistungen')
  const { id, change } = visit
  for (const [word, quantity] of Object.entries(personal))
    change((booking) => withPersonalAddon(booking, { addonId: id(word), quantity }))
  for (const word of booking) change((booking) => withBookingAddon(booking, { addonId: id(word), quantity: 1 }))
  for (const word of collective) change((booking) => withCollectiveAddon(booking, { addonId: id(word), quantity: 1 }))
  for (const [word, quantity] of Object.entries(discounts))
    change((booking) => withPersonalDiscount(booking, { discountId: id(word), quantity }))
  if (room === undefined) return
  const choice = { type: 'accommodation', typeId: id(room[0]), addonId: id(room[1]), quantity: 1 } as const
  change((booking) => withRoomAddon(booking, choice))
}

/** Chooses outbound and return stop for everybody (null without coach), and loads the insurances. */
export async function board(visit: GeneratedVisit, outbound: string | null, back: string | null): Promise<void> {
  await visit.enter('zusatzleistungen')
  await visit.loadSummary()
  for (const [direction, stopNo] of [
    ['outbound', outbound],
    ['return', back],
  ] as const) {
    if (stopNo !== null) visit.change((booking) => withBoarding(booking, { direction, stopNo, travellerIndex: null }))
  }
}

/** Chooses an insurance for one traveller by its number, or no insurance for all without one yet. */
export function insure(visit: GeneratedVisit, travellerIndex: number | null, no: string | null): void {
  const { travellers, none } = insuranceOptions(visit.booking().draft)
  const found = no === null ? none : travellers(travellerIndex ?? 0).find(({ ratioServiceNo }) => ratioServiceNo === no)
  if (found === undefined || found === null) throw new Error(`Insurance ${no ?? 'none'} is not offered`)
  visit.change((booking) => withTravellerInsurance(booking, { travellerIndex, insurance: found }))
}

export function insureTogether(visit: GeneratedVisit, no: string): void {
  const found = insuranceOptions(visit.booking().draft).booking.find(({ ratioServiceNo }) => ratioServiceNo === no)
  if (found === undefined) throw new Error(`Insurance ${no} is not offered`)
  visit.change((booking) => withFamilyInsurance(booking, found))
}

/** Accepts the terms and sends the booking; the travellers are the same in all journeys. */
export function book(visit: GeneratedVisit): Promise<SubmissionResult> {
  return bookJourney(visit, { isAgain: true })
}

/** Starts the payment, like the page for online payment. */
export async function beginPayment(
  { device: { graph, seller } }: GeneratedVisit,
  bookingId: string,
): Promise<string | null> {
  const { data, error } = await graph
    .mutation(InitBookingPaymentDocument, { input: { bookingId, tenantId: seller.tenantId } })
    .toPromise()
  if (data === undefined) throw new Error(`Payment: ${error?.message ?? 'no answer'}`)
  return data.initBookingPayment.transactionId
}

/** Responses to the queries of public pages, as the browser receives them. */
export async function askPublicPages(
  site: GeneratedSite,
): Promise<{ readonly slugs: readonly string[]; readonly bestsellers: number; readonly categories: number }> {
  const { graph } = await deviceOf(site)
  const list = await graph.query(TravelFilterDocument, { tenantId: '4', query: '', filters: [] }).toPromise()
  const best = await graph.query(BestsellerTravelsDocument, { tenantId: '4' }).toPromise()
  const cms = await graph.query(TenantCmsDocument, { tenantId: '4' }).toPromise()
  const slugs = listAt(list.data, 'travelFilter', 'travels').map((travel) => String(at(travel, 'urlSlug')))
  return {
    slugs,
    bestsellers: listAt(best.data, 'bestsellerTravels').length,
    categories: listAt(cms.data, 'tenant', 'cms', 'categories').length,
  }
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const fields = path.reduce(at, value)
  return Array.isArray(fields) ? fields : []
}

/** Birthday of a person who reached this age thirty days ago. */
export function birthdayAtAge(years: number): string {
  const day = dayAfter(GENERATED_DAY, -30)
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}
