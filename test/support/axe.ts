import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LAPTOP, PHONE } from './browser.ts'
import type { State } from './everyState.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Criterion 2.5.8 lets a target be small whose act another control of the page does as well: every place on the map of
 * stops stands in the list above it.
 */
function hasLargerTwin({ id, html }: { readonly id: string; readonly html: string }): boolean {
  return id === 'target-size' && html.includes('leaflet-marker-icon')
}

/** Nothing breaks WCAG 2.2 AA on the page as it stands. The test goes on to what follows. */
export async function expectClean(page: Page, state: State): Promise<void> {
  expect.soft(await violations(page), state).toEqual([])
}

/** The same on a laptop and on a phone, for what is laid out in another way there. */
export async function expectCleanOnBoth(page: Page, state: State): Promise<void> {
  const size = page.viewportSize()
  for (const width of [LAPTOP, PHONE]) {
    await page.setViewportSize({ height: 900, ...size, width })
    expect.soft(await violations(page), `${state}, ${width} px`).toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
}

/** What breaks WCAG 2.2 AA on the page: one line for each element. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger: the content policy would refuse a script element.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    (tags) => (globalThis as unknown as InPage).axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }),
    WCAG,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !hasLargerTwin({ id, html })).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

interface InPage {
  readonly axe: { readonly run: (context: Document, options: axe.RunOptions) => Promise<axe.AxeResults> }
}
