import type { TravelAgency, WebSite } from 'schema-dts'
import type { Site } from './SiteContext.tsx'
import { originOf } from './structuredData.ts'

/** The operator. Other nodes refer to it by `agencyId`. */
export function travelAgency(site: Site | undefined) {
  return {
    '@type': 'TravelAgency' as const,
    '@id': agencyId(site),
    name: site?.tenant.operatorName ?? '',
    url: `${originOf(site)}/`,
    logo: `${originOf(site)}/icon-512.png`,
    image: `${originOf(site)}/icon-512.png`,
    ...(site === undefined ? {} : { telephone: site.tenant.contact.phone, email: site.tenant.contact.email }),
  } satisfies TravelAgency
}

export function agencyId(site: Site | undefined): string {
  return `${originOf(site)}/#operator`
}

/** The site with its search. */
export function webSite(site: Site | undefined) {
  return {
    '@type': 'WebSite' as const,
    name: site?.tenant.operatorName ?? '',
    url: `${originOf(site)}/`,
    inLanguage: site?.tenant.locale ?? 'de-CH',
    publisher: { '@id': agencyId(site) },
    potentialAction: {
      '@type': 'SearchAction' as const,
      target: { '@type': 'EntryPoint' as const, urlTemplate: `${originOf(site)}/recherche?q={search_term_string}` },
      ...QUERY_INPUT,
    },
  } satisfies WebSite
}

// The types know this property without its `-input` suffix only.
const QUERY_INPUT = { 'query-input': 'required name=search_term_string' }
