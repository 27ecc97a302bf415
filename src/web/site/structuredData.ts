import type { BreadcrumbList, Graph, TravelAgency, WebSite } from 'schema-dts'
import type { Site } from './SiteContext.tsx'

/* Structured data in the vocabulary of schema.org, checked by its types. The framework serialises and escapes them. */

/** The JSON-LD graph of a page, as a descriptor for the route's `meta`. */
export function structuredData(...nodes: Graph['@graph']) {
  return { 'script:ld+json': { '@context': 'https://schema.org' as const, '@graph': nodes } satisfies Graph }
}

interface Crumb {
  readonly name: string
  readonly path: string
}

/** Breadcrumbs from the home page to a page. */
export function breadcrumbList(site: Site | undefined, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList' as const,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${originOf(site)}${path}`,
    })),
  } satisfies BreadcrumbList
}

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

function originOf(site: Site | undefined): string {
  return site?.config.publicUrl ?? ''
}
