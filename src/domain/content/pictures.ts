/** Aspect ratios of the image route, as named in its URLs. */
export type PictureRatio = '4x5' | '16x9' | '1x1' | '1200x630'

/** Formats of the image route in the order of a `<picture>`: AVIF for nearly all browsers, JPEG for old ones. */
export const pictureFormats = ['avif', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Widths in CSS pixels that the image route accepts; others are refused. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Size and format of a requested picture. Without a format the route negotiates by the Accept header. */
export interface PictureShape {
  readonly width: PictureWidth
  readonly ratio: PictureRatio
  readonly format?: PictureFormat
}

/** Cache buster: raised when the drawing or encoding changes, as browsers cache pictures for good. */
export const PICTURE_VERSION = 3

const RATIOS: Readonly<Record<PictureRatio, number>> = {
  '4x5': 4 / 5,
  '16x9': 16 / 9,
  '1x1': 1,
  '1200x630': 1200 / 630,
}

/** Height in whole pixels of a picture of this width. */
export function pictureHeight(width: number, ratio: PictureRatio): number {
  return Math.round(width / RATIOS[ratio])
}

/** Source of pictures: the image route of the site, an image service with a URL template, or none. */
export type PictureHost = 'own' | 'none' | { readonly address: string }

/**
 * URL of a picture; null where there is none. A path on the image route, else an absolute URL. Slashes of a public id
 * (`reise/<slug>`) stay path separators.
 */
export function pictureUrl(
  publicId: string | null,
  { width, ratio, format }: PictureShape,
  host: PictureHost,
): string | null {
  const path = pathOf(publicId ?? '')
  if (path === null || host === 'none') return null
  if (host === 'own') {
    const wanted = format === undefined ? '' : `&f=${format}`
    return `/bilder/${path}?w=${width}&r=${ratio}${wanted}&v=${PICTURE_VERSION}`
  }
  const parts = { publicId: path, width: String(width), format: FOREIGN_FORMATS[format ?? 'jpeg'] }
  return host.address.replaceAll(/\{(publicId|width|format)\}/g, (_place, name: keyof typeof parts) => parts[name])
}

/** The absolute URL, for search engines and shared links. */
export function wholePictureUrl(publicId: string | null, shape: PictureShape, site: PictureSite | null): string | null {
  const url = pictureUrl(publicId, shape, site?.pictures ?? 'none')
  return url?.startsWith('/') === true ? `${site?.publicUrl ?? ''}${url}` : url
}

interface PictureSite {
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string
  readonly pictures: PictureHost
}

/** Names used by image services of the Cloudinary kind. */
const FOREIGN_FORMATS: Readonly<Record<PictureFormat, string>> = { avif: 'avif', jpeg: 'jpg' }

/** A lone surrogate, which cannot be encoded in a URL. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** A public id as a URL path; null for an empty one, or one that leaves its folder. */
function pathOf(publicId: string): string | null {
  const segments = publicId
    .trim()
    .split('/')
    .filter((segment) => segment !== '')
  const leavesFolder = segments.some((segment) => segment === '.' || segment === '..')
  return segments.length === 0 || leavesFolder || LONE_SURROGATE.test(publicId)
    ? null
    : segments.map(encodeURIComponent).join('/')
}

/** The common part of all candidates of one `srcset`. */
export interface PictureSeries {
  readonly ratio: PictureRatio
  readonly format: PictureFormat
  readonly widths: readonly PictureWidth[]
}

/** A `srcset` with width descriptors in the given order; empty where there is no picture. */
export function pictureSrcSet(publicId: string, { ratio, format, widths }: PictureSeries, host: PictureHost): string {
  const candidates = widths.map((width) => ({ width, url: pictureUrl(publicId, { width, ratio, format }, host) }))
  return candidates.flatMap(({ width, url }) => (url === null ? [] : [`${url} ${width}w`])).join(', ')
}

/** Media type of a format, for the `type` of a `<source>` and the Content-Type header. */
export function pictureType(format: PictureFormat): string {
  return `image/${format}`
}
