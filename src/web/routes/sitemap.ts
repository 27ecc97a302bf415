import { wholePictureUrl } from '#domain/content/pictures.ts'
import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { listedPages } from '#web/content/contentPage.ts'
import { ask, orFailurePage } from '#web/graph/ask.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { serverLoad } from '#web/graph/serverLoad.ts'
import type { PublicConfig } from '#web/hostContext.ts'
import { hostOf } from '#web/hostOf.ts'
import { listedTravels } from '#web/travel/listedTravels.ts'
import type { Route } from './+types/sitemap.ts'

interface Entry {
  readonly path: string
  /** Null where the platform does not tell when a page was written. */
  readonly lastmod: string | null
  /** Name of its picture; null for none. */
  readonly publicId: string | null
}

async function load({ unrecorded, tenantId, today }: PageLoad): Promise<readonly Entry[]> {
  const [{ travelFilter }, { tenant }] = await Promise.all([
    ask(unrecorded, TravelFilterDocument, { ...toFilterVariables(EMPTY_FILTER, tenantId), withTravels: true }),
    ask(unrecorded, TenantCmsDocument, { tenantId, withPages: true }),
  ])
  // Assumption: what shows dates and prices is of today, for departures begin and prices change from day to day.
  const lists = ['/', '/reisen'].map((path) => ({ path, lastmod: today, publicId: null }))
  const travels = listedTravels(travelFilter).map(({ path, publicId }) => ({ path, lastmod: today, publicId }))
  const pages = listedPages(tenant?.cms ?? null).map(({ path }) => ({ path, lastmod: null, publicId: null }))
  return [...lists, ...travels, ...pages]
}

/** `/sitemap.xml`: every page that may be found, with its picture. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { config } = hostOf(context, request)
  const entries = await orFailurePage(load(serverLoad({ context, request })))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => toXml(entry, config)),
    '</urlset>',
    '',
  ]
  return new Response(xml.join('\n'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

function toXml({ path, lastmod, publicId }: Entry, config: PublicConfig): string {
  const picture = wholePictureUrl(publicId, { width: 1200, ratio: '16x9', format: 'jpeg' }, config)
  const parts = [
    `<loc>${escapeXml(`${config.publicUrl}${path}`)}</loc>`,
    lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`,
    picture === null ? '' : `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`,
  ]
  return `  <url>${parts.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
