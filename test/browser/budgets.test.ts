import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE, type Visitor } from '#test/support/browser/visitor.ts'

const site = withSite()

const KIB = 1024

// KiB. What both have in common (React, router and urql) is 101 of them.
const PUBLIC = { script: 136, whole: 160, requests: 18 }
const TRAVEL = { script: 147, whole: 177, requests: 20 }
const STEP = { script: 194, whole: 217, requests: 23 }

test.each([
  ['home', '/', PUBLIC],
  ['list', '/reisen', PUBLIC],
  ['travel', journey.TRAVEL_PATH, TRAVEL],
  ['content', '/rechtliches/agb', PUBLIC],
  ['first step', journey.stepUrl('start'), STEP],
  ['services', journey.stepUrl('leistungen'), STEP],
  ['people', journey.stepUrl('personen'), STEP],
  ['additional services', journey.stepUrl('zusatzleistungen'), STEP],
  ['payment', journey.stepUrl('zahlung'), STEP],
])('the first view of %s keeps its budget', async (_name, path, budget) => {
  const visitor = await site.newVisitor({ width: PHONE, storageState: await site.storageState() })
  const view = await firstView(visitor, path)
  const { scriptBytes, styleBytes, pageBytes, fontBytes, requests, scripts } = view
  expect.soft(scriptBytes, scripts.join('\n')).toBeLessThanOrEqual(budget.script * KIB)
  expect.soft(scriptBytes + styleBytes + pageBytes).toBeLessThanOrEqual(budget.whole * KIB)
  expect.soft(fontBytes).toBeLessThanOrEqual(18 * KIB)
  expect.soft(requests).toBeLessThanOrEqual(budget.requests)
})

/** What a first view with an empty cache costs. Bytes are as sent with brotli. */
interface FirstView {
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly pageBytes: number
  /** Files, and the letters a page carries: they are counted here and not as bytes of the page. */
  readonly fontBytes: number
  /** Everything but pictures. */
  readonly requests: number
  /** Scripts by size, largest first: `12345 name.js`. */
  readonly scripts: readonly string[]
}

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url))

/** The font a page carries in itself, in Base64. */
const CARRIED = /(,")([\w+/=]{1000,})(?="\)<\/script>)/

/** Base64 takes four characters for three bytes, and compression takes the fourth back. */
function carriedLetters(html: Buffer | string): number {
  return ((CARRIED.exec(String(html))?.[2]?.length ?? 0) * 3) / 4
}

/** The quality the host compresses pages with. */
const PAGE_QUALITY = 5

/** Loads a page and counts all of its requests until none is left. */
async function firstView({ page }: Visitor, path: string): Promise<FirstView> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await settle(page)
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
      .map((file) => ({ bytes: sentBytes(file.path), name: file.path }))
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ bytes, name }) => `${String(bytes)} ${name}`),
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
}

/** Bytes of a built file as the host sends it. */
function sentBytes(path: string): number {
  const file = `${CLIENT}${path}`
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return existsSync(file) ? statSync(file).size : 0
}
