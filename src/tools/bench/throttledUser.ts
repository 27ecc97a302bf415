import { availableParallelism, loadavg } from 'node:os'
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
export async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
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

/** Baseline: CPU time of a fixed piece of work on the throttled page, and the load of the machine. */
export interface Baseline {
  /** Processor time in milliseconds. */
  readonly workMs: number
  /** Programs that want to run for each processor of the machine; above 1 they wait for each other. */
  readonly load: number
}

/** Measures the baseline: serializing and parsing a fixed structure as JSON. */
export async function measureInPageBaseline(page: Page, devtools: CDPSession): Promise<Baseline> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttleCpu(devtools, CPU_SLOWDOWN)
  const before = await taskSeconds(devtools)
  const runs = await page.evaluate(() => {
    const structure = Array.from({ length: 2000 }, (_, index) => ({
      nr: String(index),
      bezeichnung: `Leistung ${index}`,
      derived_preis: index * 12.5,
      places: [index, index + 1, index + 2],
    }))
    const count = 41
    for (let run = 0; run < count; run += 1) JSON.parse(JSON.stringify(structure))
    return count
  })
  const workedMs = ((await taskSeconds(devtools)) - before) * 1000
  await throttleCpu(devtools, 1)
  await devtools.send('Performance.disable')
  return { workMs: workedMs / runs, load: (loadavg()[0] ?? 0) / availableParallelism() }
}

async function taskSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
