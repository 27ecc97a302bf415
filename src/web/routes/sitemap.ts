import { wholePictureUrl } from '#domain/content/pictures.ts'
import { EMPTY_FILTER, toFilterVariables } from '#domain/travels/filter.ts'
import { TenantCmsDocument } from '#gql/operations/TenantCms.ts'
import { TravelFilterDocument } from '#gql/operations/TravelFilter.ts'
import { clashesIn, listedPages } from '#web/content/contentPage.ts'
import type { HostValues, PublicConfig } from '#web/document/hostContext.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { serverLoadContext } from '#web/graph/serverLoadContext.ts'
import { listedTravels } from '#web/travel/list/listedTravels.ts'
import type { Route } from './+types/sitemap.ts'

interface Entry {
  readonly path: string
  /** Null where the platform does not know when a page was changed. */
  readonly lastmod: string | null
  /** Public id of its picture; null for none. */
  readonly publicId: string | null
}

interface Entries {
  readonly entries: readonly Entry[]
  /** False if travels or pages could not be loaded. */
  readonly isComplete: boolean
}

type NoteFault = HostValues['noteContentFault']

/** Null if neither travels nor pages could be loaded. */
async function load({ graphWithoutSsr, tenantId, today }: LoadContext, noteFault: NoteFault): Promise<Entries | null> {
  const [travels, pages] = await Promise.all([
    orNull(travelEntries({ graphWithoutSsr, tenantId, today })),
    orNull(pageEntries({ graphWithoutSsr, tenantId }, noteFault)),
  ])
  if (travels === null && pages === null) return null
  // Assumption: `lastmod` of pages with dates and prices is today, as these change from day to day.
  const lists = ['/', '/reisen'].map((path) => ({ path, lastmod: today, publicId: null }))
  return { entries: [...lists, ...(travels ?? []), ...(pages ?? [])], isComplete: travels !== null && pages !== null }
}

async function travelEntries({
  graphWithoutSsr,
  tenantId,
  today,
}: Pick<LoadContext, 'graphWithoutSsr' | 'tenantId' | 'today'>): Promise<readonly Entry[]> {
  const variables = { ...toFilterVariables(EMPTY_FILTER, tenantId), withTravels: true }
  const { travelFilter } = await ask(graphWithoutSsr, TravelFilterDocument, variables)
  return listedTravels(travelFilter).map(({ path, publicId }) => ({ path, lastmod: today, publicId }))
}

async function pageEntries(
  { graphWithoutSsr, tenantId }: Pick<LoadContext, 'graphWithoutSsr' | 'tenantId'>,
  noteFault: NoteFault,
): Promise<readonly Entry[]> {
  const { tenant } = await ask(graphWithoutSsr, TenantCmsDocument, { tenantId, withPages: true })
  const cms = tenant?.cms ?? null
  for (const clash of clashesIn(cms)) noteFault(clash)
  return listedPages(cms).map(({ path }) => ({ path, lastmod: null, publicId: null }))
}

/** A partial sitemap is better than none. */
function orNull<Value>(loading: Promise<Value>): Promise<Value | null> {
  return loading.catch(() => null)
}

const RETRY_AFTER_SECONDS = '600'

/** `/sitemap.xml`: every indexable page with its picture. An incomplete sitemap must not be cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, noteContentFault } = hostOf(context)
  const found = await load(serverLoadContext(context), noteContentFault)
  if (found === null) {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER_SECONDS,
    }
    return new Response(toSitemap([], config), { status: 503, headers })
  }
  return new Response(toSitemap(found.entries, config), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': found.isComplete ? 'public, max-age=3600' : 'no-store',
    },
  })
}

function toSitemap(entries: readonly Entry[], config: PublicConfig): string {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => toXml(entry, config)),
    '</urlset>',
    '',
  ]
  return xml.join('\n')
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
