import { availableParallelism, loadavg } from 'node:os'
import type { CDPSession, Page } from 'playwright-core'
import { CPU_SLOWDOWN, throttleCpu } from './throttledUser.ts'

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
