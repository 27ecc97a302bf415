import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caption } from '#demo/posters/shareCard.ts'
import { createRenderer, type PictureSpec } from '#demo/posters/renderer.ts'
import { pictureFormats, pictureHeight, pictureUrl, pictureWidths } from '#domain/content/pictures.ts'
import { createImages, type ImagesConfig } from '#server/images/images.ts'
import { readPictureRequest } from '#server/images/pictureRequest.ts'
import { createLog } from '#server/log/log.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { RATES } from '#server/rateLimits/rates.ts'

const specs = new Map<string, PictureSpec>([
  ['reise/engadin', { scene: 'ridge', palette: 'summer' }],
  ['logo/rheintochter', { first: 'Rheintochter', second: 'Flussreisen', colour: '#1d3f72', accent: '#c8963c' }],
])

const source = createRenderer(specs, () => Promise.resolve(null))

const ADDRESS = '192.0.2.1'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bilder-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

function images(config: Partial<ImagesConfig<Caption>> = {}): (path: string, init?: RequestInit) => Promise<Response> {
  const handler = createImages({ source, dataDirectory: null, rateLimits: null, ...config })
  return (path, init) => handler(new Request(`http://localhost${path}`, init), ADDRESS)
}

test.each(pictureFormats)('a card picture is served as %s in the requested size', async (format) => {
  const answer = await images()(`/bilder/reise/engadin?w=160&r=4x5&f=${format}&v=3`)
  const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(`image/${format}`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect({ width: picture.width, height: picture.height }).toEqual({ width: 160, height: 200 })
})

test('a logo is served like any picture, in the requested size', async () => {
  const answer = await images()('/bilder/logo/rheintochter?w=320&r=16x9&f=avif&v=3')
  expect(answer.status).toBe(200)
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([width, height]).toEqual([320, 180])
})

test('a card picture of 480 by 600 pixels weighs at most 25 KB as AVIF', async () => {
  const answer = await images()('/bilder/reise/engadin?w=480&r=4x5&f=avif')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(25_000)
})

test('a picture URL without a version may be cached for a day', async () => {
  const answer = await images()('/bilder/reise/engadin?w=160&r=1x1&f=jpeg')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each([
  { accept: 'image/avif,image/webp,*/*', type: 'image/avif' },
  { accept: 'image/webp,*/*', type: 'image/jpeg' },
  { accept: '*/*', type: 'image/jpeg' },
])('without a format, a browser that accepts $accept gets $type', async ({ accept, type }) => {
  const answer = await images()('/bilder/reise/engadin?w=160', { headers: { accept } })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('vary')).toBe('Accept')
})

test.each([
  { query: 'w=161', names: '160, 320, 480' },
  { query: 'w=160&r=3x2', names: '4x5, 16x9, 1x1, 1200x630' },
  { query: 'w=160&f=gif', names: 'avif, jpeg' },
])('$query is refused with what is possible', async ({ query, names }) => {
  const answer = await images()(`/bilder/reise/engadin?${query}`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(names)
})

test('a picture URL that cannot be decoded is refused', async () => {
  expect((await images()('/bilder/reise/%E0%A4%A')).status).toBe(400)
})

test('an unknown picture is not found, nor is any with a foreign platform', async () => {
  expect((await images()('/bilder/reise/nirgends?w=160')).status).toBe(404)
  expect((await images({ source: null })('/bilder/reise/engadin?w=160')).status).toBe(404)
})

test('the picture route refuses methods other than GET and HEAD', async () => {
  expect((await images()('/bilder/reise/engadin', { method: 'POST' })).status).toBe(405)
})

test('HEAD on a picture sends the content length and no body', async () => {
  const answer = await images()('/bilder/reise/engadin?w=160&f=jpeg', { method: 'HEAD' })
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500)
  expect((await answer.arrayBuffer()).byteLength).toBe(0)
})

test('a picture with a matching ETag is answered with 304', async () => {
  const get = images()
  const first = await get('/bilder/reise/engadin?w=160&f=jpeg')
  const again = await get('/bilder/reise/engadin?w=160&f=jpeg', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('twenty concurrent requests for one picture encode it once', async () => {
  const draw = vi.fn(source.draw)
  const get = images({ source: { ...source, draw } })
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/bilder/reise/engadin?w=160&f=avif')))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('an encoded picture survives a restart on disk', async () => {
  const first = await images({ dataDirectory: directory })('/bilder/reise/engadin?w=160&f=avif')
  expect(await readdir(join(directory, 'bilder'))).toHaveLength(1)
  const second = await images({ dataDirectory: directory })('/bilder/reise/engadin?w=160&f=avif')
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await readdir(join(directory, 'bilder'))).toHaveLength(1)
})

test('pictures are served without a writable disk cache', async () => {
  const answer = await images({ dataDirectory: import.meta.filename })('/bilder/reise/engadin?w=160&f=avif')
  expect(answer.status).toBe(200)
})

test('a failed rendering of a picture fails its own request only', async () => {
  const draw = vi.fn(source.draw).mockImplementationOnce(() => Promise.resolve('no drawing'))
  const get = images({ source: { ...source, draw } })
  await expect(get('/bilder/reise/engadin?w=160&f=avif')).rejects.toThrow()
  expect((await get('/bilder/reise/engadin?w=160&f=avif')).status).toBe(200)
})

test('the picture route serves every URL the website can build, in the height the website reserves', () => {
  for (const ratio of ['4x5', '16x9', '1x1', '1200x630'] as const) {
    for (const width of pictureWidths) {
      for (const format of pictureFormats) {
        const read = readPictureRequest(
          new URL(pictureUrl('reise/a', { width, ratio, format }, 'own') ?? '', 'http://localhost'),
          null,
        )
        expect(read).toMatchObject({
          publicId: 'reise/a',
          width,
          height: pictureHeight(width, ratio),
          format,
          isVersioned: true,
        })
      }
    }
  }
})

const CAPTION: Caption = { name: 'Engadin', dates: null, price: null, operator: 'Carovia Reisen' }
const SHARE = '/bilder/reise/engadin?w=320&r=1200x630&f=jpeg&v=3'

/** What a picture is answered with. */
async function toldBy(answer: Response) {
  return {
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  }
}

test('a picture that memory has no room for is read from disk without being drawn again', async () => {
  const draw = vi.fn(source.draw)
  const told: string[] = []
  const count = (outcome: string) => told.push(outcome)
  const get = images({ source: { ...source, draw }, dataDirectory: directory, memoryBytes: 1, count })
  const first = await toldBy(await get('/bilder/reise/engadin?w=160&f=avif'))
  expect(await toldBy(await get('/bilder/reise/engadin?w=160&f=avif'))).toEqual(first)
  expect([draw.mock.calls.length, told]).toEqual([1, ['drawn', 'disk']])
})

test('a picture that is gone from memory and disk is drawn again', async () => {
  const get = images({ dataDirectory: directory, memoryBytes: 1 })
  const first = await toldBy(await get('/bilder/reise/engadin?w=160&f=avif'))
  await rm(join(directory, 'bilder'), { recursive: true })
  expect(await toldBy(await get('/bilder/reise/engadin?w=160&f=avif'))).toEqual(first)
})

test('a share picture asked for again is answered alike, and not drawn again before its caption is renewed', async () => {
  let caption = CAPTION
  const draw = vi.fn(source.draw)
  const get = images({ source: { ...source, draw, captionOf: () => Promise.resolve(caption) } })
  const first = await toldBy(await get(SHARE))
  expect(await toldBy(await get(SHARE))).toEqual(first)
  expect(draw).toHaveBeenCalledTimes(1)
  caption = { ...CAPTION }
  expect(await toldBy(await get(SHARE))).toEqual(first)
  expect(await toldBy(await get(SHARE))).toEqual(first)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('while no caption is known a share picture is the poster alone, and has its caption as soon as there is one', async () => {
  const captions = [null, null, CAPTION, CAPTION]
  const get = images({ source: createRenderer(specs, () => Promise.resolve(captions.shift() ?? null)) })
  const etags: (string | null)[] = []
  for (let request = 0; request < 5; request += 1) etags.push((await get(SHARE)).headers.get('etag'))
  const [poster, , captioned] = etags
  expect(etags).toEqual([poster, poster, captioned, captioned, poster])
  expect(captioned).not.toBe(poster)
})

test('the ETag of a picture is the hash of its bytes, from the encoder, from memory and from disk', async () => {
  const get = images({ dataDirectory: directory })
  const answers = [await get(SHARE), await get(SHARE), await images({ dataDirectory: directory })(SHARE)]
  const hash = createHash('sha256').update(new Uint8Array(await (await get(SHARE)).arrayBuffer()))
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([etag, etag, etag])
})

test('a share picture follows its price, is never immutable, and may be shown by other sites', async () => {
  let price = 'ab CHF 1’290.-'
  const priced = createRenderer(specs, () => Promise.resolve({ ...CAPTION, price }))
  const get = images({ source: priced, dataDirectory: directory })
  const before = await get('/bilder/reise/engadin?w=320&r=1200x630&f=avif&v=3')
  price = 'ab CHF 990.-'
  const after = await get('/bilder/reise/engadin?w=320&r=1200x630&f=avif&v=3')
  expect(before.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(before.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

/** Encodings one network is let have. */
function limitedTo(points: number) {
  return createRateLimits({ log: createLog('silent'), rates: { ...RATES, picture: [{ points, seconds: 60 }] } })
}

const SMALL = [
  'reise/engadin?w=160&r=1x1&f=avif',
  'reise/engadin?w=160&r=1x1&f=jpeg',
  'reise/engadin?w=160&r=16x9&f=jpeg',
] as const

test('above the rate limit of encoded pictures the response is 429 with Retry-After; cached pictures are still served', async () => {
  const rateLimits = limitedTo(2)
  const get = images({ rateLimits })
  for (const path of SMALL.slice(0, 2)) expect((await get(`/bilder/${path}`)).status).toBe(200)
  const refused = await get(`/bilder/${SMALL[2]}`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.text()).toContain('in 60 Sekunden')
  expect((await get(`/bilder/${SMALL[0]}`)).status).toBe(200)
  expect(rateLimits.refused.get('picture')).toBe(1)
})

test('pictures from the disk cache do not count against the rate limit', async () => {
  const first = images({ dataDirectory: directory })
  for (const path of SMALL) await first(`/bilder/${path}`)
  const second = images({ dataDirectory: directory, rateLimits: limitedTo(1) })
  for (const path of SMALL) expect((await second(`/bilder/${path}`)).status).toBe(200)
})

test('a network whose rate limit of pictures is used up still gets those on disk, share pictures among them', async () => {
  const share = 'reise/engadin?w=320&r=1200x630&f=jpeg&v=3'
  const first = images({ dataDirectory: directory })
  for (const path of [SMALL[0], share]) await first(`/bilder/${path}`)
  const second = images({ dataDirectory: directory, rateLimits: limitedTo(1) })
  expect((await second(`/bilder/${SMALL[1]}`)).status).toBe(200)
  expect((await second(`/bilder/${SMALL[2]}`)).status).toBe(429)
  for (const path of [SMALL[0], share, share]) expect((await second(`/bilder/${path}`)).status).toBe(200)
})

test('pictures requested at the same time are not encoded beyond the rate limit', async () => {
  const encoded: string[] = []
  const count = (outcome: string) => encoded.push(outcome)
  const get = images({ rateLimits: limitedTo(1), count })
  const answers = await Promise.all(SMALL.map((path) => get(`/bilder/${path}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
  expect(encoded).toEqual(['drawn'])
})

test('a picture refused to one network is encoded for another that asks for it at the same time', async () => {
  const handler = createImages({ source, dataDirectory: null, rateLimits: limitedTo(1) })
  const ask = (path: string, address: string) => handler(new Request(`http://localhost/bilder/${path}`), address)
  expect((await ask(SMALL[0], ADDRESS)).status).toBe(200)
  const answers = await Promise.all([ADDRESS, '192.0.2.77', ADDRESS].map((address) => ask(SMALL[1], address)))
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200])
})

test('a full encoding queue answers further pictures with 503', async () => {
  const get = images({ maxQueue: 1 })
  const paths = [160, 320, 480, 640, 800].map((width) => `/bilder/reise/engadin?w=${width}&r=1x1&f=avif`)
  const answers = await Promise.all(paths.map((path) => get(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
  expect(answers[4]?.headers.get('retry-after')).toBe('5')
  expect((await get(paths[4] ?? '')).status).toBe(200)
})

test('pictures are counted by origin', async () => {
  const told: string[] = []
  const count = (outcome: string) => told.push(outcome)
  const address = '/bilder/reise/engadin?w=160&r=4x5&f=avif&v=3'
  const get = images({ dataDirectory: directory, count })
  await Promise.all([get(address), get(address)])
  await get(address)
  await images({ dataDirectory: directory, count })(address)
  expect(told.sort()).toEqual(['disk', 'drawn', 'joined', 'memory'])
})
