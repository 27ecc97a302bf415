import type { Browser, Route } from 'playwright-core'
import { newVisitor, PHONE } from '#test/support/browser.ts'
import { stepUrl } from '#test/support/journey.ts'
import { HEAVY_TRAVEL_ID } from './heavyTour.ts'
import { SLOW_DOWN, slowDown, slowestInteraction, watchInteractions } from './slowHand.ts'

/** What became of a press that came before React had taken over the page of the server. */
interface FirstTap {
  /** Whether it did what it is for, once React was there. */
  readonly isKept: boolean
  /** To the next paint. */
  readonly durationMs: number
}

/** Opens the first step on a slow device and presses «one more adult» as soon as it is seen. */
export async function firstTap(browser: Browser, origin: string): Promise<FirstTap> {
  const { context, page, leave } = await newVisitor(browser, origin, { width: PHONE, height: 844 })
  page.setDefaultTimeout(60_000)
  await page.addInitScript(watchInteractions)
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools, SLOW_DOWN)
  // The worst case: the page is there, and of its scripts not one.
  const scripts = withheld()
  await page.route('**/*.js', scripts.withhold)
  await page.goto(stepUrl('start', HEAVY_TRAVEL_ID), { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: 'Erwachsene: eins mehr' })
  const count = page.getByRole('textbox', { name: 'Erwachsene', exact: true })
  await more.waitFor()
  const before = Number(await count.inputValue())
  await more.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await more.boundingBox()
  if (box === null) throw new Error('The first step came without its buttons')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  scripts.release()
  await page.waitForLoadState('networkidle')
  const after = Number(await count.inputValue())
  const durationMs = await slowestInteraction(page)
  await leave()
  return { isKept: after === before + 1, durationMs }
}

/** Holds requests back until they are released. */
function withheld() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const withhold = async (route: Route) => {
    await released
    await route.continue()
  }
  return { withhold, release: () => release() }
}
