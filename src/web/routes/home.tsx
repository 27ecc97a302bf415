import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { BestsellerTravelsDocument } from '#gql/operations/BestsellerTravels.ts'
import { useTravelFilterQuery } from '#gql/operations/TravelFilter.ts'
import { ask } from '#web/graph/ask.ts'
import { browserLoad } from '#web/graph/browserLoad.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { serverLoad } from '#web/graph/serverLoad.ts'
import { pageMeta } from '#web/layout/pageMeta.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { structuredData, travelAgency, webSite } from '#web/layout/structuredData.ts'
import { t } from '#web/text/home.ts'
import { askFilter } from '#web/travel/askFilter.ts'
import { Bestsellers } from '#web/travel/Bestsellers.tsx'
import { FilterIndex } from '#web/travel/FilterIndex.tsx'
import { HomeHero } from '#web/travel/HomeHero.tsx'
import { ShelvesOffer } from '#web/travel/ShelvesOffer.tsx'
import { useBestsellers } from '#web/travel/useBestsellers.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

/** The index of destinations and types. A home page without it still searches, so a failure is no reason to stop. */
async function load({ graph, tenantId }: PageLoad) {
  await askFilter(graph, indexVariables(tenantId)).catch(() => null)
  return null
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = serverLoad({ context, request })
  // The browser asks for bestsellers by itself, and only when it has none of today.
  const bestsellers = ask(page.graph, BestsellerTravelsDocument, { tenantId: page.tenantId }).catch(() => null)
  await Promise.all([load(page), bestsellers])
  return null
}

export function clientLoader() {
  return load(browserLoad())
}

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData
  return [...pageMeta(site, { title: null, path: '/', description: t('home.lead') }), structuredData(travelAgency(site), webSite(site))]
}

export default function HomePage() {
  const { tenant } = useSite()
  const [first, ...others] = useBestsellers()
  const [{ data }] = useTravelFilterQuery({ variables: indexVariables(tenant.id) })
  return (
    <>
      <HomeHero travel={first ?? null} />
      <div className={styles.body}>
        <Bestsellers travels={others} />
        {data === undefined ? null : (
          <div className={styles.indexes} data-below={3}>
            <FilterIndex result={data.travelFilter} name="travelTypes" heading={t('home.byType')} />
            <FilterIndex result={data.travelFilter} name="destinations" heading={t('home.byDestination')} />
          </div>
        )}
        <ShelvesOffer />
      </div>
    </>
  )
}

function indexVariables(tenantId: string) {
  return { ...toFilterVariables(EMPTY_FILTER, tenantId), withTravels: false }
}
