import { existsSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Response } from 'playwright-core'
import { open } from './funnel.ts'
import type { Visitor } from './visitor.ts'

/** A built file, with its bytes as sent. */
export interface SentFile {
  readonly bytes: number
  readonly path: string
}

/** Cost of a first view with an empty cache. Bytes are as sent with brotli. */
export interface FirstView {
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly pageBytes: number
  /** Files, and the letters a page carries: they are counted here and not as bytes of the page. */
  readonly fontBytes: number
  /** Everything but pictures. */
  readonly requests: number
  /** Scripts by size, largest first. */
  readonly scripts: readonly SentFile[]
}

/** Relative to the project's root, where tests and benches run. */
const CLIENT = 'build/client'

/** The font a page carries in itself, in Base64. */
const CARRIED = /(,")([\w+/=]{1000,})(?="\)<\/script>)/

/** Base64 takes four characters for three bytes, and compression takes the fourth back. */
function carriedLetters(html: Buffer | string): number {
  return ((CARRIED.exec(String(html))?.[2]?.length ?? 0) * 3) / 4
}

/** The quality the host compresses pages with. */
const PAGE_QUALITY = 5

/** A view is whole when nothing more was requested for so long. */
const QUIET_MS = 500

/** Loads a page and counts all of its requests until none is left. */
export async function firstView({ page }: Visitor, path: string): Promise<FirstView> {
  const responses: Response[] = []
  let [begun, ended] = [0, 0]
  page.on('request', () => (begun += 1))
  page.on('requestfinished', () => (ended += 1))
  page.on('requestfailed', () => (ended += 1))
  page.on('response', (response) => responses.push(response))
  // A page boots when the browser is idle: on a busy machine the network is quiet long before.
  await open(page, path)
  for (let before = -1; before !== begun || ended < begun;) {
    before = begun
    await page.waitForTimeout(QUIET_MS)
  }
  const files = responses.map((response) => ({
    type: response.request().resourceType(),
    path: new URL(response.url()).pathname,
  }))
  const ofType = (type: string) => files.filter((file) => file.type === type)
  const sum = (type: string) => ofType(type).reduce((total, file) => total + sentBytes(file.path), 0)
  const html = (await responses.find((response) => response.request().resourceType() === 'document')?.body()) ?? ''
  return {
    scriptBytes: sum('script'),
    styleBytes: sum('stylesheet'),
    fontBytes: sum('font') + carriedLetters(html),
    pageBytes: brotliCompressSync(String(html).replace(CARRIED, '$1'), {
      params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY },
    }).length,
    requests: files.filter(({ type }) => type !== 'image').length,
    scripts: ofType('script')
      .map(({ path }) => ({ bytes: sentBytes(path), path }))
      .toSorted((a, b) => b.bytes - a.bytes),
  }
}

/** Bytes of a built file as the host sends it. */
function sentBytes(path: string): number {
  const file = `${CLIENT}${path}`
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return existsSync(file) ? statSync(file).size : 0
}
