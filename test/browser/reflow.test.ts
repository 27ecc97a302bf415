import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { busyPage } from '#server/http/errorPage.ts'
import { carovia } from '#tenant/config.ts'
import { violations } from '#test/support/browser/axe.ts'
import { walkEveryState } from '#test/support/browser/everyState.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { focusProblem, hiddenField } from '#test/support/browser/keyboardUser.ts'
import { PUBLIC_PATHS } from '#test/support/browser/publicPaths.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { LAPTOP, PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

/** States in which letters are made larger as well. */
const LARGE_LETTERS = [
  'start, empty',
  'start, calendar',
  'start, complete',
  'services',
  'people, with errors',
  'additional services, empty',
  'payment, with errors',
  'confirmation',
]

test('on a small phone and at 400 %, with large letters as well, no step scrolls sideways, nothing is cut and axe finds nothing, in any state', async () => {
  const { page } = await site.newVisitor(ZOOMED)
  const enlarged: string[] = []
  await walkEveryState(page, async (state) => {
    const isEnlarged = LARGE_LETTERS.includes(state)
    if (isEnlarged) enlarged.push(state)
    expect.soft(await (isEnlarged ? reflowProblems(page) : cutWords(page)), state).toEqual([])
    await page.setViewportSize({ width: PHONE, height: 900 })
    expect.soft(await violations(page), state).toEqual([])
    await page.setViewportSize(ZOOMED)
  })
  expect(enlarged).toEqual(LARGE_LETTERS)
})

const PAGES = [...PUBLIC_PATHS, '/reisen/island/island-im-winterlicht']

/** The question of consent is the same on all pages: those with a bar at the foot of their own, and one without. */
const WITH_BARS = ['/', '/rechtliches/agb', journey.TRAVEL_PATH]

test.each([{ isAsked: true }, { isAsked: false }])(
  'with large letters, on a small phone and at 400 % no page scrolls sideways and nothing is cut, also with long words of a platform, asked for consent: $isAsked',
  async ({ isAsked }) => {
    const { page } = await site.newVisitor({
      width: PHONE,
      isAsked,
      storageState: await (isAsked ? keptUnanswered() : site.storageState()),
    })
    for (const path of isAsked ? WITH_BARS : PAGES) {
      await journey.open(page, path)
      if (isAsked) await asked(page)
      expect.soft(await reflowProblems(page), path).toEqual([])
      if (!isAsked) expect.soft(await page.evaluate(widenedByLongWord), path).toEqual([])
    }
  },
)

test('with large letters and on a small phone the page of a busy site is read whole', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await page.setContent(busyPage(carovia, 'nonce'))
  expect(await reflowProblems(page)).toEqual([])
})

test('with large letters and on a small phone the menu and the filters can be used whole', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/reisen')
  await page.locator('summary', { hasText: 'Menü' }).click()
  await page.getByRole('search').getByRole('searchbox').first().waitFor()
  expect.soft(await reflowProblems(page), 'menu').toEqual([])
  await page.locator('summary', { hasText: 'Schliessen' }).click()
  await page.getByRole('button', { name: 'Reisen filtern' }).click()
  await page.locator('summary', { hasText: 'Reisearten' }).click()
  expect.soft(await reflowProblems(page), 'filters').toEqual([])
  await withText(page, 200)
  const sheet = page.locator('[popover]')
  expect.soft(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'sheet').toBe(0)
})

test('on a laptop with large letters no name of a filter runs into its arrow', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen')
  await withText(page, 200)
  const names = page.locator('summary', { hasText: /^(?:Ziele|Reisearten|Reisemonat)$/ })
  const rooms = await names.evaluateAll((all) =>
    all.map((one) => {
      const name = document.createRange()
      name.selectNodeContents(one)
      const { paddingRight, fontSize } = getComputedStyle(one)
      const free = one.getBoundingClientRect().right - parseFloat(paddingRight) - name.getBoundingClientRect().right
      return free / parseFloat(fontSize)
    }),
  )
  expect(rooms).toHaveLength(3)
  // The arrow is 0.8 em wide with its margin.
  expect(Math.min(...rooms)).toBeGreaterThan(0.8)
})

test('with large letters and on a small phone the list with recently viewed travels does not scroll sideways', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, journey.TRAVEL_PATH)
  await journey.open(page, '/reisen/hamburg/hamburg-hafen-und-elbphilharmonie')
  for (const path of ['/reisen', '/recherche?q=hamburg']) {
    await journey.open(page, path)
    await page.getByRole('heading', { name: 'Zuletzt angesehen' }).waitFor()
    expect.soft(await reflowProblems(page), path).toEqual([])
  }
})

test('on a phone with large letters no word of a headline is broken without a hyphen', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  for (const path of ['/', '/reisen', '/reisen/provence/provence-lavendelbluete', '/auftrag']) {
    await journey.open(page, path)
    await withText(page, 200)
    expect.soft(await page.locator('h1').evaluate(brokenWords), path).toEqual([])
  }
})

test('on a phone the question of consent is the only bar', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, isAsked: true })
  await journey.open(page, journey.TRAVEL_PATH)
  await asked(page)
  const heights = await page
    .locator('[data-foot-bar]')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().top))
  expect(heights.every((top) => top > 844)).toBe(true)
})

test('on a phone with large letters no line of the explanation shows beside the answers on consent', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, isAsked: true })
  await journey.open(page, journey.TRAVEL_PATH)
  await asked(page)
  await withText(page, 200)
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
  await question.locator('summary').click()
  const startOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left)
  expect(await startOf(question.getByRole('button').first())).toBe(await startOf(question.locator('summary')))
})

test('on a phone the dates being compared are told below the question of consent, and both are in sight', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, isAsked: true })
  await journey.open(page, journey.TRAVEL_PATH)
  await asked(page)
  await page.getByRole('link', { name: `Vergleichen: ${journey.JOURNEY_DATE}` }).click()
  const told = page.locator('[data-foot-bar] span').filter({ hasText: '1 Datum im Vergleich' })
  await told.waitFor()
  const edges = async () => {
    const [question, count] = [
      await page.getByRole('region', { name: 'Ihre Privatsphäre' }).boundingBox(),
      await told.boundingBox(),
    ]
    return question === null || count === null
      ? []
      : [question.y, question.y + question.height, count.y, count.y + count.height, 844]
  }
  await expect.poll(async () => isAscending(await edges())).toBe(true)
})

function isAscending(numbers: readonly number[]): boolean {
  return numbers.length > 0 && numbers.every((number, place) => number >= (numbers[place - 1] ?? 0))
}

test('on a phone the long button back to the review ends where the button above it does', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  await journey.openPayment(page)
  await page.getByRole('link', { name: 'Reise ändern' }).click()
  await journey.arriveAt(page, journey.steps.start)
  const bar = page.locator('[data-funnel-bar]')
  const endOf = (text: string) => bar.getByText(text).evaluate((button) => button.getBoundingClientRect().right)
  expect(await endOf('Zurück zur Übersicht')).toBeCloseTo(await endOf('Details'), 0)
})

/** Storage of a device with a started booking and without an answer on consent. */
async function keptUnanswered(): Promise<journey.StorageState> {
  const { cookies, origins } = await site.storageState()
  return {
    cookies,
    origins: origins.map((kept) => ({
      ...kept,
      localStorage: kept.localStorage.filter(({ name }) => name !== 'consent'),
    })),
  }
}

/** The question of consent comes with the first sign of life. */
async function asked(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
  let x = 200
  const isThere = async () => {
    await page.mouse.move((x += 5), 300)
    return question.isVisible()
  }
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
}

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
  const { page } = await site.newVisitor(ZOOMED)
  await journey.openFunnel(page)
  expect.soft(await coveredStops(page), 'start').toEqual([])
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  expect.soft(await coveredStops(page), 'people').toEqual([])
})

test.each([320, LAPTOP])('the bar of a begun booking covers nothing that has the focus, %i px wide', async (width) => {
  const { page } = await site.newVisitor({ width, height: 720, storageState: await site.storageState() })
  for (const path of ['/', journey.TRAVEL_PATH]) {
    await journey.open(page, path)
    await page.getByRole('region', { name: 'Ihre angefangene Buchung' }).waitFor()
    expect.soft(await coveredStops(page), path).toEqual([])
  }
})

test('on a phone no bar and no question of consent covers any part of the field that has the focus, also with large letters', async () => {
  const { page } = await site.newVisitor({
    width: PHONE,
    height: 844,
    isAsked: true,
    storageState: await keptUnanswered(),
  })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  await asked(page)
  for (const percent of [100, 200]) {
    await withText(page, percent)
    await page.evaluate(() => scrollTo(0, 0))
    const hidden: string[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const problem = await hiddenField(page)
      if (problem !== null) hidden.push(problem)
    }
    expect.soft(hidden, `${String(percent)} %`).toEqual([])
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null))
  }
})

test('on a phone with large letters the bar of the total leaves most of the window to the step', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844 })
  await journey.openFunnel(page)
  await withText(page, 200)
  const bar = await page.locator('[data-funnel-bar]').boundingBox()
  expect(bar?.height).toBeLessThan(844 * 0.3)
})

test.each([
  { path: journey.TRAVEL_PATH, height: 844 },
  { path: journey.stepUrl('start'), height: 844 },
  { path: journey.stepUrl('start'), height: 640 },
])(
  'on a phone whose letters are made larger by a style sheet, bars leave two thirds of the window to the page: $path, $height px',
  async ({ path, height }) => {
    const { page } = await site.newVisitor({ width: PHONE, height, isAsked: true })
    await journey.open(page, path)
    await asked(page)
    await withText(page, 200)
    for (const place of [0, 600, 5000]) {
      await page.evaluate((top) => scrollTo(0, top), place)
      await withText(page, 200)
      expect.soft(await coveredByBars(page), `scrolled to ${String(place)}`).toBeLessThan(height * 0.36)
    }
  },
)

test('on a laptop the question of consent leaves the total and what can be pressed beside it in sight', async () => {
  const { page } = await site.newVisitor({ isAsked: true, storageState: await keptUnanswered() })
  await journey.open(page, journey.stepUrl('leistungen'))
  await asked(page)
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
  const total = journey.shownTotal(page)
  const gap = async () =>
    ((await question.boundingBox())?.y ?? 0) - (await total.evaluate((amount) => amount.getBoundingClientRect().bottom))
  await expect.poll(gap).toBeGreaterThan(0)
})

/** Height in pixels of what covers the lower part of the window: bars that stay there while the page is scrolled. */
function coveredByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('[data-foot-bar], [data-funnel-bar], section')].filter((bar) => {
      const { position, bottom } = getComputedStyle(bar)
      return ['sticky', 'fixed'].includes(position) && Number.parseFloat(bottom) >= 0
    })
    const tops = bars.map((bar) => bar.getBoundingClientRect().top)
    return window.innerHeight - Math.min(window.innerHeight, ...tops)
  })
}

/** A laptop of 1280 × 1024 px at 400 %, in the pixels of the page. */
const ZOOMED = { width: 320, height: 256 } as const

/** How pages are looked at: letters twice as large on a phone and on a laptop, a small phone, a laptop at 400 %. */
const SIZES = [
  { width: 390, height: 844, percent: 200 },
  { width: 1280, height: 900, percent: 200 },
  { width: 320, height: 640, percent: 100 },
  { ...ZOOMED, percent: 100 },
] as const

/** Sets the size of letters, as a visitor does in the settings of the browser, and waits until the page has its place. */
async function withText(page: Page, percent: number): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted === 100 ? '' : `${String(wanted)}%`
    // Bars are measured and moved by script, once they have grown.
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, percent)
}

/** Reflow errors of the page at every size, empty if there are none; the viewport is restored. */
async function reflowProblems(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  const problems: string[] = []
  for (const { width, height, percent } of SIZES) {
    await page.setViewportSize({ width, height })
    await withText(page, percent)
    const found = [...(await page.evaluate(findCutWords)), ...(await page.evaluate(findCutControls))]
    problems.push(...found.map((problem) => `${String(width)} px, ${String(percent)} %: ${problem}`))
  }
  await withText(page, 100)
  if (before !== null) await page.setViewportSize(before)
  return problems
}

/** Runs in the page. Words of an element that are on several lines. Short ones are never hyphenated. */
function brokenWords(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    for (const { index, 0: word } of (walker.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

/** Words cut off at the size the page has, and whether it scrolls sideways. Empty when all is well. */
function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCutWords)
}

/** Runs in the page. Horizontal overflow: the page itself when it scrolls, and words a reader could not get to. */
function findCutWords(): readonly string[] {
  const scrolls =
    document.documentElement.scrollWidth > innerWidth
      ? [`the page is ${String(document.documentElement.scrollWidth)} px wide`]
      : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  const scroller = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
  const isClippedByParent = (element: Element, right: number) => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      if (['hidden', 'clip'].includes(getComputedStyle(at).overflowX) && right > at.getBoundingClientRect().right + 1)
        return true
    return false
  }
  const isSkipLink = (element: Element) => {
    const link = element.closest('a[href^="#"]')
    return link !== null && getComputedStyle(link).position === 'absolute'
  }
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode
    if (element === null || textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right, width, height } = range.getBoundingClientRect()
    // One pixel wide is what is only spoken; what one skips by comes into sight with the focus.
    const isSpokenOnly =
      element.closest('[hidden]') !== null || isSkipLink(element) || element.getBoundingClientRect().width <= 1
    const letter = parseFloat(getComputedStyle(element).fontSize)
    const isClipped = (element.closest('thead')?.getBoundingClientRect().width ?? 2) <= 1
    if (!isSpokenOnly && !isClipped && width < 3 * letter && height > 6 * letter)
      cut.push(`letter by letter: ${textContent?.trim() ?? ''}`)
    const isOutside = left < -1 || right > innerWidth + 1
    if (
      width > 0 &&
      !isSpokenOnly &&
      !isClipped &&
      (isOutside || isClippedByParent(element, right)) &&
      !scroller(element)
    )
      cut.push(textContent?.trim() ?? '')
  }
  return [...scrolls, ...cut]
}

/** Runs in the page. Texts of a platform that make it scroll sideways as a word of 60 letters; days and amounts stay whole. */
function widenedByLongWord(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (texts.nextNode() !== null) if (texts.currentNode instanceof Text) all.push(texts.currentNode)
  return all.flatMap((text) => {
    const { parentElement: parent, data } = text
    const isOfPlatform = parent?.matches('h1, h2, h3, h4, p, dt, dd, li, td, footer a') === true
    const isShown = isOfPlatform && parent.checkVisibility() && getComputedStyle(parent).whiteSpace !== 'nowrap'
    if (!isShown || data.trim() === '') return []
    text.data = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
    const isWidened = document.documentElement.scrollWidth > innerWidth
    text.data = data
    return isWidened ? [data] : []
  })
}

/** Runs in the page. Buttons and links of the header and of the bars at the foot that are cut or outside of the view. */
function findCutControls(): readonly string[] {
  const bars = '[data-foot-bar], [data-funnel-bar], section[aria-label="Ihre Privatsphäre"]'
  const cut: string[] = []
  const isScrolled = (element: Element, bar: Element) => {
    for (let at = element.parentElement; at !== null && bar.contains(at); at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true
    return false
  }
  for (const bar of document.querySelectorAll(`header, ${bars}`)) {
    const atFoot =
      bar.matches(bars) &&
      Number.parseFloat(getComputedStyle(bar).bottom) >= 0 &&
      Math.ceil(bar.getBoundingClientRect().bottom) >= innerHeight
    for (const control of bar.querySelectorAll('a, button, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isScrolled(control, bar)) continue
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      if (width <= 1) continue
      const name = control.getAttribute('aria-label') ?? control.textContent
      const { scrollWidth, clientWidth } = control
      const isClipped = scrollWidth > clientWidth + 1 && getComputedStyle(control).display !== 'inline'
      if (left < -1 || right > innerWidth + 1 || isClipped) cut.push(`cut in a bar: ${name}`)
      else if (atFoot && (top < -1 || bottom > innerHeight + 1)) cut.push(`outside of the window: ${name}`)
    }
  }
  return cut
}
