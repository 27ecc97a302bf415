import { randomUUID } from 'node:crypto'
import { stringifyDocument, type TypedDocumentNode } from '@urql/core'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { ContingentsDocument, PlaceBookingDocument, RatioTravelDocument, TravelDocument } from '#gql/graphql.ts'
import { bookableVariants } from '#test/bookings/shop.ts'
import { writtenBookings } from '#test/bookings/visit.ts'
import { shopAt } from './bookingThroughput.ts'
import type { BookingTurn, Request, Scene, VisitedTravel } from './crowdVisits.ts'
import { withSite } from './runningSites.ts'

/** Departures that are booked. */
const DEPARTURES = 60

const LIST = '/reisen?utm_source=newsletter&utm_medium=email'

/** Digits are no letters of a name. */
const LETTER_OF_DIGIT = 'abcdefghij'

/** Travels and pages to request, read from a site of today that is then stopped. */
export function readScene(): Promise<Scene> {
  return withSite(async ({ origin }) => {
    const shop = shopAt(origin)
    const html = await (await fetch(`${origin}${LIST}`)).text()
    const pages = new Map(
      [...html.matchAll(/href="(\/reisen\/([^/"?]+)\/[^/"?]+)"/g)].map(([, path, id]) => [id, path]),
    )
    const offers = await bookableVariants(shop)
    const bodies = (await writtenBookings(shop, DEPARTURES)).map((booking) => JSON.stringify(booking))
    const travels = offers.flatMap((offer) => visitedTravel(offer, pages.get(offer.travel.id)) ?? [])
    if (travels.length === 0 || bodies.length < DEPARTURES) throw new Error('There is too little to visit')
    return { list: { kind: 'list', path: LIST, body: null }, travels, booking: (turn) => bookingBody(bodies, turn) }
  })
}

/** Null of a variant without date, or of a travel that is not in the list. */
function visitedTravel({ travel, pricing, saleDates }: Offer, page: string | undefined): VisitedTravel | null {
  const [date] = saleDates
  if (page === undefined || pricing === null || date === undefined) return null
  const ratioTravelId = pricing.id
  return {
    page: { kind: 'travel', path: `${page}?utm_source=newsletter&utm_medium=email`, body: null },
    funnel: { kind: 'funnel', path: `/buchen/${travel.id}/start`, body: null },
    queries: [
      proxyQuery('Contingents', ContingentsDocument, { ratioTravelId, dateId: date.id }),
      proxyQuery('RatioTravel', RatioTravelDocument, { ratioTravelId, isWhole: true }),
      proxyQuery('Travel', TravelDocument, { travelId: travel.id, tenantId: '4', withBooking: true }),
    ],
  }
}

function proxyQuery<Data, Variables extends object>(
  kind: Request['kind'],
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Request {
  return {
    kind,
    path: PROXY_PATH,
    body: JSON.stringify({ operationName: kind, query: stringifyDocument(document), variables }),
  }
}

/** Every second booking of a run is of one departure, so that all want the same places; the others go round. */
function bookingBody(bodies: readonly string[], { run, booking }: BookingTurn): string {
  const body = bodies[(booking % 2 === 0 ? run : booking) % bodies.length] ?? ''
  const variables: unknown = JSON.parse(body, (key, value: unknown) => {
    if (key === 'submissionId') return randomUUID()
    return key === 'lastName' && typeof value === 'string' ? `${value} ${inLetters(booking)}` : value
  })
  return JSON.stringify({ operationName: 'PlaceBooking', query: stringifyDocument(PlaceBookingDocument), variables })
}

function inLetters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => LETTER_OF_DIGIT[Number(digit)] ?? '')
}
