import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import {
  readPricingTravel,
  readSalesSettings,
  readTravel,
  type BookableTravel,
  type PricingTravel,
} from '#domain/catalogue/catalogue.ts'
import { isToBeConfirmed, statusCode } from '#domain/catalogue/dateState.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { pathClashes } from '#domain/content/pathClashes.ts'
import type { AllTravelAvailabilityStatusQuery, TravelQuery } from '#gql/graphql.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { BestsellerTravelsDocument } from '#gql/operations/BestsellerTravels.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { RatioSummaryQueryDocument } from '#gql/operations/RatioSummaryQuery.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import type { Session } from './session.ts'

/** Travels of the list that are checked in detail. */
const MOST_TRAVELS = 5

export interface Walk {
  readonly session: Session
  readonly tenantId: string
  /** The calendar day in the operator's zone. */
  readonly today: string
}

/** Sends every query to the platform, in the order of a visit. */
export async function walk(walking: Walk): Promise<void> {
  const { session, tenantId } = walking
  const statuses = await session.ask(AllTravelAvailabilityStatusDocument, {})
  // Without GraphQL every further query would only run into its timeout.
  if (session.silence() !== null) return
  const content = await session.ask(TenantCmsDocument, { tenantId, withPages: true })
  const cms = partOf(partOf(content, 'tenant'), 'cms')
  if (content !== null && (cms ?? null) === null)
    session.noteUnreadable('TenantCms', `tenant ${tenantId} is unknown, or has no content`)
  for (const clash of pathClashes(partOf(cms, 'categories'))) session.noteUnreadable('TenantCms', clash)
  await session.ask(BestsellerTravelsDocument, { tenantId })
  const list = await session.ask(TravelFilterDocument, { tenantId, query: '', filters: [], withTravels: true })
  const ids = listedIds(list)
  if (list !== null && ids.length === 0) session.noteUnreadable('TravelFilter', 'the list names no travel')
  for (const travelId of ids.slice(0, MOST_TRAVELS)) await walkTravel({ ...walking, travelId, statuses })
}

/** Ids of the listed travels, or their slugs if the list has no ids. */
function listedIds(list: unknown): readonly string[] {
  const travels = partOf(partOf(list, 'travelFilter'), 'travels')
  if (!Array.isArray(travels)) return []
  return travels.flatMap((travel: unknown) => {
    const id = partOf(travel, 'id') ?? partOf(travel, 'urlSlug')
    return typeof id === 'string' && id !== '' ? [id] : []
  })
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

interface Listed extends Walk {
  readonly travelId: string
  readonly statuses: AllTravelAvailabilityStatusQuery | null
}

async function walkTravel(listed: Listed): Promise<void> {
  const { session, travelId, tenantId } = listed
  const answer = await session.ask(TravelDocument, { travelId, tenantId, withBooking: true, withPage: true })
  const travel = readTravel(answer?.travel ?? null)
  if (answer === null) return
  if (travel === null) {
    session.noteUnreadable('Travel', `the list names ${travelId}, and there is no such travel`)
    return
  }
  for (const { id } of travel.pricing?.travels ?? [])
    await walkVariant({ ...listed, ratioTravelId: id, travel, answer })
}

interface Variant extends Listed {
  readonly ratioTravelId: string
  readonly travel: BookableTravel
  readonly answer: TravelQuery
}

async function walkVariant({
  session,
  ratioTravelId,
  travel,
  tenantId,
  today,
  answer,
  statuses,
}: Variant): Promise<void> {
  const loaded = await session.ask(RatioTravelDocument, { ratioTravelId, isWhole: true })
  const pricing = readPricingTravel(loaded?.ratioTravel ?? null)
  if (pricing === null) return
  notePricing(session, pricing)
  const offer = makeOffer({
    today,
    tenantId,
    travel,
    pricing,
    isEsimActive: true,
    hasPaymentPage: true,
    contingents: null,
    settings: readSalesSettings(answer, statuses ?? { __typename: 'Query', allTravelAvailabilityStatus: [] }),
  })
  const [date] = offer.saleDates
  if (date === undefined) return
  const contingents = await session.ask(ContingentsDocument, { ratioTravelId, dateId: date.id })
  if (contingents?.packages.length === 0 && !isToBeConfirmed(statusCode(date.status?.status ?? '')))
    session.noteUnreadable(
      'Contingents',
      `${ratioTravelId}: no package has an entry on ${date.startDate}, so every room counts as taken`,
    )
  await askSummary(session, offer)
}

function notePricing(session: Session, pricing: PricingTravel): void {
  for (const problem of pricing.problems) session.noteUnreadable('RatioTravel', `${pricing.id}: ${problem}`)
  if (pricing.accommodations.length + pricing.familyPackages.length === 0)
    session.noteUnreadable('RatioTravel', `${pricing.id}: neither a room nor a family package`)
  if (pricing.departures.length === 0) session.noteUnreadable('RatioTravel', `${pricing.id}: no departure`)
}

/** Requests the summary for two adults on the first date, without rooms: the check chooses none. */
async function askSummary(session: Session, offer: Offer): Promise<void> {
  const booking = resolve(initialDraft(offer.travel.id, offer), offer)
  const clientState = toClientState(booking, { travel: null, pricingTravel: null, contingents: null })
  const answer = await session.ask(RatioSummaryQueryDocument, { clientState })
  if (answer === null) return
  const summary = readSummary(answer.ratioSummary?.json, {
    selectionKey: '',
    travellerCount: booking.draft.travellers.length,
  })
  if (!summary.isValid) session.noteUnreadable('RatioSummaryQuery', summary.reason)
}
