import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { LAPTOP, PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

const HANDS = [
  ['by touch on a phone', { width: PHONE }],
  ['by mouse on a laptop', { width: LAPTOP }],
] as const

/** Adds a room and an extra, and goes a step on and back. */
async function walk(page: Page) {
  const user = userOf(page)
  await journey.openFunnel(page)
  await user.press(page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }))
  await page.getByText('Ihre Zimmer sind vollständig.').first().waitFor()
  const before = await journey.shownTotal(page).textContent()
  await user.press(page.getByRole('button', { name: 'Weiter', exact: true }).first())
  await journey.arriveAt(page, journey.steps.services)
  await user.press(page.getByRole('button', { name: 'Halbpension, Anzahl: eins mehr' }))
  await expect.poll(() => journey.shownTotal(page).textContent()).not.toBe(before)
  const after = await journey.shownTotal(page).textContent()
  await user.press(page.getByRole('link', { name: 'Zurück', exact: true }))
  await journey.arriveAt(page, journey.steps.start)
  return { before, after }
}

test.each(HANDS)(
  'a step slides in as one reads, and the total counts over for the eye alone, within the page and without taking the focus away: %s',
  async (_how, options) => {
    const { page, problems } = await site.newVisitor({ ...options, hasMotion: true })
    const seen = await watchMotion(page)
    const { before, after } = await walk(page)
    await expect
      .poll(async () => (await seen()).movements)
      .toEqual([
        { property: 'transform', from: 'translateX(1rem)', milliseconds: 200 },
        { property: 'transform', from: 'translateX(-1rem)', milliseconds: 200 },
      ])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    // Finished animations leave no inline styles.
    await expect.poll(() => page.locator('main [style*="transform"]').count()).toBe(0)
    const { tooWide, shown, spoken } = await seen()
    expect(tooWide).toBeLessThanOrEqual(0)
    expect(after).not.toBe(before)
    expect(spoken.slice(-2)).toEqual([before, after])
    expect(shown.at(-1)).toBe(after)
    // Amounts on the way were never read out.
    expect(shown.slice(shown.lastIndexOf(before ?? '') + 1, -1).length).toBeGreaterThan(0)
    expect(new Set(spoken).size).toBe(spoken.length)
    expect(problems).toEqual([])
  },
)

test('the gap of a line that was given up closes, and nothing is left of it', async () => {
  const { page, problems } = await site.newVisitor({ width: LAPTOP, hasMotion: true })
  const seen = await watchMotion(page)
  await walk(page)
  const rows = page.getByRole('complementary', { name: 'Ihre Buchung' }).locator('tr')
  const count = await rows.count()
  await page.getByRole('button', { name: /^Halbpension.* entfernen$/ }).click()
  await expect
    .poll(async () => (await seen()).movements.filter(({ property }) => property === 'height'))
    .toHaveLength(1)
  await expect.poll(() => rows.count()).toBe(count - 1)
  expect(await page.locator('[data-closes-gaps] [aria-hidden=true] > td').count()).toBe(0)
  await journey.addChild(page, '10.03.2018')
  await page.getByRole('button', { name: /^Kind, geboren .* entfernen$|^Kind.*entfernen/ }).click()
  await expect.poll(async () => (await seen()).movements.filter(({ property }) => property === 'height').length).toBe(2)
  await page.getByText('Kind, geboren am 10.03.2018').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('[data-closes-gaps] > [aria-hidden=true]').count()).toBe(0)
  expect(problems).toEqual([])
})

test('reduced motion animates nothing and loads no code for it', async () => {
  const { page, requests, problems } = await site.newVisitor({ width: LAPTOP })
  const seen = await watchMotion(page)
  const { before, after } = await walk(page)
  await page.getByRole('button', { name: /^Halbpension.* entfernen$/ }).click()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(before)
  const { movements, shown, spoken } = await seen()
  expect(movements).toEqual([])
  expect(shown).toEqual(spoken)
  expect(shown.slice(-3)).toEqual([before, after, before])
  expect(requests.filter((request) => /\/moves-[^/]*\.js$/.test(request.url()))).toEqual([])
  expect(problems).toEqual([])
})

/** Something that began to move. */
interface Movement {
  /** Animated CSS property: `transform`, `height`. */
  readonly property: string
  readonly from: string
  readonly milliseconds: number
}

/** Animations since the page was opened, with the totals shown and announced meanwhile. */
interface SeenMotion {
  readonly movements: readonly Movement[]
  /** Amounts the eye has seen as the total. */
  readonly shown: readonly string[]
  /** Amounts that can be read out as the total. */
  readonly spoken: readonly string[]
  /** Pixels the page was ever too wide by. */
  readonly tooWide: number
}

declare global {
  interface Window {
    seenMotion?: { movements: Movement[]; shown: string[]; spoken: string[]; tooWide: number }
  }
}

/** Watches what moves on the pages that are opened from now on. */
async function watchMotion(page: Page): Promise<() => Promise<SeenMotion>> {
  await page.addInitScript(noteMotion)
  return () => page.evaluate(() => window.seenMotion ?? { movements: [], shown: [], spoken: [], tooWide: 0 })
}

/** Runs in the page. */
function noteMotion(): void {
  const seen: NonNullable<Window['seenMotion']> = (window.seenMotion = {
    movements: [],
    shown: [],
    spoken: [],
    tooWide: 0,
  })
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the element it belongs to
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const [property = '', values] = Object.entries(keyframes ?? {})[0] ?? []
    const milliseconds = typeof options === 'object' ? Number(options.duration) : Number(options)
    const from = Array.isArray(values) ? String(values[0]) : String(values)
    seen.movements.push({ property, from, milliseconds })
    return animate.call(this, keyframes, options)
  }
  const note = (list: string[], text: string | undefined) => {
    if (text !== undefined && text !== '' && list.at(-1) !== text) list.push(text)
  }
  const look = () => {
    // After its name, for those who listen.
    const total = document.querySelector('strong[aria-live]')
    note(seen.shown, total?.children[1]?.textContent)
    note(seen.spoken, total?.lastElementChild?.textContent)
    seen.tooWide = Math.max(seen.tooWide, document.documentElement.scrollWidth - window.innerWidth)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
