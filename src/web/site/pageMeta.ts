import type { MetaDescriptor } from 'react-router'
import { wholePictureUrl } from '#domain/content/pictures.ts'
import type { Site } from './SiteContext.tsx'

/** What a route says about its page to browsers and search engines. */
export interface PageFacts {
  /** Null for the operator's name alone. */
  readonly title: string | null
  readonly description?: string | null
  /** Path of the canonical address; null for pages that are not to be found by search engines. */
  readonly path: string | null
  /** Picture for links shared elsewhere; without one the sign of the operator stands in. */
  readonly publicId?: string | null
}

/** Pixels of the pictures of shared links. */
const SHARED = { width: 1200, height: 630 } as const
const SIGN = { path: '/icon-512.png', size: 512 } as const

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
    ...pictureOf(site, facts.publicId ?? null),
    { property: 'og:image:alt', content: facts.title ?? operator },
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

function pictureOf(site: Site | undefined, publicId: string | null): MetaDescriptor[] {
  const url = wholePictureUrl(
    publicId,
    { width: SHARED.width, ratio: '1200x630', format: 'jpeg' },
    site?.config ?? null,
  )
  if (url === null)
    return imageOf(`${site?.config.publicUrl ?? ''}${SIGN.path}`, 'image/png', { width: SIGN.size, height: SIGN.size })
  // An image service keeps the shape of what it has: how high its picture is, it alone knows.
  return imageOf(url, 'image/jpeg', site?.config.pictures === 'own' ? SHARED : { width: SHARED.width, height: null })
}

function imageOf(
  url: string,
  type: string,
  { width, height }: { readonly width: number; readonly height: number | null },
): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: String(width) },
    ...(height === null ? [] : [{ property: 'og:image:height', content: String(height) }]),
  ]
}
