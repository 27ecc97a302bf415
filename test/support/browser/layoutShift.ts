import type { Page } from 'playwright-core'

declare global {
  interface Window {
    moves?: string[]
    /** Cumulative layout shift. */
    shift?: number
  }
}

/**
 * Records layout shifts of the pages that are opened from now on. Chromium only.
 * @returns the shifts on the current page: `FOOTER 0,400 → 0,320`
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(noteMoves)
  return () => page.evaluate(() => window.moves ?? [])
}

/** The same as a score: cumulative layout shift of the current page. */
export async function watchShiftScore(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(noteMoves)
  return () => page.evaluate(() => window.shift ?? 0)
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Runs in the page. */
function noteMoves(): void {
  const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
  const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry
  window.moves = []
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const { sources, value } of list.getEntries().filter(isShift)) {
      window.shift = (window.shift ?? 0) + value
      for (const { node, previousRect, currentRect } of sources)
        window.moves?.push(`${node?.nodeName ?? '?'} ${place(previousRect)} → ${place(currentRect)}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
