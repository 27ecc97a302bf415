import type { MetaDescriptor } from 'react-router'
import { pictureUrl } from '#domain/content/pictures.ts'
import type { Site } from './SiteContext.tsx'

/** What a route says about its page to browsers and search engines. */
export interface PageFacts {
  /** Null for the operator's name alone. */
  readonly title: string | null
  readonly description?: string | null
  /** Path of the canonical address; null for pages that are not to be found by search engines. */
  readonly path: string | null
  /** Picture for links shared elsewhere. */
  readonly publicId?: string | null
}

/** Descriptors of a page, with addresses made whole by the public origin. `site` is the data of the root route. */
export function pageMeta(site: Site | undefined, facts: PageFacts): MetaDescriptor[] {
  const operator = site?.tenant.operatorName ?? ''
  const title = [facts.title, operator].filter((part) => part !== null && part !== '').join(' – ')
  const origin = site?.config.publicUrl ?? ''
  return [
    { title },
    { property: 'og:title', content: facts.title ?? operator },
    ...descriptionOf(facts.description ?? null),
    ...addressOf(origin, facts.path),
    ...pictureOf(origin, facts.publicId ?? null),
  ]
}

function descriptionOf(description: string | null): MetaDescriptor[] {
  if (description === null || description === '') return []
  return [
    { name: 'description', content: description },
    { property: 'og:description', content: description },
  ]
}

function addressOf(origin: string, path: string | null): MetaDescriptor[] {
  if (path === null) return [{ name: 'robots', content: 'noindex' }]
  return [
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    { property: 'og:url', content: `${origin}${path}` },
  ]
}

function pictureOf(origin: string, publicId: string | null): MetaDescriptor[] {
  if (publicId === null) return []
  const url = pictureUrl(publicId, { width: 1200, ratio: '1200x630', format: 'jpeg' })
  return [{ property: 'og:image', content: `${origin}${url}` }]
}
