import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { measureMainThread, type MainThreadWork } from './mainThread.ts'

/** Latency of one click or key press. */
export interface Latency extends MainThreadWork {
  /** Wall-clock time to the next paint, from the Event Timing API, in milliseconds. */
  readonly wallMs: number
}

/** Simulated user of the funnel. */
export interface FunnelUser {
  readonly page: Page
  readonly press: (target: Locator) => Promise<void>
  /** Puts the focus into a field and presses one key there. */
  readonly key: (target: Locator, key: string) => Promise<void>
}

/** A user on a device with CPU throttling, whose interactions are timed. */
export interface ThrottledUser extends FunnelUser {
  /** Latencies of presses and keys since the last call, in order. */
  readonly takeLatencies: () => readonly Latency[]
}

/** CPU throttling rate, the one of Lighthouse for a mid-range phone. */
export const CPU_SLOWDOWN = 4

/** Latency of an interaction within one frame: the Event Timing API reports nothing below 16 ms. */
const ONE_FRAME_MS = 8

/** Time for follow-up work of an interaction, such as the summary query and storing the draft. */
const SETTLE_MS = 450

/** Notes each interaction from the first on. Runs in the page, before anything else does. */
export function watchInteractions(): void {
  const seen: number[] = []
  Reflect.set(window, 'benchInteractions', seen)
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.push(entry.duration)
  }
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => note(list.getEntries())).observe(options)
}

/** The slowest interaction since the last call, in milliseconds in steps of 8. */
export async function slowestInteraction(page: Page): Promise<number> {
  const durations = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'benchInteractions')
    return Array.isArray(seen) ? seen.splice(0).map(Number) : []
  })
  return Math.max(ONE_FRAME_MS, ...durations)
}

/** A page with `watchInteractions` as init script. */
export interface ThrottledPage {
  readonly browser: Browser
  readonly page: Page
  readonly devtools: CDPSession
}

/** Throttles the CPU during each interaction and measures its latency. */
export function throttledUser({ browser, page, devtools }: ThrottledPage): ThrottledUser {
  const latencies: Latency[] = []
  const timed = async (action: () => Promise<void>): Promise<void> => {
    await untilIdle(page)
    await slowestInteraction(page)
    await throttleCpu(devtools, CPU_SLOWDOWN)
    const work = await measureMainThread(browser, page, async () => {
      await action()
      await untilIdle(page)
    })
    await throttleCpu(devtools, 1)
    latencies.push({ wallMs: await slowestInteraction(page), ...work })
    await page.waitForTimeout(SETTLE_MS)
  }
  return {
    page,
    press: async (target) => {
      const { x, y } = await middleOf(target)
      return timed(() => page.mouse.click(x, y))
    },
    key: async (target, key) => {
      await target.focus()
      return timed(() => page.keyboard.press(key))
    },
    takeLatencies: () => latencies.splice(0),
  }
}

export async function throttleCpu(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Brings a thing to the middle of the screen, clear of the bar at its end. */
async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await target.boundingBox()
  if (box === null) throw new Error(`Not on screen: ${String(target)}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Waits until the next frames are painted and nothing is left to do. A page that has nothing to paint is idle too. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      const frame = new Promise((resolve) => requestAnimationFrame(resolve))
      await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 500))])
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    }
  })
}
