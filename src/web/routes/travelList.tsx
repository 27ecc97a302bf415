import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redirect, useLocation, useNavigation } from 'react-router'
import {
  readFilterQuery,
  toFilterQuery,
  toFilterVariables,
  withEnabledInputs,
  type QueryParameter,
  type TravelFilter,
} from '#domain/travels/filter.ts'
import { TravelFilterDocument, useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { travelFilterAtom } from '#state/travelFilter.ts'
import { ask, orFailurePage } from '#web/graph/ask.ts'
import { browserLoad } from '#web/graph/browserLoad.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { serverLoad } from '#web/graph/serverLoad.ts'
import { pageMeta } from '#web/layout/pageMeta.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import { TravelFilterForm } from '#web/travel/TravelFilterForm.tsx'
import { TravelList } from '#web/travel/TravelList.tsx'
import type { Route } from './+types/travelList.ts'
import styles from './travelList.module.css'

async function load({ graph, tenantId, filterInputs }: PageLoad, url: URL) {
  const filter = withEnabledInputs(filterOf(url), filterInputs)
  await ask(graph, TravelFilterDocument, { ...toFilterVariables(filter, tenantId), withTravels: true })
  return { filter }
}

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  redirectToJoined(url)
  return orFailurePage(load(serverLoad({ context, request }), url))
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return orFailurePage(load(browserLoad(), new URL(request.url)))
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const isPlain = location.pathname === '/reisen' && location.search === ''
  const title = isSearch(location.pathname) ? searchTitle(loaderData.filter.query) : t('list.title')
  return pageMeta(matches[0].loaderData, { title, path: isPlain ? '/reisen' : null, description: t('list.description') })
}

export default function TravelListPage({ loaderData }: Route.ComponentProps) {
  const { tenant } = useSite()
  const location = useLocation()
  const navigation = useNavigation()
  const { filter } = loaderData
  const remember = useSetAtom(travelFilterAtom)
  useEffect(() => remember(filter), [filter, remember])
  const next = navigation.location?.pathname === location.pathname ? filterOf(navigation.location) : filter
  const [{ data }] = useTravelFilterQuery({ variables: { ...toFilterVariables(filter, tenant.id), withTravels: true } })
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{isSearch(location.pathname) ? searchTitle(filter.query) : t('list.title')}</h1>
      {data === undefined ? (
        <p role="status">{t('list.loadFailed')}</p>
      ) : (
        <>
          <TravelFilterForm
            result={data.travelFilter}
            filter={next}
            path={location.pathname}
            queryParameter={parameterOn(location.pathname)}
          />
          <TravelList
            result={data.travelFilter}
            filter={filter}
            plainPath={location.pathname}
            isLoading={navigation.state === 'loading'}
          />
        </>
      )}
    </div>
  )
}

function searchTitle(query: string): string {
  return query === '' ? t('list.searchTitle') : t('list.searchTitleFor', { query })
}

function isSearch(pathname: string): boolean {
  return pathname.startsWith('/recherche') || pathname.startsWith('/search')
}

function parameterOn(pathname: string): QueryParameter {
  return isSearch(pathname) ? 'q' : 'query'
}

function filterOf({ pathname, search }: { readonly pathname: string; readonly search: string }): TravelFilter {
  return readFilterQuery(new URLSearchParams(search), parameterOn(pathname))
}

/** A form without script repeats a parameter for each value: its visitors are led to the one address of the filter. */
function redirectToJoined(url: URL): void {
  const isJoined = [...url.searchParams.keys()].length === new Set(url.searchParams.keys()).size
  if (isJoined) return
  const joined = toFilterQuery(filterOf(url), parameterOn(url.pathname)).toString()
  throw redirect(`${url.pathname}?${joined}`)
}
