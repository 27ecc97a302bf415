import type { Page } from 'playwright-core'

declare global {
  interface Window {
    moves?: string[]
  }
}

/**
 * Watches for what moves in the first view of the pages that are opened from now on. Chromium only.
 * @returns what has moved on the page that is open, by place: `FOOTER 0,400 → 0,320`
 */
export async function watchMoves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(noteMoves)
  return () => page.evaluate(() => window.moves ?? [])
}

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

/** Runs in the page. */
function noteMoves(): void {
  const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
  const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry
  window.moves = []
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries().filter(isShift)) {
      for (const { node, previousRect, currentRect } of sources) window.moves?.push(`${node?.nodeName ?? '?'} ${place(previousRect)} → ${place(currentRect)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
