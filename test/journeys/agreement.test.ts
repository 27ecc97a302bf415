import { expect, test } from 'vitest'
import { currentBooking } from '#domain/booking/changes/reconcile.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { collectiveServiceNo, extensionPackageNo, packageNosOn } from '#domain/catalogue/rates.ts'
import { PlaceBookingDocument } from '#gql/graphql.ts'
import { after } from '#test/support/commands.ts'
import { openShop } from '#test/bookings/device.ts'
import { kindsMissing } from '#test/bookings/kindsOfTravel.ts'
import { bookableVariants, type Shop, whatIsLeft } from '#test/bookings/shop.ts'
import { isHoused, placing, visit, withBeds } from '#test/bookings/visit.ts'
import { type Case, randomCases, steadyCases, type Preferences } from '#test/bookings/preferences.ts'

const TODAY = '2027-03-01'

const SEED = Number(process.env.AGREEMENT_SEED ?? 20_270_301)
/** Bookings placed, those of the usual parties included. */
const BOOKINGS = Number(process.env.AGREEMENT_BOOKINGS ?? 1000)
/** Visitors for each booking: some find no bed, some a child of theirs too old to come as one. */
const VISITORS_PER_BOOKING = 2
/** One booking in so many is sent twice, as by a visitor whose first answer got lost. */
const REPEATED = 5

/** A problem is told with the draft; of many the first ones tell enough. */
const DRAFTS_TOLD = 3

/** Legitimate issues of the website: a person of no age group for the whole travel, and one baby too many. */
const RIGHTLY_MISSING: readonly string[] = ['booking.travellersWithoutAgeGroup', 'booking.babiesWithoutPlace']

/** Sends the booking and tells where the platform disagrees. */
async function disagreements(shop: Shop, booking: Booking, index: number): Promise<readonly string[]> {
  const { draft, offer } = booking
  const { total, isComplete } = price(booking)
  const variables = placing(booking, `visit-${index}`)
  const { placeBooking: first } = await shop.ask(PlaceBookingDocument, variables)
  const { placeBooking: again } =
    index % REPEATED === 0 ? await shop.ask(PlaceBookingDocument, variables) : { placeBooking: first }
  const left = await whatIsLeft(shop, offer, draft.date?.dateId ?? '')
  const before = offer.contingents?.left ?? left
  const expected = leftAfter(before, booking)
  return [
    ...(JSON.stringify(after(booking, () => draft).draft) === JSON.stringify(draft) ? [] : ['not settled']),
    ...(isComplete ? [] : ['a price is missing']),
    ...(first.success ? [] : [`refused: ${first.message ?? ''}`]),
    ...(Math.round((first.totalPrice ?? 0) * 100) === total.centimes
      ? []
      : [`${total.centimes} here, ${first.totalPrice ?? 'nothing'} there`]),
    ...(again.orderNo === first.orderNo && again.success ? [] : ['a repeat got another answer']),
    ...(describe(left) === describe(expected) ? [] : [`left: ${describe(left)} instead of ${describe(expected)}`]),
  ]
}

function describe({ packages, services }: Awaited<ReturnType<typeof whatIsLeft>>): string {
  return JSON.stringify([[...packages], [...services]])
}

/** Whether only a lack of places keeps the party from beds. */
function isForLackOfPlaces({ draft, offer }: Booking, preferences: Preferences): boolean {
  const saleDates = offer.saleDates.map((date) => ({ ...date, places: null }))
  const unlimited = { ...offer, contingents: null, saleDates }
  return isHoused(withBeds(currentBooking(draft, draft.travelId, unlimited), preferences))
}

/** Why a visit that does not end in a booking should have; nothing for those that rightly do not. */
function wronglyHeldUp(visited: Booking, { isUsual, preferences }: Case): readonly string[] {
  if (!isHoused(visited))
    return isUsual && !isForLackOfPlaces(visited, preferences) ? ['no beds, however many there are'] : []
  const lack = openIssues(visited).filter(({ key }) => isUsual || !RIGHTLY_MISSING.includes(key))
  return lack.length === 0 ? [] : [`lacks ${JSON.stringify(lack)}`]
}

test(
  `${BOOKINGS} bookings the website lets pass are accepted by the platform at the very price the visitor saw`,
  { timeout: 120_000 + BOOKINGS * 500 },
  async () => {
    console.info(
      `Agreement of website and platform: AGREEMENT_SEED=${SEED} AGREEMENT_BOOKINGS=${BOOKINGS} repeats this run.`,
    )
    const shop = await openShop(TODAY)
    const variants = await bookableVariants(shop)
    const steady = steadyCases(variants)
    const random = randomCases(variants, { count: BOOKINGS * VISITORS_PER_BOOKING, seed: SEED })
    const problems: string[] = []
    const booked: Booking[] = []
    for (const [index, one] of [...steady, ...random].entries()) {
      if (booked.length >= BOOKINGS && index >= steady.length) break
      const visited = await visit(shop, one.variant, { date: one.date, visitor: one })
      const canBook = isHoused(visited) && openIssues(visited).length === 0
      const found = canBook ? await disagreements(shop, visited, index) : wronglyHeldUp(visited, one)
      const drawn = () => (problems.length < DRAFTS_TOLD ? `\n${JSON.stringify(visited.draft)}` : '')
      for (const problem of found)
        problems.push(`seed ${SEED}, ${one.name}, ${one.date.id} ${one.date.extension?.id ?? ''}: ${problem}${drawn()}`)
      if (canBook) booked.push(visited)
    }
    expect(problems).toEqual([])
    expect(booked.length).toBeGreaterThanOrEqual(BOOKINGS)
    expect(new Set(booked.map(({ offer }) => offer.pricing?.id)).size).toBe(variants.length)
    expect(kindsMissing(booked)).toEqual([])
  },
)

/** The platform's number for a service without limit. */
const UNLIMITED = 999

/** Contingents after a booking: less a place for each bed and a unit for each extra, unchanged by a waiting list. */
function leftAfter(before: Contingents, booking: Booking): Contingents {
  if (booking.status.status.startsWith('WAITLIST')) return before
  return {
    packages: lessened(before.packages, bedsTaken(booking)),
    services: lessened(before.services, unitsTaken(booking)),
  }
}

function lessened(before: ReadonlyMap<string, number>, taken: readonly string[]): ReadonlyMap<string, number> {
  const count = (no: string) => taken.filter((other) => other === no).length
  return new Map([...before].map(([no, left]) => [no, left === UNLIMITED ? left : left - count(no)]))
}

/** The package numbers of each place. A family package takes places of the extension only. */
function bedsTaken({ draft, offer, date, familyPackage }: Booking): readonly string[] {
  if (date === null) return []
  const beds = draft.travellers.flatMap(({ accommodationId }) => {
    const room = roomOf(accommodationId, offer)
    if (room === null) return []
    return familyPackage !== null ? (extensionPackageNo(room, date) ?? []) : packageNosOn(room, date)
  })
  const cot = offer.pricing?.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  return [...beds, ...draft.babies.flatMap(() => cot?.ratioPackageNo ?? [])]
}

/** One service number for each unit. A collective extra takes one unit of every service it is charged by. */
function unitsTaken({ draft, offer: { pricing }, familyPackage }: Booking): readonly string[] {
  const addons = [
    ...(pricing?.personalAddons ?? []),
    ...(pricing?.bookingAddons ?? []),
    ...(pricing?.accommodationAddons ?? []),
  ]
  const chosen = [...draft.personalAddons, ...draft.bookingAddons, ...draft.accommodationAddons]
  const single = chosen.flatMap(({ addonId, quantity }) => {
    const no = addons.find(({ id }) => id === addonId)?.ratioServiceNo
    return no === undefined ? [] : Array.from({ length: quantity }, () => no)
  })
  const collective = draft.collectiveAddons.flatMap(({ addonId }) => {
    const addon = pricing?.collectiveAddons.find(({ id }) => id === addonId)
    if (addon === undefined) return []
    return [...new Set(draft.travellers.flatMap(({ ageGroupId }) => collectiveServiceNo(addon, ageGroupId) ?? []))]
  })
  return [...single, ...collective, ...(familyPackage === null ? [] : [familyPackage.ratioServiceNo])]
}
