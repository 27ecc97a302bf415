import { randomUUID } from 'node:crypto'
import type { TypedDocumentNode } from '@urql/core'
import { Kind, print } from 'graphql'
import { dayInZurich } from '#domain/calendar.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { InitBookingPaymentDocument } from '#gql/graphql.ts'
import type { PlaceBookingResult } from '#platform/generated/resolverTypes.ts'
import { randomCases } from '#test/bookings/preferences.ts'
import { bookableVariants, type Shop } from '#test/bookings/shop.ts'
import { isHoused, placing, visit } from '#test/bookings/visit.ts'
import { documentOf } from '#test/support/server/openProxy.ts'
import { FRESH_ID } from './exchange.ts'

/** Facts an attacker can learn by using the site: existing ids, whole bookings, a started payment. */
export interface FuzzContext {
  /** Addresses of the sitemap. */
  readonly paths: readonly string[]
  readonly travels: readonly string[]
  readonly variants: readonly string[]
  readonly departures: readonly string[]
  /** Bookings the website would send, with the place of a submission id in each. */
  readonly bookings: readonly unknown[]
  /** A booking of the attacker's own. */
  readonly bookingId: string
  readonly transactionIds: readonly string[]
  /** Public ids of pictures. */
  readonly pictures: readonly string[]
  /** A file of the build. */
  readonly script: string
}

/** So many different bookings are taken apart. */
const BOOKINGS = 12
/** Not every random visitor finds a bed. */
const VISITORS = 80

/** The platform of a running site, queried through its proxy. */
function shopAt(origin: string): Shop {
  return {
    today: dayInZurich(new Date()),
    ask: async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
      const [definition] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
      const answer = await post(origin, { query: print(document), variables, operationName: definition?.name?.value })
      return (answer as { readonly data: Data }).data
    },
  }
}

/** A request of a page, from a random address. Bookings are confirmed as intended, because the same people book repeatedly. */
async function post(origin: string, call: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-book-again': '1', ...someAddress() }
  const response = await fetch(`${origin}/api/proxy`, { method: 'POST', headers, body: JSON.stringify(call) })
  return response.json()
}

/** Looks around as an attacker would, and books once. */
export async function lookAround(origin: string): Promise<FuzzContext> {
  const shop = shopAt(origin)
  const variants = await bookableVariants(shop)
  const bookings = await bookingsAt(shop, variants, { count: BOOKINGS, payment: null })
  const { transactionIds, bookingId } = await begunPayments(origin, variants)
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const page = await (await fetch(`${origin}/reisen`)).text()
  const pictures = [...page.matchAll(/\/bilder\/([\w/-]+)/g)].map(([, id = '']) => id)
  return {
    paths: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    travels: variants.map(({ travel }) => travel.id),
    variants: variants.map(({ pricing }) => pricing?.id ?? ''),
    departures: variants.flatMap(({ saleDates }) => saleDates.slice(0, 2).map(({ id }) => id)),
    bookings,
    bookingId,
    transactionIds,
    pictures: [...new Set(pictures)],
    script: /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/assets/none.js',
  }
}

interface Wanted {
  readonly count: number
  /** Null for either. */
  readonly payment: 'online' | 'invoice' | null
}

/** Complete bookings that pass validation, none of them sent. */
async function bookingsAt(
  shop: Shop,
  variants: readonly Offer[],
  { count, payment }: Wanted,
): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const { variant, date, party, preferences } of randomCases(variants, { count: VISITORS, seed: 20_261_101 })) {
    if (found.length === count) break
    const wanted = payment === null ? preferences : { ...preferences, payment, waits: 'never' as const }
    const booking = await visit(shop, variant, { date, visitor: { party, preferences: wanted } })
    const isWhole = isHoused(booking) && openIssues(booking).length === 0
    if (!isWhole || (payment !== null && booking.draft.payment.type !== payment)) continue
    found.push(placing(booking, FRESH_ID).json)
  }
  return found
}

/** So many bookings at most are tried: an attack may have taken the last room meanwhile. */
const TRIES = 3

/** Places a booking as the website does. */
export async function bookReally(
  origin: string,
  payment: 'online' | 'invoice',
  variants?: readonly Offer[],
): Promise<PlaceBookingResult> {
  const shop = shopAt(origin)
  const wanted = await bookingsAt(shop, variants ?? (await bookableVariants(shop)), { count: TRIES, payment })
  const answers: unknown[] = []
  for (const json of wanted) {
    const call = {
      query: documentOf('PlaceBooking'),
      variables: { tenantId: 4, json: renamed(json) },
      operationName: 'PlaceBooking',
    }
    const answer = (await post(origin, call)) as {
      readonly data?: { readonly placeBooking: PlaceBookingResult } | null
    }
    if (answer.data?.placeBooking.success === true) return answer.data.placeBooking
    answers.push(answer)
  }
  throw new Error(`None of ${wanted.length} bookings could be placed: ${JSON.stringify(answers)}`)
}

function renamed(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replace(FRESH_ID, randomUUID()))
}

/** A booking to pay for, and the payments of another: one that was broken off, and one that is open. */
async function begunPayments(
  origin: string,
  variants: readonly Offer[],
): Promise<Pick<FuzzContext, 'transactionIds' | 'bookingId'>> {
  const [mine, other] = [await bookReally(origin, 'online', variants), await bookReally(origin, 'online', variants)]
  const transactionIds: string[] = []
  for (const action of ['abbrechen', null]) {
    const input = { bookingId: other.bookingId ?? '', tenantId: '4', returnUrl: '/buchen/provence/online-zahlung' }
    const { initBookingPayment } = await shopAt(origin).ask(InitBookingPaymentDocument, { input })
    const id = initBookingPayment.transactionId ?? ''
    transactionIds.push(id)
    if (action !== null)
      await fetch(`${origin}/sandbox-zahlung/v1/start/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ aktion: action }),
      })
  }
  return { bookingId: mine.bookingId ?? '', transactionIds }
}

/** A client address in a separate network, as the reverse proxy forwards it. */
export function someAddress(number = Math.floor(Math.random() * 2 ** 32)): Readonly<Record<'x-forwarded-for', string>> {
  const bytes = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)
  return { 'x-forwarded-for': `${1 + ((bytes[0] ?? 0) % 9)}.${bytes.slice(1).join('.')}` }
}
