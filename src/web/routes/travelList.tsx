import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redirect, useLocation, useNavigation, type Location } from 'react-router'
import { withoutCampaign } from '#protocol/campaign.ts'
import { filterNames } from '#domain/filterNames.ts'
import { toFilterQuery, VALUE_SEPARATOR, withEnabledInputs } from '#domain/travels/filter.ts'
import { readListView, withEnabledLayout } from '#domain/travels/listView.ts'
import { listUrlAtom } from '#state/listUrl.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { orFailurePage } from '#web/graph/ask.ts'
import { browserLoadContext } from '#web/graph/browserLoadContext.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { t } from '#web/text/list.ts'
import { TravelFilterForm } from '#web/travel/filter/TravelFilterForm.tsx'
import { ListFailure } from '#web/travel/list/ListFailure.tsx'
import { ListTitle } from '#web/travel/list/ListTitle.tsx'
import { TravelResults } from '#web/travel/list/TravelResults.tsx'
import { useListData } from '#web/travel/list/useListData.ts'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { filterFromUrl, listUrl, listPage } from '#web/travel/search/listUrl.ts'
import { listTitle } from '#web/travel/search/listTitle.ts'
import { loadTravelList } from '#web/travel/search/loadTravelList.ts'
import { spelledAsOptions } from '#web/travel/search/spelledAsOptions.ts'
import { LazySavedTravels } from '#web/travel/wishlist/LazySavedTravels.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import type { Route } from './+types/travelList.ts'
import styles from './travelList.module.css'

async function load(page: LoadContext, url: URL) {
  const { filter, view } = read(page, url)
  return { filter, view, facts: await loadTravelList(page, filter, view), failure: null }
}

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  redirectToJoined(url)
  return orFailurePage(loadAsked(serverLoadContext(context), url), hostOf(context).report)
}

/** Loads an address from outside, where somebody may have typed «Italien» for `italien`. */
async function loadAsked(page: LoadContext, url: URL) {
  const { filter } = read(page, url)
  const right = await spelledAsOptions(page, filter)
  if (right === filter) return load(page, url)
  const parameters = new URLSearchParams(url.searchParams)
  for (const [name, value] of toFilterQuery(right, listPage(url.pathname).queryParameter)) parameters.set(name, value)
  throw redirect(`${url.pathname}?${parameters.toString()}`)
}

/** On failure a message stands above the list as it was, if there was one, in place of the error page: no input is lost. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = browserLoadContext()
  const url = new URL(request.url)
  try {
    return await load(page, url)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const failure = error instanceof GraphFailure ? error.reason : 'failed'
    return { ...read(page, url), facts: NO_FACTS, failure }
  }
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const isPlain = /^\/reisen\/?$/.test(location.pathname) && withoutCampaign(location.search.slice(1)) === ''
  const title = listTitle(location.pathname, loaderData.filter.query)
  return pageMeta(matches[0].loaderData, {
    title,
    path: isPlain ? '/reisen' : null,
    description: t('list.description'),
  })
}

export default function TravelListPage({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const { tenant } = useSite()
  const navigation = useNavigation()
  const { filter, view, facts, failure } = loaderData
  const page = listPage(pathname)
  const address = listUrl(page, filter, view)
  const remember = useSetAtom(listUrlAtom)
  useEffect(() => remember(address), [address, remember])
  const { list, hasFailed } = useListData({ filter, view, facts, hasResponse: failure === null })
  // A masked location is that of a pressed link, under which the list stays.
  const coming =
    navigation.location?.pathname === pathname && navigation.location.mask === undefined ? navigation.location : null
  const next = coming === null ? { filter, view } : comingList(coming, tenant.travelFilter.inputs)
  return (
    <div className={styles.page}>
      <ListTitle pathname={pathname} query={filter.query} />
      {list === null ? null : (
        <SectionErrorBoundary fallback={(retry) => <SectionFailure text={t('list.filterFailed')} retry={retry} />}>
          <TravelFilterForm list={list} filter={next.filter} view={next.view} page={page} />
        </SectionErrorBoundary>
      )}
      {failure === null && !hasFailed ? null : <ListFailure reason={failure ?? 'failed'} />}
      {list === null ? null : (
        <SectionErrorBoundary fallback={(retry) => <SectionFailure text={t('list.loadFailed')} retry={retry} />}>
          <TravelResults list={list} page={page} next={next} isLoading={coming !== null} />
        </SectionErrorBoundary>
      )}
      <SectionErrorBoundary fallback={() => null}>
        <LazySavedTravels />
      </SectionErrorBoundary>
    </div>
  )
}

function read({ filterInputs }: LoadContext, url: URL) {
  return {
    filter: withEnabledInputs(filterFromUrl(url), filterInputs),
    view: withEnabledLayout(readListView(url.searchParams), filterInputs),
  }
}

/** The list of an address that is loading. */
function comingList(address: Location, inputs: LoadContext['filterInputs']) {
  return {
    filter: filterFromUrl(address),
    view: withEnabledLayout(readListView(new URLSearchParams(address.search)), inputs),
  }
}

/** Without script the form repeats a parameter for each value; redirects to the URL with joined values. */
function redirectToJoined({ pathname, searchParams }: URL): void {
  const joined = new URLSearchParams(searchParams)
  for (const name of filterNames)
    if (joined.getAll(name).length > 1) joined.set(name, joined.getAll(name).join(VALUE_SEPARATOR))
  if (joined.size < searchParams.size) throw redirect(`${pathname}?${joined.toString()}`)
}
