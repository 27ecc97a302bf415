import type { MetaDescriptor } from 'react-router'
import { wholePictureUrl } from '#domain/content/pictures.ts'
import { SHARE_PICTURE_PATH } from '#protocol/sharePicture.ts'
import type { Site } from './SiteContext.tsx'

/** Meta data of a page for browsers and search engines. */
export interface PageFacts {
  /** Null for the operator's name alone. */
  readonly title: string | null
  readonly description?: string | null
  /** Path of the canonical URL; null for pages that search engines shall not index. */
  readonly path: string | null
  /** Open Graph image; the site's own without one. */
  readonly publicId?: string | null
}

/** Pixels of Open Graph images. */
const OG_IMAGE = { width: 1200, height: 630 } as const

/** Meta descriptors of a page, with absolute URLs. @param site data of the root route */
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
    { width: OG_IMAGE.width, ratio: '1200x630', format: 'jpeg' },
    site?.config ?? null,
  )
  if (url === null) return imageOf(`${site?.config.publicUrl ?? ''}${SHARE_PICTURE_PATH}`, 'image/png', OG_IMAGE)
  // An image service keeps the aspect ratio of the original, so the height is unknown.
  return imageOf(
    url,
    'image/jpeg',
    site?.config.pictures === 'own' ? OG_IMAGE : { width: OG_IMAGE.width, height: null },
  )
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
