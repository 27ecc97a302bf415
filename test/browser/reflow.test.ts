import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, openBrowser } from '#test/support/browser.ts'
import { walkEveryState } from '#test/support/everyState.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'

/** A laptop of 1280 × 1024 px at 400 %, in the pixels of the page. */
const ZOOMED = { width: 320, height: 256 } as const

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

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

test('at 320 px and at 400 % no step scrolls sideways and no word is cut, in any state', async () => {
  const { page, leave } = await newVisitor(browser, site.origin, ZOOMED)
  await walkEveryState(page, async (state) => {
    expect.soft(await cutWords(page), state).toEqual([])
  })
  await leave()
})

const STOPS = 60

/** Tabs through the page and tells what had the focus without being seen: covered by a bar, or out of the window. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      const target = element.closest('label') ?? element
      const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
      // Radios and checkboxes drawn by their row are a pixel wide themselves.
      if (width <= 2 || height <= 2) return null
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const places = [Math.max(top, 0) + 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2, Math.min(bottom, innerHeight) - 2]
      const isSeen = places.some((y) => {
        const over = document.elementFromPoint(x, y)
        return over !== null && (target.contains(over) || over.contains(target))
      })
      return isSeen ? null : `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent}`
    })
    if (problem !== null) covered.push(problem)
  }
  return covered
}

test('at 400 % no bar covers what has the focus', async () => {
  const { page, leave } = await newVisitor(browser, site.origin, ZOOMED)
  await journey.openFunnel(page)
  expect.soft(await coveredStops(page), 'start').toEqual([])
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  expect.soft(await coveredStops(page), 'people').toEqual([])
  await leave()
})
