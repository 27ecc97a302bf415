import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createSingleFlight } from '#platform/process/singleFlight.ts'
import { BUSY_SECONDS } from '#server/http/refusal.ts'
import { SHOWN_ELSEWHERE } from '#server/http/shownElsewhere.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import { tooManyText } from '#server/rateLimits/tooMany.ts'
import { encode, ENCODER_VERSION } from './encode.ts'
import { readPictureRequest, type PictureRequest } from './pictureRequest.ts'
import { createDiskCache } from './diskCache.ts'

/** Pictures that are rendered by the host. */
export interface PictureSource<Caption> {
  readonly has: (publicId: string) => boolean
  /** Text of a share picture, null for none; cheap to call. The same object until it may have changed. */
  readonly captionOf: (publicId: string) => Promise<Caption | null>
  /**
   * Renders an existing picture as an SVG document.
   * @param caption null for all but share pictures
   */
  readonly draw: (asked: PictureRequest, caption: Caption | null) => Promise<string>
}

export interface ImagesConfig<Caption> {
  /** Null with a foreign platform, which has its own image service. */
  readonly source: PictureSource<Caption> | null
  /** Data directory; the disk cache is its folder `bilder`. Null: no disk cache. */
  readonly dataDirectory: string | null
  /** Limits the pictures encoded per network; null: no limits. */
  readonly rateLimits: RateLimits | null
  /** Maximum length of the queue; further pictures are refused with 503. */
  readonly maxQueue?: number
  /** Size of the cache in memory. */
  readonly memoryBytes?: number
  /** Counts where each picture came from. */
  readonly count?: Meter['countPicture']
}

const MEMORY_BYTES = 16 * 1024 * 1024
const MAX_CONCURRENT = 2

/** About ten seconds of work, longer than visitors wait for pictures. */
const MAX_QUEUE = 100

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** A share picture shows a price, and none while the catalogue could not be read. */
const ONE_HOUR = 'public, max-age=3600'

/** The handler of `/bilder/…`: renders and encodes pictures on demand, with caches in memory and on disk. */
export function createImages<Caption>(
  config: ImagesConfig<Caption>,
): (request: Request, address: string) => Promise<Response> {
  const gallery = config.source === null ? null : createGallery(config.source, config)
  return async (request, address) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const asked = readPictureRequest(new URL(request.url), request.headers.get('accept'))
    if ('problem' in asked) return textResponse(400, asked.problem)
    if (gallery === null || config.source?.has(asked.publicId) !== true)
      return textResponse(404, 'Dieses Bild gibt es nicht.')
    try {
      return pictureResponse(request, asked, await gallery(asked, address))
    } catch (error) {
      if (error instanceof LimitReached) return retryLater(429, tooManyText(error.seconds), error.seconds)
      if (error instanceof QueueFull) return retryLater(503, 'Gerade werden sehr viele Bilder verlangt.', BUSY_SECONDS)
      throw error
    }
  }
}

/** An encoded picture. */
interface Picture {
  readonly bytes: Buffer
  /** Hashed once: it takes longer than all else of a response from memory. */
  readonly etag: string
}

/** Too many pictures are waiting to be encoded. */
class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The network has used up its rate limit of encoded pictures. */
class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly seconds: number

  constructor(seconds: number) {
    super(`limit reached for ${seconds} s`)
    this.seconds = seconds
  }
}

/** Pictures from memory, from disk, or newly encoded; concurrent requests for the same picture share the work. */
function createGallery<Caption>(
  source: PictureSource<Caption>,
  {
    dataDirectory,
    rateLimits,
    maxQueue = MAX_QUEUE,
    memoryBytes = MEMORY_BYTES,
    count = () => undefined,
  }: ImagesConfig<Caption>,
) {
  const memory = new LRUCache<string, Picture>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  const disk = dataDirectory === null ? null : createDiskCache(join(dataDirectory, 'bilder'))
  const limit = pLimit(MAX_CONCURRENT)
  const renderings = createSingleFlight<Picture>()
  // File names by request. A poster never changes while the process runs, so it is rendered once; a share picture shows a
  // price, and is rendered once a caption. The number of names is bounded by the lists of widths, ratios and formats.
  const names = new Map<string, { readonly name: string; readonly caption: Caption | null }>()

  const keyOf = ({ publicId, width, ratio, format }: PictureRequest) => `${publicId} ${width} ${ratio} ${format}`

  /** File name of a picture that was rendered with this caption before. */
  const nameOf = (asked: PictureRequest, caption: Caption | null): string | null => {
    const known = names.get(keyOf(asked))
    return known?.caption === caption ? known.name : null
  }

  const inMemory = (asked: PictureRequest, caption: Caption | null): Picture | null => {
    const name = nameOf(asked, caption)
    return name === null ? null : (memory.get(name) ?? null)
  }

  const remember = (name: string, bytes: Buffer): Picture => {
    const picture = { bytes, etag: etagOf(bytes) }
    memory.set(name, picture)
    return picture
  }

  /** From memory or disk; null if neither has it. */
  const find = async (name: string): Promise<Picture | null> => {
    const remembered = memory.get(name)
    const bytes = remembered?.bytes ?? (await disk?.read(name)) ?? null
    if (bytes === null) return null
    count(remembered === undefined ? 'disk' : 'memory')
    return remembered ?? remember(name, bytes)
  }

  const render = async (asked: PictureRequest, caption: Caption | null, address: string): Promise<Picture> => {
    // If memory had no room for it, it need not be drawn to find its file.
    const known = nameOf(asked, caption)
    const kept = known === null ? null : await find(known)
    if (kept !== null) return kept
    const svg = await source.draw(asked, caption)
    const name = fileName(svg, asked)
    let picture = await find(name)
    if (picture === null) {
      const seconds = (await rateLimits?.take('picture', address)) ?? null
      if (seconds !== null) throw new LimitReached(seconds)
      count('drawn')
      const bytes = await encode(svg, asked.format)
      await disk?.write(name, bytes)
      picture = remember(name, bytes)
    }
    names.set(keyOf(asked), { name, caption })
    return picture
  }

  /** @throws QueueFull, LimitReached */
  return async function picture(asked: PictureRequest, address: string): Promise<Picture> {
    const caption = isShare(asked) ? await source.captionOf(asked.publicId) : null
    const known = inMemory(asked, caption)
    if (known !== null) {
      count('memory')
      return known
    }
    const key = keyOf(asked)
    const isJoined = renderings.isPending(key)
    if (isJoined) count('joined')
    try {
      return await renderings.run(key, () => {
        if (limit.pendingCount >= maxQueue) throw new QueueFull(`${maxQueue} wait already`)
        return limit(() => render(asked, caption, address))
      })
    } catch (error) {
      // The limit of whoever asked first is not that of the others.
      if (isJoined && error instanceof LimitReached) return picture(asked, address)
      throw error
    }
  }
}

function isShare({ ratio }: PictureRequest): boolean {
  return ratio === '1200x630'
}

/** Content hash of the SVG document: after a change of the drawing, old files are never read again. */
function fileName(svg: string, { format }: PictureRequest): string {
  return `${createHash('sha256').update(`${ENCODER_VERSION} ${svg}`).digest('hex').slice(0, 32)}.${format}`
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

function pictureResponse(request: Request, asked: PictureRequest, { bytes, etag }: Picture): Response {
  const lifetime = isShare(asked) ? ONE_HOUR : asked.isVersioned ? IMMUTABLE : ONE_DAY
  const headers = new Headers({ 'Cache-Control': lifetime, ETag: etag, ...(isShare(asked) ? SHOWN_ELSEWHERE : {}) })
  if (asked.isNegotiated) headers.set('Vary', 'Accept')
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `image/${asked.format}`)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

function retryLater(status: number, text: string, seconds: number): Response {
  return textResponse(status, text, { 'Retry-After': String(seconds) })
}

function textResponse(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
