import type { Page } from 'playwright-core'

/** A laptop of 1280 × 1024 px at 400 %, in the pixels of the page. */
export const ZOOMED = { width: 320, height: 256 } as const

/** How pages are looked at: letters twice as large on a phone and on a laptop, a small phone, a laptop at 400 %. */
const SIZES = [
  { width: 390, height: 844, percent: 200 },
  { width: 1280, height: 900, percent: 200 },
  { width: 320, height: 640, percent: 100 },
  { ...ZOOMED, percent: 100 },
] as const

/** Sets the size of letters, as a visitor does in the settings of the browser. */
export async function withText(page: Page, percent: number): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted === 100 ? '' : `${String(wanted)}%`
  }, percent)
}

/** What is wrong with the page as it stands, at every size; it is left as it was. Empty when all is well. */
export async function reflowProblems(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  const problems: string[] = []
  for (const { width, height, percent } of SIZES) {
    await page.setViewportSize({ width, height })
    await withText(page, percent)
    // Bars are measured and moved by script.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const found = [...(await page.evaluate(findCutWords)), ...(await page.evaluate(findCutControls))]
    problems.push(...found.map((problem) => `${String(width)} px, ${String(percent)} %: ${problem}`))
  }
  await withText(page, 100)
  if (before !== null) await page.setViewportSize(before)
  return problems
}

/** Words cut off at the size the page has, and whether it scrolls sideways. Empty when all is well. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(findCutWords)
}

/** Runs in the page. What reaches out of it sideways: the page itself when it scrolls, and words a reader could not get to. */
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
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode
    if (element === null || textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { left, right, width } = range.getBoundingClientRect()
    // One pixel wide is what is only spoken; what one skips by comes into sight with the focus.
    const isSpokenOnly =
      element.closest('[hidden], a[class*=skip]') !== null || element.getBoundingClientRect().width <= 1
    if (width > 0 && !isSpokenOnly && (left < -1 || right > innerWidth + 1) && !scroller(element))
      cut.push(textContent?.trim() ?? '')
  }
  return [...scrolls, ...cut]
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
      getComputedStyle(bar).bottom !== 'auto' &&
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
