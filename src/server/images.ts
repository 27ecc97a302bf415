import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { PictureBrief } from '#platform/pictures/posterBrief.ts'
import type { Press } from '#platform/pictures/press.ts'

import type { Meter } from '#server/metrics/meter.ts'
import { encode, ENCODER_VERSION } from '#server/images/encode.ts'
import { createMemory } from '#server/images/memory.ts'
import { readPictureRequest, type PictureRequest } from '#server/images/pictureRequest.ts'
import { createShelf } from '#server/images/shelf.ts'
import { createTurns } from '#server/images/turns.ts'

/** What the image route is made from. */
export interface ImagesConfig {
  /** The pictures there are, by public id; empty when a foreign platform has its own image service. */
  readonly briefs: ReadonlyMap<string, PictureBrief>
  /** Draws them as SVG. Given, not imported, so that with a foreign platform nothing of ours is loaded; null then. */
  readonly press: Press | null
  /** Folder of the product's own data; pictures go to `bilder` in it. Null keeps none on disk. */
  readonly dataDirectory: string | null
  /** Told where each picture came from. */
  readonly count?: Meter['countPicture']
}

const MEMORY_BYTES = 16 * 1024 * 1024
const ENCODED_AT_ONCE = 2
const FOR_GOOD = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** The handler of `/bilder/…`: draws, encodes once, keeps, and answers with caching headers. */
export function createImages(config: ImagesConfig): (request: Request) => Promise<Response> {
  const gallery = config.press === null ? null : createGallery(config.press, config)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const asked = readPictureRequest(new URL(request.url), request.headers.get('accept'))
    if ('refusal' in asked) return told(400, asked.refusal)
    const brief = config.briefs.get(asked.publicId)
    if (brief === undefined || gallery === null) return told(404, 'Dieses Bild gibt es nicht.')
    return answered(request, asked, await gallery(brief, asked))
  }
}

type Gallery = (brief: PictureBrief, asked: PictureRequest) => Promise<Buffer>

/** Pictures by request: from memory, from disk, or fresh; the same one asked for twice at once is made once. */
function createGallery(press: Press, { dataDirectory, count = () => undefined }: ImagesConfig): Gallery {
  const memory = createMemory(MEMORY_BYTES)
  const shelf = dataDirectory === null ? null : createShelf(join(dataDirectory, 'bilder'))
  const inTurn = createTurns(ENCODED_AT_ONCE)
  const underway = new Map<string, Promise<Buffer>>()
  // A poster never changes while the process runs, so its name needs no second drawing; a share picture has a price.
  const names = new Map<string, string>()

  const made = async (brief: PictureBrief, asked: PictureRequest, key: string): Promise<Buffer> => {
    const svg = await drawing(press, brief, asked)
    const name = fileName(svg, asked)
    const remembered = memory.get(name)
    const kept = remembered ?? (await shelf?.read(name)) ?? null
    count(remembered !== null ? 'memory' : kept !== null ? 'disk' : 'drawn')
    const picture = kept ?? (await encode(svg, asked.format))
    if (kept === null) await shelf?.write(name, picture)
    memory.keep(name, picture)
    if (!isShare(asked)) names.set(key, name)
    return picture
  }

  return (brief, asked) => {
    const key = `${asked.publicId} ${asked.width} ${asked.ratio} ${asked.format}`
    const known = memory.get(names.get(key) ?? '')
    const running = underway.get(key)
    if (known !== null || running !== undefined) count(known !== null ? 'memory' : 'joined')
    if (known !== null) return Promise.resolve(known)
    if (running !== undefined) return running
    const work = inTurn(() => made(brief, asked, key)).finally(() => underway.delete(key))
    underway.set(key, work)
    return work
  }
}

function drawing(press: Press, brief: PictureBrief, asked: PictureRequest): Promise<string> | string {
  if (!('scene' in brief)) return press.logo(brief, asked)
  const order = { brief, seed: asked.publicId }
  return isShare(asked) ? press.share(order, asked) : press.poster(order, asked)
}

function isShare({ ratio }: PictureRequest): boolean {
  return ratio === '1200x630'
}

/** Named by what it shows: after a change of the drawing an old file is simply never asked for again. */
function fileName(svg: string, { format }: PictureRequest): string {
  return `${createHash('sha256').update(`${ENCODER_VERSION} ${svg}`).digest('hex').slice(0, 32)}.${format}`
}

function answered(request: Request, asked: PictureRequest, picture: Buffer): Response {
  const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({ 'Cache-Control': asked.isVersioned && !isShare(asked) ? FOR_GOOD : A_DAY, ETag: tag })
  if (asked.isNegotiated) headers.set('Vary', 'Accept')
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `image/${asked.format}`)
  headers.set('Content-Length', String(picture.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
}

function told(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}
