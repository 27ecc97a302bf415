import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { listedPages } from '#web/content/contentPage.ts'
import { ask, orFailurePage } from '#web/graph/ask.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { serverLoad } from '#web/graph/serverLoad.ts'
import { hostOf } from '#web/hostOf.ts'
import { listedTravelPaths } from '#web/travel/listedTravels.ts'
import type { Route } from './+types/sitemap.ts'

async function load({ unrecorded, tenantId }: PageLoad): Promise<readonly string[]> {
  const [{ travelFilter }, { tenant }] = await Promise.all([
    ask(unrecorded, TravelFilterDocument, { ...toFilterVariables(EMPTY_FILTER, tenantId), withTravels: true }),
    ask(unrecorded, TenantCmsDocument, { tenantId, withPages: true }),
  ])
  const pages = listedPages(tenant?.cms ?? null).map(({ path }) => path)
  return ['/', '/reisen', ...listedTravelPaths(travelFilter), ...pages]
}

/** `/sitemap.xml`: every page that may be found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { config } = hostOf(context, request)
  const paths = await orFailurePage(load(serverLoad({ context, request })))
  const urls = paths.map((path) => `  <url><loc>${escapeXml(`${config.publicUrl}${path}`)}</loc></url>`)
  const xml = ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', '']
  return new Response(xml.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
