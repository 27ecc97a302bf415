import type { BreadcrumbList, Graph } from 'schema-dts'
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

/** Origin of the site's canonical addresses. */
export function originOf(site: Site | undefined): string {
  return site?.config.publicUrl ?? ''
}
