import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Criterion 2.5.8 lets a target be small whose act another control of the page does as well: every place on the map of
 * stops stands in the list above it.
 */
function hasLargerTwin({ id, html }: { readonly id: string; readonly html: string }): boolean {
  return id === 'target-size' && html.includes('leaflet-marker-icon')
}

/** What breaks WCAG 2.2 AA on the page: one line for each element. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger: the content policy would refuse a script element.
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    (tags) => (globalThis as unknown as InPage).axe.run(document, { runOnly: { type: 'tag', values: tags } }),
    WCAG,
  )
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !hasLargerTwin({ id, html })).map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

interface InPage {
  readonly axe: { readonly run: (context: Document, options: axe.RunOptions) => Promise<axe.AxeResults> }
}
