import type { CDPSession, Page } from 'playwright-core'
import { SLOW_DOWN, slowDown } from './slowHand.ts'

/** What the slowed-down page needs to write and read a structure of fixed size as JSON: the median of many runs in milliseconds. */
export async function inPageYardstick(page: Page, devtools: CDPSession): Promise<number> {
  await slowDown(devtools, SLOW_DOWN)
  const median = await page.evaluate(() => {
    const structure = Array.from({ length: 2000 }, (_, index) => ({
      nr: String(index), bezeichnung: `Leistung ${index}`, derived_preis: index * 12.5, places: [index, index + 1, index + 2],
    }))
    const times = Array.from({ length: 21 }, () => {
      const start = performance.now()
      JSON.parse(JSON.stringify(structure))
      return performance.now() - start
    })
    return times.sort((a, b) => a - b)[10] ?? Number.NaN
  })
  await slowDown(devtools, 1)
  return median
}
