import { useEffect } from 'react'
import { data, redirect, useParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listingState } from '#domain/travels/listing.ts'
import { loadBooking } from '#web/booking/loadBooking.ts'
import { BookingPage } from '#web/booking/page/BookingPage.tsx'
import { stepTitle } from '#web/booking/step/stepTitles.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { orFailurePage } from '#web/graph/ask.ts'
import { loadCacheAtInteraction } from '#web/graph/browserGraph.ts'
import { browserLoadContext } from '#web/graph/browserLoadContext.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { pageMeta } from '#web/site/pageMeta.ts'
import { loadBookingPersistence } from '#web/site/StatePersistence.tsx'
import { funnelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/booking.ts'
import { useTourConversion } from '#web/tracking/useTourConversion.ts'
import type { Route } from './+types/booking.ts'
import { roomWords } from '#web/booking/roomWords.ts'
import { sentWords } from '#web/booking/sentWords.ts'

async function load(page: LoadContext, travelId: string, address: string) {
  const { graph, tenantId, today } = page
  const { travel, rooms } = await loadBooking(graph, travelId, tenantId)
  const state = listingState(travel, tenantId, today)
  // The framework takes error responses and redirects as thrown values.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (travel === null || state === 'unknown' || state === 'gone')
    throw data(import.meta.env.SSR ? await othersInstead(page) : null, { status: state === 'gone' ? 410 : 404 })
  if (travel.id !== travelId) throw redirect(withTravelId(address, travel.id), 301)
  /* eslint-enable @typescript-eslint/only-throw-error */
  return { travelName: travel.name, rooms: roomWords({ pricing: { accommodations: rooms } }).rooms }
}

/**
 * Travels to offer in place of a missing one. In pages from the server alone: the scripts of the first step have no room
 * for it, and a link to a missing travel is followed from outside.
 */
async function othersInstead(page: LoadContext) {
  const { loadUpcoming } = await import('#web/travel/search/relatedTravels.ts')
  return { travels: await loadUpcoming(page) }
}

/** Bookings are keyed by travel id, so a URL with the slug redirects to the id, with step and search parameters. */
function withTravelId(address: string, id: string): string {
  const { pathname, search } = new URL(address)
  return pathname.replace(/^\/buchen\/[^/]+/, () => funnelPath(id)) + search
}

export async function loader({ params, context, request }: Route.LoaderArgs) {
  return orFailurePage(load(serverLoadContext(context), params.travelId, request.url), hostOf(context).report)
}

/** Waits for the module that restores bookings: restored later, they would replace what the visitor enters meanwhile. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    orFailurePage(load(browserLoadContext(), params.travelId, request.url), reportError),
    loadBookingPersistence().catch(() => null),
  ])
  return loaded
}

/** The steps of one travel share their data; only another travel loads again. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams['travelId'] !== nextParams['travelId']
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const { travelName: travel, rooms } = loaderData
  const step = stepTitle(location.pathname.split('/').at(-1) ?? '', false, { rooms, ...sentWords(null) })
  const title = step === '' ? t('booking.pageTitle', { travel }) : t('booking.stepPageTitle', { step, travel })
  return pageMeta(matches[0].loaderData, { title, path: null })
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { travelId = '' } = useParams()
  useTourConversion('Start_Checkout', loaderData.travelName)
  useEffect(loadCacheAtInteraction, [])
  return <BookingPage key={travelId} travelId={travelId} />
}
