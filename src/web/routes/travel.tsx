import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTravelQuery } from '#gql/operations/Travel.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { orFailurePage } from '#web/graph/ask.ts'
import { browserLoadContext } from '#web/graph/browserLoadContext.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { isNewDayLoading } from '#web/site/newDay.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { breadcrumbList, structuredData } from '#web/site/structuredData.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/travel.ts'
import { fromTransferred, toTransferred } from '#web/travel/departures/transferredRows.ts'
import { TravelPage } from '#web/travel/page/TravelPage.tsx'
import { touristTrip } from '#web/travel/page/touristTrip.ts'
import type { Route } from './+types/travel.ts'

async function load(page: LoadContext, { params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>) {
  // Imported lazily: it parses the pricing structure with a schema library, which the first view does not need.
  const { loadTravel } = await import('#web/travel/page/loadTravel.ts')
  const loaded = await loadTravel(page, params)
  // The framework takes error responses and redirects as thrown values.
  /* eslint-disable @typescript-eslint/only-throw-error */
  if (loaded.kind === 'missing') throw data({ travels: loaded.travels }, { status: loaded.status })
  if (loaded.kind === 'redirect') throw redirect(loaded.path + new URL(request.url).search, loaded.status)
  /* eslint-enable @typescript-eslint/only-throw-error */
  return loaded
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const loaded = await orFailurePage(load(serverLoadContext(context), { params, request }), hostOf(context).report)
  const [departures, related, boarding, rooms] = await Promise.all([
    loaded.departures,
    loaded.related,
    loaded.boarding,
    loaded.rooms,
  ])
  return { ...loaded, departures: departures === null ? null : toTransferred(departures), related, boarding, rooms }
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return orFailurePage(load(browserLoadContext(), args), reportError)
}

/** Search parameters only select among the loaded departures; those depend on the day. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return isNewDayLoading() || currentUrl.pathname !== nextUrl.pathname
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const site = matches[0].loaderData
  const { summary, isHidden, departures } = loaderData
  const { name, description, publicId } = summary
  const path = travelPath({ id: params.travelId, urlSlug: params.urlSlug ?? null })
  const rows = departures === null || departures instanceof Promise ? [] : fromTransferred(departures)
  const crumbs = [
    { name: t('site.home'), path: '/' },
    { name: t('site.allTravels'), path: '/reisen' },
    { name, path },
  ]
  return [
    ...pageMeta(site, { title: name, description, publicId, path: isHidden ? null : path }),
    structuredData(touristTrip(summary, rows, { site, travelId: params.travelId, path }), breadcrumbList(site, crumbs)),
  ]
}

export default function TravelRoute({ loaderData, params }: Route.ComponentProps) {
  const { tenant } = useSite()
  const { travelId } = params
  const { departures: known, ...others } = loaderData
  const departures = known === null || known instanceof Promise ? known : fromTransferred(known)
  const [{ data: answer, fetching }, execute] = useTravelQuery({
    variables: { travelId, tenantId: tenant.id, withBooking: true, withPage: true },
  })
  if (answer?.travel)
    return <TravelPage key={travelId} travelId={travelId} travel={answer.travel} {...others} departures={departures} />
  return fetching ? (
    <p role="status">{t('site.loading')}</p>
  ) : (
    <SectionFailure retry={() => execute({ requestPolicy: 'network-only' })} />
  )
}
