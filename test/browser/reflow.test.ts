import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '#test/support/axe.ts'
import { PHONE } from '#test/support/browser.ts'
import { walkEveryState } from '#test/support/everyState.ts'
import { focusProblem } from '#test/support/focus.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'

/** A laptop of 1280 × 1024 px at 400 %, in the pixels of the page. */
const ZOOMED = { width: 320, height: 256 } as const

const house = withSite()

/** What reaches out of the page sideways: the page itself when it scrolls, and words a reader could not get to. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    const scroller = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
      return false
    }
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (element === null || textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      // One pixel wide is what is only spoken.
      const isSpokenOnly = element.closest('[hidden]') !== null || element.getBoundingClientRect().width <= 1
      if (width > 0 && !isSpokenOnly && (left < -1 || right > innerWidth + 1) && !scroller(element)) cut.push(textContent?.trim() ?? '')
    }
    return [...scrolls, ...cut]
  })
}

test('on a small phone and at 400 % no step scrolls sideways, no word is cut and axe finds nothing, in any state', async () => {
  const { page } = await house.enter(ZOOMED)
  await walkEveryState(page, async (state) => {
    expect.soft(await cutWords(page), state).toEqual([])
    await page.setViewportSize({ width: PHONE, height: 900 })
    expect.soft(await violations(page), state).toEqual([])
    await page.setViewportSize(ZOOMED)
  })
})

const STOPS = 60

/** Tabs through the page and tells what had the focus without being seen: covered by a bar, or out of the window. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const problem = await focusProblem(page)
    if (problem !== null) covered.push(problem)
  }
  return covered
}

test('at 400 % no bar covers what has the focus', async () => {
  const { page } = await house.enter(ZOOMED)
  await journey.openFunnel(page)
  expect.soft(await coveredStops(page), 'start').toEqual([])
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  expect.soft(await coveredStops(page), 'people').toEqual([])
})
