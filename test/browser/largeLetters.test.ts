import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#test/support/browser/installedBrowsers.ts'
import { PUBLIC_PATHS } from '#test/support/browser/publicPaths.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

const site = withSite({ openBrowser: openWithLargeLetters })

/** A browser in whose settings letters are twice as large, which media queries in em follow. */
function openWithLargeLetters() {
  const args = [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32']
  return chromium.launch({ executablePath: chromiumPath(), args, headless: true })
}

const PAGES = [
  ...PUBLIC_PATHS,
  '/reisen/hamburg/hamburg-hafen-und-elbphilharmonie',
  '/reisen/schwarzwald/wochenende-im-schwarzwald',
  '/reisen/donau',
  '/ueber-uns/unsere-cars',
  '/reiseinfos/einsteigeorte',
]

const STEPS = ['start', 'leistungen', 'personen', 'zusatzleistungen', 'zahlung']

test('with letters twice as large no public page scrolls sideways on a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844 })
  for (const path of PAGES) {
    await journey.open(page, path)
    await onPhones(page, async (width) => expect.soft(await widthBeyond(page), `${path}, ${width} px`).toBe(0))
  }
})

test('with letters twice as large no step scrolls sideways on a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  for (const step of STEPS) {
    await journey.open(page, journey.stepUrl(step))
    await onPhones(page, async (width) => {
      expect.soft(await partsBeside(page), `${step}, ${width} px`).toEqual([])
      expect.soft(await widthBeyond(page), `${step}, ${width} px`).toBe(0)
    })
  }
})

test('with letters twice as large no number in a table of a content page is broken on a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844 })
  await journey.open(page, '/ueber-uns/unsere-cars')
  const lines = await page.locator('td', { hasText: /^\d+$/ }).evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getClientRects().length
    }),
  )
  expect([...new Set(lines)]).toEqual([1])
})

test('with letters twice as large no bar covers a phone: total, way to book and question of consent go along with the page', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, isAsked: true })
  for (const [path, bar] of [
    [journey.TRAVEL_PATH, '[data-foot-bar]'],
    [journey.stepUrl('start'), '[data-funnel-bar]'],
  ] as const) {
    await journey.open(page, path)
    let x = 200
    const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
    await expect.poll(async () => (await page.mouse.move((x += 5), 300), question.count())).toBe(1)
    for (const covering of [page.locator(bar), question]) {
      await covering.waitFor()
      expect(await covering.evaluate((element) => getComputedStyle(element).position)).toBe('static')
    }
  }
})

test('with letters twice as large no price of a booking is broken in two on a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('zahlung'))
  await journey.acceptTerms(page)
  await page.getByRole('button', { name: 'Verbindlich buchen' }).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await onPhones(page, async (width) => {
    expect.soft(await brokenTexts(page, /CHF\u00A0\S+/g), `${width} px`).toEqual([])
    expect.soft(await widthBeyond(page), `${width} px`).toBe(0)
  })
})

test('with letters twice as large neither the payment page nor its amount leaves a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  await journey.bookOnline(page)
  await onPhones(page, async (width) => {
    expect.soft(await brokenTexts(page, /CHF\u00A0\S+/g), `${width} px`).toEqual([])
    expect.soft(await widthBeyond(page), `${width} px`).toBe(0)
  })
})

test('with letters twice as large margins leave a phone wide enough for long words', async () => {
  const { page } = await site.newVisitor({ width: PHONE, height: 844, storageState: await site.storageState() })
  for (const [step, word] of [
    ['start', 'Einzelzimmerzuschlag'],
    ['personen', 'Staatsangehörigkeit'],
  ] as const) {
    await journey.open(page, journey.stepUrl(step))
    await page.getByText(word).first().waitFor()
    expect.soft(await brokenTexts(page, new RegExp(word, 'g')), step).toEqual([])
  }
})

/** Looks at a page as wide as a phone and as a small one. */
async function onPhones(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of [320, PHONE]) {
    await page.setViewportSize({ width, height: 844 })
    await look(width)
  }
}

/** What of a pattern stands on more than one line; nothing that is not drawn. */
function brokenTexts(page: Page, pattern: RegExp): Promise<readonly string[]> {
  return page.locator('main').evaluate((main, source) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text
      for (const { index, 0: found } of data.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + found.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(found)
      }
    }
    return broken
  }, pattern.source)
}

/** Text of controls that stick out of the window at the left, where nobody can scroll to. */
function partsBeside(page: Page): Promise<readonly string[]> {
  return page
    .locator('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility() && button.getBoundingClientRect().left < 0)
        .map(({ textContent }) => textContent),
    )
}

/** Pixels the page is wider than the window. */
function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
