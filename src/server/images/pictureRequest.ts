import { PICTURE_VERSION } from '#domain/content/pictures.ts'

/** Formats in order of preference, smallest first. */
const formats = ['avif', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** Widths in pixels: few, so that the caches are effective. */
const widths = [160, 320, 480, 640, 800, 1200, 1600] as const

const ratios = { '4x5': 4 / 5, '16x9': 16 / 9, '1x1': 1, '1200x630': 1200 / 630 } as const
type Ratio = keyof typeof ratios

const ratioNames: readonly Ratio[] = ['4x5', '16x9', '1x1', '1200x630']

/** A picture as requested by its URL. */
export interface PictureRequest {
  readonly publicId: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  readonly ratio: Ratio
  readonly format: Format
  /** Whether the format depends on the Accept header, which requires `Vary: Accept`. */
  readonly isNegotiated: boolean
  /** Whether the URL has a version, which makes the picture immutable. */
  readonly isVersioned: boolean
}

/** Reason why a URL is invalid, for the visitor. */
export interface InvalidPictureRequest {
  readonly problem: string
}

const ROUTE = '/bilder/'

/**
 * Parses `/bilder/<publicId>?w=480&r=4x5&f=avif&v=1`. Defaults: 800 by 1000 pixels, and the best format of the Accept
 * header.
 */
export function readPictureRequest(url: URL, accept: string | null): PictureRequest | InvalidPictureRequest {
  const publicId = publicIdOf(url.pathname)
  if (publicId === null) return { problem: 'Der Name des Bildes ist nicht lesbar.' }
  const asked = url.searchParams
  const width = widths.find((each) => String(each) === (asked.get('w') ?? '800'))
  if (width === undefined) return invalid('Breite w', asked.get('w'), widths)
  const ratio = ratioNames.find((each) => each === (asked.get('r') ?? '4x5'))
  if (ratio === undefined) return invalid('Form r', asked.get('r'), ratioNames)
  const named = asked.get('f')
  const format = named === null ? acceptedFormat(accept) : formats.find((each) => each === named)
  if (format === undefined) return invalid('Kodierung f', named, formats)
  return {
    publicId,
    width,
    height: Math.round(width / ratios[ratio]),
    ratio,
    format,
    isNegotiated: named === null,
    isVersioned: asked.get('v') === String(PICTURE_VERSION),
  }
}

function publicIdOf(path: string): string | null {
  if (!path.startsWith(ROUTE)) return null
  try {
    return decodeURIComponent(path.slice(ROUTE.length))
  } catch {
    return null
  }
}

function acceptedFormat(accept: string | null): Format {
  return formats.find((format) => accept?.includes(`image/${format}`) === true) ?? 'jpeg'
}

const SHOWN_LENGTH = 20

function invalid(name: string, value: string | null, allowed: readonly (string | number)[]): InvalidPictureRequest {
  return {
    problem: `${name} «${(value ?? '').slice(0, SHOWN_LENGTH)}» gibt es nicht. Möglich sind: ${allowed.join(', ')}.`,
  }
}
