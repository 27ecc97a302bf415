/** Shapes the image route draws, by the name they have in its URLs. */
export type PictureRatio = '4x5' | '16x9' | '1x1' | '1200x630'

/** Encodings the image route answers; AVIF first, JPEG last, as a `<picture>` lists them. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Widths in CSS pixels that the image route draws; others are refused. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** How a picture is asked for. Without a format the route reads the browser's Accept header. */
export interface PictureShape {
  readonly width: PictureWidth
  readonly ratio: PictureRatio
  readonly format?: PictureFormat
}

/** Raised whenever the drawing or the encoding changes, so that browsers may keep a picture for good. */
const PICTURE_VERSION = 2

const RATIOS: Readonly<Record<PictureRatio, number>> = {
  '4x5': 4 / 5,
  '16x9': 16 / 9,
  '1x1': 1,
  '1200x630': 1200 / 630,
}

/** Height in pixels of a picture of this width, whole. */
export function pictureHeight(width: number, ratio: PictureRatio): number {
  return Math.round(width / RATIOS[ratio])
}

/** Where pictures come from: the image route of the site, an image service at an address with places in it, or nowhere. */
export type PictureHost = 'own' | 'none' | { readonly address: string }

/**
 * Address of a picture; null where there is none to ask for. On the image route it is a path, elsewhere it is whole.
 * The slashes of a public id (`reise/<slug>`) stay path separators.
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

/** The same for those who read it elsewhere: search engines, shared links. */
export function wholePictureUrl(publicId: string | null, shape: PictureShape, site: PictureSite | null): string | null {
  const url = pictureUrl(publicId, shape, site?.pictures ?? 'none')
  return url?.startsWith('/') === true ? `${site?.publicUrl ?? ''}${url}` : url
}

interface PictureSite {
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string
  readonly pictures: PictureHost
}

/** As image services of the Cloudinary kind name them. */
const FOREIGN_FORMATS: Readonly<Record<PictureFormat, string>> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

/** Half of a character, which no address can hold. */
const TORN = /\p{Surrogate}/u

/** A public id as part of an address; null for one that names nothing, or that climbs out of its folder. */
function pathOf(publicId: string): string | null {
  const segments = publicId
    .trim()
    .split('/')
    .filter((segment) => segment !== '')
  const climbs = segments.some((segment) => segment === '.' || segment === '..')
  return segments.length === 0 || climbs || TORN.test(publicId) ? null : segments.map(encodeURIComponent).join('/')
}

/** What stays the same in all candidates of one `srcset`. */
export interface PictureSeries {
  readonly ratio: PictureRatio
  readonly format: PictureFormat
  readonly widths: readonly PictureWidth[]
}

/** A `srcset` with width descriptors, narrowest first as given; empty where there is no picture. */
export function pictureSrcSet(publicId: string, { ratio, format, widths }: PictureSeries, host: PictureHost): string {
  const candidates = widths.map((width) => ({ width, url: pictureUrl(publicId, { width, ratio, format }, host) }))
  return candidates.flatMap(({ width, url }) => (url === null ? [] : [`${url} ${width}w`])).join(', ')
}

/** Media type of an encoding, for the `type` of a `<source>` and the header of an answer. */
export function pictureType(format: PictureFormat): string {
  return `image/${format}`
}
