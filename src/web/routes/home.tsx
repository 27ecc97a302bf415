import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { BestsellerTravelsDocument } from '#gql/operations/BestsellerTravels.ts'
import { useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { ask } from '#web/graph/ask.ts'
import { browserLoadContext } from '#web/graph/browserLoadContext.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { pageMeta } from '#web/site/pageMeta.ts'
import { structuredData } from '#web/site/structuredData.ts'
import { travelAgency, webSite } from '#web/site/structuredOperator.ts'
import { t } from '#web/text/home.ts'
import { Bestsellers } from '#web/travel/home/Bestsellers.tsx'
import { FilterIndex } from '#web/travel/home/FilterIndex.tsx'
import { HomeHero } from '#web/travel/home/HomeHero.tsx'
import { useBestsellers } from '#web/travel/home/useBestsellers.ts'
import { fetchFilterResult } from '#web/travel/search/fetchFilterResult.ts'
import { LazySavedTravels } from '#web/travel/wishlist/LazySavedTravels.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

/** Loads the index of destinations and types. A failure is ignored: the home page is useful without it. */
async function load({ graph, tenantId }: LoadContext) {
  await fetchFilterResult(graph, indexVariables(tenantId)).catch(() => null)
  return null
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = serverLoadContext(context)
  // On the server only: the browser fetches bestsellers by itself, if it has none of today.
  const bestsellers = ask(page.graph, BestsellerTravelsDocument, { tenantId: page.tenantId }).catch(() => null)
  await Promise.all([load(page), bestsellers])
  return null
}

export function clientLoader() {
  return load(browserLoadContext())
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  return [
    ...pageMeta(site, { title: null, path: '/', description: t('home.lead') }),
    structuredData(travelAgency(site), webSite(site)),
  ]
}

export default function HomePage() {
  const { travels, hasFailed, retry } = useBestsellers()
  const [first, ...others] = travels
  return (
    <>
      <SectionErrorBoundary fallback={() => <HomeHero travel={null} />}>
        <HomeHero travel={first ?? null} />
      </SectionErrorBoundary>
      <div className={styles.body}>
        {hasFailed ? (
          <SectionFailure text={t('home.bestsellersFailed')} retry={retry} />
        ) : (
          <SectionErrorBoundary
            fallback={(retry) => <SectionFailure text={t('home.bestsellersFailed')} retry={retry} />}
          >
            <Bestsellers travels={others} />
          </SectionErrorBoundary>
        )}
        <SectionErrorBoundary fallback={(retry) => <SectionFailure text={t('home.indexFailed')} retry={retry} />}>
          <Indexes />
        </SectionErrorBoundary>
        <SectionErrorBoundary fallback={() => null}>
          <LazySavedTravels />
        </SectionErrorBoundary>
      </div>
    </>
  )
}

/** Links to the list, by type and destination, as far as the tenant filters by them (rule 2.2.1). */
function Indexes() {
  const { tenant } = useSite()
  const [{ data, error }, execute] = useTravelFilterQuery({ variables: indexVariables(tenant.id) })
  if (error !== undefined && data === undefined) {
    return <SectionFailure text={t('home.indexFailed')} retry={() => execute({ requestPolicy: 'network-only' })} />
  }
  if (data === undefined) return null
  const { travelTypes, destinations } = tenant.travelFilter.inputs
  return (
    <div className={styles.indexes} data-below={3}>
      {travelTypes.enabled ? (
        <FilterIndex result={data.travelFilter} name="travelTypes" heading={t('home.byType')} />
      ) : null}
      {destinations.enabled ? (
        <FilterIndex result={data.travelFilter} name="destinations" heading={t('home.byDestination')} />
      ) : null}
    </div>
  )
}

function indexVariables(tenantId: string) {
  return { ...toFilterVariables(EMPTY_FILTER, tenantId), withTravels: false }
}
