import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { isOperation } from './browser.ts'
import { faultyAnswer, type Fault } from './faults.ts'

/** The line between a browser page and the host, for one operation or all. */
export interface FaultyLine {
  /** Null mends it. */
  readonly have: (fault: Fault | null) => void
  /** How often the page has asked since the fault was set. */
  readonly asked: () => number
  /** Waits until the page has nothing on its way to the host, another try included. */
  readonly settled: () => Promise<void>
}

/** As long as nothing is on its way; longer than a hurrying page takes before another try. */
const SETTLED_MS = 60

/** @param operation null for all of them. */
export async function faultyLine(page: Page, operation: string | null): Promise<FaultyLine> {
  let fault: Fault | null = null
  let asked = 0
  let onTheirWay = 0
  const count = (change: number) => (request: Request) => {
    if (request.url().endsWith('/api/proxy')) onTheirWay += change
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  await page.route('**/api/proxy', async (route) => {
    if (operation !== null && !isOperation(route.request(), operation)) return route.fallback()
    asked += 1
    if (fault === null) return route.fallback()
    const answer = await faultyAnswer(fault, async () => (await route.fetch()).text())
    return answer === null ? route.abort('connectionreset') : route.fulfill(answer)
  })
  return {
    have: (next) => {
      fault = next
      asked = 0
    },
    asked: () => asked,
    settled: async () => {
      let quietMs = 0
      while (quietMs < SETTLED_MS) {
        await wait(SETTLED_MS / 3)
        quietMs = onTheirWay > 0 ? 0 : quietMs + SETTLED_MS / 3
      }
    },
  }
}

/** Waits of the pages are so many times shorter. */
const HURRY = 40

/** From so many milliseconds on a wait is patience with the host, which does not hurry. */
const PATIENCE_MS = 15_000

/** Makes the clocks of all pages hurry, and lets `pass` move them on. Pages wait for the host as long as ever. */
export function hurry(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(
    ([times, patienceMs]) => {
      const later = window.setTimeout.bind(window)
      const now = Date.now.bind(Date)
      const hurried = (handler: () => void, ms = 0) => later(handler, ms < patienceMs ? ms / times : ms)
      Object.assign(window, { setTimeout: hurried, passedMs: 0 })
      Date.now = () => now() + (window as unknown as { readonly passedMs: number }).passedMs
    },
    [HURRY, PATIENCE_MS] as const,
  )
}

/** Time passes on a page whose clock hurries. */
export function pass(page: Page, seconds: number): Promise<void> {
  return page.evaluate((ms) => {
    const clock = window as unknown as { passedMs: number }
    clock.passedMs += ms
  }, seconds * 1000)
}

/** Problems of a page that are not the line's own: a browser tells of each failed request. */
export function ownProblems(problems: readonly string[]): readonly string[] {
  return problems.filter((problem) => !/Failed to load resource|^\d{3} /.test(problem))
}
