import { randomUUID } from 'node:crypto'
import { print } from 'graphql'
import type { TypedDocumentNode } from '@urql/core'
import { dayInZurich } from '#domain/calendar.ts'
import { toBookingJson } from '#domain/booking/payload.ts'
import { steps } from '#domain/booking/steps.ts'
import { withSubmissionStarted } from '#domain/booking/submission.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { InitBookingPaymentDocument } from '#gql/graphql.ts'
import { documentOf } from '#test/support/server/openProxy.ts'
import { type PlacedBooking, replay } from '#test/support/placeBooking.ts'
import { randomCases } from '#test/support/journeys/cases.ts'
import { bookableVariants, type Shop } from '#test/support/journeys/shop.ts'
import { isHoused, onTheWire, TIMES, visit } from '#test/support/journeys/visit.ts'
import { FRESH_ID } from './wire.ts'

/** What an attacker learns of a site by using it: ids that exist, whole bookings, a payment that was begun. */
export interface Known {
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
  /** A file of the build. */
  readonly script: string
}

/** So many different bookings are taken apart. */
const BOOKINGS = 12
/** Not every visitor by chance finds a bed. */
const VISITORS = 80

/** A shop at a running site, asked the way the website asks. */
export function shopAt(origin: string): Shop {
  return {
    today: dayInZurich(new Date()),
    ask: async <Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => {
      const [definition] = document.definitions.filter((each) => each.kind === 'OperationDefinition')
      const body = JSON.stringify({ query: print(document), variables, operationName: definition?.name?.value })
      const response = await fetch(`${origin}/api/proxy`, { method: 'POST', headers: { 'content-type': 'application/json', ...someAddress() }, body })
      const { data } = (await response.json()) as { data: Data }
      return data
    },
  }
}

/** Looks around as an attacker would, and books once. */
export async function lookAround(origin: string): Promise<Known> {
  const shop = shopAt(origin)
  const variants = await bookableVariants(shop)
  const bookings = await bookingsAt(shop, variants, { count: BOOKINGS, payment: null })
  const { transactionIds, bookingId } = await begunPayments(origin, variants)
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const page = await (await fetch(`${origin}/reisen`)).text()
  return {
    paths: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    travels: variants.map(({ travel }) => travel.id),
    variants: variants.map(({ pricing }) => pricing?.id ?? ''),
    departures: variants.flatMap(({ saleDates }) => saleDates.slice(0, 2).map(({ id }) => id)),
    ...{ bookings, bookingId, transactionIds },
    script: /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '/assets/none.js',
  }
}

interface Wanted {
  readonly count: number
  /** Null for either. */
  readonly payment: 'online' | 'invoice' | null
}

/** Whole bookings the website lets pass, none of them sent. */
async function bookingsAt(shop: Shop, variants: readonly Offer[], { count, payment }: Wanted): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const { variant, date, party, wishes } of randomCases(variants, { count: VISITORS, seed: 20_261_101 })) {
    if (found.length === count) break
    const wanted = payment === null ? wishes : { ...wishes, payment, waits: 'never' as const }
    const { draft, offer } = await visit(shop, variant, { date, visitor: { party, wishes: wanted } })
    const isWhole = isHoused(draft) && steps.every((step) => !step.applies(draft, offer) || step.issues(draft, offer).length === 0)
    if (!isWhole || (payment !== null && draft.payment.type !== payment)) continue
    found.push(onTheWire(toBookingJson(withSubmissionStarted(draft, FRESH_ID), offer, TIMES)))
  }
  return found
}

/** So many bookings at most are tried: an attack may have taken the last room meanwhile. */
const TRIES = 3

/** Places a booking as the website does, for what is on sale now. */
export async function bookReally(origin: string, payment: 'online' | 'invoice', variants?: readonly Offer[]): Promise<PlacedBooking & { readonly bookingId: string | null }> {
  const shop = shopAt(origin)
  const wanted = await bookingsAt(shop, variants ?? (await bookableVariants(shop)), { count: TRIES, payment })
  for (const json of wanted) {
    const body = JSON.stringify({ query: documentOf('PlaceBooking'), variables: { tenantId: 4, json }, operationName: 'PlaceBooking' })
    const placed = await replay(origin, body.replace(FRESH_ID, randomUUID()))
    if (placed.success) return placed as Awaited<ReturnType<typeof bookReally>>
  }
  throw new Error(`None of ${wanted.length} bookings could be placed`)
}

/** Two payments of one booking: one that was broken off, and one that is open. */
async function begunPayments(origin: string, variants: readonly Offer[]): Promise<Pick<Known, 'transactionIds' | 'bookingId'>> {
  const { bookingId } = await bookReally(origin, 'online', variants)
  const transactionIds: string[] = []
  for (const action of ['abbrechen', null]) {
    const input = { bookingId: bookingId ?? '', tenantId: '4', returnUrl: '/buchen/provence/online-zahlung' }
    const { initBookingPayment } = await shopAt(origin).ask(InitBookingPaymentDocument, { input })
    const id = initBookingPayment.transactionId ?? ''
    transactionIds.push(id)
    if (action !== null) await fetch(`${origin}/sandbox-zahlung/v1/start/${id}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ aktion: action }) })
  }
  return { bookingId: bookingId ?? '', transactionIds }
}

/** An address of a network of its own, as the proxy in front tells it. */
export function someAddress(number = Math.floor(Math.random() * 2 ** 32)): Readonly<Record<'x-forwarded-for', string>> {
  const bytes = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)
  return { 'x-forwarded-for': `${1 + ((bytes[0] ?? 0) % 9)}.${bytes.slice(1).join('.')}` }
}
