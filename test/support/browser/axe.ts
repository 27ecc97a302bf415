import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { State } from './everyState.ts'
import { LAPTOP, PHONE } from './visitor.ts'

/** Less than half as much to read for each page as the one with comments. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Criterion 2.5.8 lets a target be small whose act another control of the page does as well: every place on the map of
 * stops stands in the list above it.
 */
function hasLargerTwin({ id, html }: Breach): boolean {
  return id === 'target-size' && html.includes('leaflet-marker-icon')
}

/** Expects no violation of WCAG 2.2 AA; the test continues after one. */
export async function expectClean(page: Page, state: State): Promise<void> {
  expect.soft(await violations(page), state).toEqual([])
}

/** The same in the layouts of a laptop and a phone. */
export async function expectCleanOnBoth(page: Page, state: State): Promise<void> {
  const size = page.viewportSize()
  for (const width of [LAPTOP, PHONE]) {
    await page.setViewportSize({ height: 900, ...size, width })
    expect.soft(await violations(page), `${state}, ${width} px`).toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
}

/** Violations of WCAG 2.2 AA, one line for each element. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger: the content policy would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const told: string[] = []
  for (const breach of await breaches(page, null)) {
    if (!hasLargerTwin(breach) && !(await isWholeFurtherUp(page, breach)))
      told.push(`${breach.id}: ${breach.target} ${breach.summary}`)
  }
  return told
}

/**
 * A target partly covered by the bar with the total is scrolled into view and measured there: where a button begins
 * depends on the letter spacing of the browser.
 */
async function isWholeFurtherUp(page: Page, { id, target, summary }: Breach): Promise<boolean> {
  if (id !== 'target-size' || !summary.includes('obscured')) return false
  const before = await page.evaluate(() => scrollY)
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const left = await breaches(page, target)
  await page.evaluate((top) => scrollTo(0, top), before)
  return left.every(({ id: other }) => other !== 'target-size')
}

interface Breach {
  readonly id: string
  readonly html: string
  /** Where the element is, as a selector. */
  readonly target: string
  readonly summary: string
}

/** @param within a selector of the only element to look at, null for the whole page */
async function breaches(page: Page, within: string | null): Promise<readonly Breach[]> {
  const { violations: found } = await page.evaluate(
    ([selector, tags]) =>
      (globalThis as unknown as InPage).axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    [within, WCAG] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary = '' }) => ({
      id,
      html,
      target: target.join(' '),
      summary: failureSummary,
    })),
  )
}

interface InPage {
  readonly axe: { readonly run: (context: Document | string, options: axe.RunOptions) => Promise<axe.AxeResults> }
}
