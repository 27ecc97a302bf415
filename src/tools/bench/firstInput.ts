import type { Browser, Page } from 'playwright-core'
import { newVisitor, PHONE } from '#test/support/browser.ts'
import { stepUrl } from '#test/support/journey.ts'
import { withholdScripts } from '#test/support/withheldScripts.ts'
import type { TimedAction } from './funnelTable.ts'
import { HEAVY_TRAVEL_ID } from './heavyTour.ts'
import { measureMainThread } from './mainThread.ts'
import { CPU_SLOWDOWN, throttleCpu, slowestInteraction, watchInteractions } from './throttledUser.ts'

/** When a visitor presses for the first time: before any script is there, or as soon as the button is, whatever loads. */
export const INPUT_MOMENTS = ['before any script', 'while scripts come'] as const

const TIMEOUT_MS = 60_000

/** Opens the first step on a slow device and presses «one more adult» as soon as it is seen; `LOST` where it did nothing. */
export async function firstInput(
  browser: Browser,
  origin: string,
  moment: (typeof INPUT_MOMENTS)[number],
): Promise<TimedAction> {
  const { context, page, leave } = await newVisitor(browser, origin, { width: PHONE, height: 844 })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.addInitScript(watchInteractions)
  await throttleCpu(await context.newCDPSession(page), CPU_SLOWDOWN)
  const scripts = moment === 'before any script' ? await withholdScripts(page) : null
  await page.goto(stepUrl('start', HEAVY_TRAVEL_ID), { waitUntil: 'commit' })
  const count = page.getByRole('textbox', { name: 'Erwachsene', exact: true })
  const { x, y } = await placeOfMore(page)
  const before = Number(await count.inputValue())
  const work = await measureMainThread(browser, page, async () => {
    await page.mouse.click(x, y)
    scripts?.release()
    await page.waitForLoadState('networkidle')
  })
  const isKept = await page
    .waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('input[aria-label=Erwachsene]')?.value === wanted,
      String(before + 1),
    )
    .then(
      () => true,
      () => false,
    )
  const wallMs = await slowestInteraction(page)
  await leave()
  return { name: `first tap, ${moment}: ${isKept ? 'kept' : 'LOST'}`, answers: [{ wallMs, ...work }], times: 1 }
}

async function placeOfMore(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const more = page.getByRole('button', { name: 'Erwachsene: eins mehr' })
  await more.waitFor()
  await more.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await more.boundingBox()
  if (box === null) throw new Error('The first step came without its buttons')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
