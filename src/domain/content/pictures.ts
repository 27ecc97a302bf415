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

/**
 * Path of a picture on the image route, relative to the site's origin.
 * The slashes of a public id (`reise/<slug>`) stay path separators.
 */
export function pictureUrl(publicId: string, { width, ratio, format }: PictureShape): string {
  const path = publicId.split('/').map(encodeURIComponent).join('/')
  const wanted = format === undefined ? '' : `&f=${format}`
  return `/bilder/${path}?w=${width}&r=${ratio}${wanted}&v=${PICTURE_VERSION}`
}

/** What stays the same in all candidates of one `srcset`. */
export interface PictureSeries {
  readonly ratio: PictureRatio
  readonly format: PictureFormat
  readonly widths: readonly PictureWidth[]
}

/** A `srcset` with width descriptors, narrowest first as given. */
export function pictureSrcSet(publicId: string, { ratio, format, widths }: PictureSeries): string {
  return widths.map((width) => `${pictureUrl(publicId, { width, ratio, format })} ${width}w`).join(', ')
}

/** Media type of an encoding, for the `type` of a `<source>` and the header of an answer. */
export function pictureType(format: PictureFormat): string {
  return `image/${format}`
}
