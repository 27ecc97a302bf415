import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { type Fault, FAULTS, faultyAnswer as answerOf, scenarioOf, type WireAnswer } from '#server/scenarios/faults.ts'
import { SCENARIO_HEADER } from '#server/scenarios/refuseScenarios.ts'
import { type DistantPlatform, startDistantPlatform } from './distantPlatform.ts'
import { JOURNEY_ENVIRONMENT } from './site.ts'
import { type SiteFixture, withSite } from './siteFixture.ts'
import { isOperation, type Visitor } from './visitor.ts'

export type { Fault }

/** Faults after which there is no data; after a slow answer there is. */
export const failures = FAULTS.filter((fault) => fault !== 'slow')

/** One failure for each way through the page: no answer, none that can be read, a refusal, and nothing in it. */
export const failureKinds = ['lost request', 'HTML', 'GraphQL error', 'null'] as const satisfies readonly Fault[]

/** Delay of a slow answer in milliseconds; longer than a page with a sped-up clock takes to show that it is waiting. */
const SLOW_MS = 300

/** The answer the browser gets instead; null if the connection is cut. */
export function faultyAnswer(fault: Fault, ask: () => Promise<string>): Promise<WireAnswer | null> {
  return answerOf(fault, { ask, slowMs: SLOW_MS })
}

/** Headers of a request for which these operations fail between host and platform. */
export function failing(operations: readonly string[], fault: Fault): Record<string, string> {
  return { [SCENARIO_HEADER]: operations.map((operation) => `${scenarioOf(fault)}:${operation}`).join(',') }
}

/** The connection between a page and the host, faulty for one operation or all. */
export interface FaultyNetwork {
  /** Sets the fault; null repairs the connection. */
  readonly setFault: (fault: Fault | null) => void
  /** Requests of the page since the fault was set. */
  readonly asked: () => number
  /** Waits until no request to the host is pending, retries included. */
  readonly settled: () => Promise<void>
}

/** Without a pending request for this long; longer than a page with a sped-up clock takes to retry. */
const SETTLED_MS = 60

/** @param operation null for all of them. */
export async function faultyNetwork(page: Page, operation: string | null): Promise<FaultyNetwork> {
  let fault: Fault | null = null
  let asked = 0
  let pending = 0
  const count = (change: number) => (request: Request) => {
    if (request.url().endsWith('/api/proxy')) pending += change
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
    setFault: (next) => {
      fault = next
      asked = 0
    },
    asked: () => asked,
    settled: async () => {
      let quietMs = 0
      while (quietMs < SETTLED_MS) {
        await wait(SETTLED_MS / 3)
        quietMs = pending > 0 ? 0 : quietMs + SETTLED_MS / 3
      }
    },
  }
}

/** Timers of the pages are so many times shorter. */
const SPEED = 40

/** Timers from this length on are timeouts of requests, and keep their length. */
const TIMEOUT_MS = 15_000

/** Shortens the timers of all pages, and lets `advanceClock` move their clocks on. Timeouts of requests stay as they are. */
export function speedUpClock(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(
    ([times, timeoutMs]) => {
      const later = window.setTimeout.bind(window)
      const now = Date.now.bind(Date)
      const shortened = (handler: () => void, ms = 0) => later(handler, ms < timeoutMs ? ms / times : ms)
      Object.assign(window, { setTimeout: shortened, passedMs: 0 })
      Date.now = () => now() + (window as unknown as { readonly passedMs: number }).passedMs
    },
    [SPEED, TIMEOUT_MS] as const,
  )
}

/** Moves the clock of a page with a sped-up clock on. */
export function advanceClock(page: Page, seconds: number): Promise<void> {
  return page.evaluate((ms) => {
    const clock = window as unknown as { passedMs: number }
    clock.passedMs += ms
  }, seconds * 1000)
}

/** Problems of a page without those of the network: a browser reports each failed request. */
export function ownProblems(problems: readonly string[]): readonly string[] {
  return problems.filter((problem) => !/Failed to load resource|^\d{3} /.test(problem))
}

const CONTRACT = fileURLToPath(new URL('../../../schema.graphql', import.meta.url))

/** A site in front of a platform on its own port, and visitors with sped-up clocks. */
export interface FaultySite {
  readonly site: SiteFixture
  readonly platform: () => DistantPlatform
  /** A visitor about to book. After the test no problem is expected but those of the network. */
  readonly newVisitor: () => Promise<Visitor>
}

export function withFaultySite(): FaultySite {
  let platform: DistantPlatform | null = null
  const site = withSite({
    environment: async () => {
      platform = await startDistantPlatform()
      const { url, paymentPageUrl } = platform
      return { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: url, PLATFORM_SCHEMA: CONTRACT, PAYMENT_PAGE_URL: paymentPageUrl }
    },
  })
  const problems: (readonly string[])[] = []
  afterEach(() => {
    expect(problems.splice(0).flatMap(ownProblems)).toEqual([])
  })
  afterAll(() => platform?.stop())
  return {
    site,
    platform: () => {
      if (platform === null) throw new Error('The platform runs once the tests of the file begin')
      return platform
    },
    newVisitor: async () => {
      const visitor = await site.newVisitor({ storageState: await site.storageState() })
      problems.push(visitor.problems)
      await speedUpClock(visitor.context)
      return visitor
    },
  }
}

/** Waits until a phone number to call is visible. */
export function seesPhone(page: Page): Promise<void> {
  return page.locator('a[href^="tel:"]:visible').first().waitFor()
}

/** Expects that entries of the visitor are still stored on the device. */
export async function keepsEntries(page: Page): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('redux'))).toContain('"lastName":"Muster"')
}
