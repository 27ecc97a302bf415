import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { LAPTOP, PHONE } from '#test/support/browser.ts'
import { handOf } from '#test/support/hand.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { watchMotion } from '#test/support/motion.ts'

const house = withSite()

const HANDS = [
  ['by touch on a phone', { width: PHONE }],
  ['by mouse on a laptop', { width: LAPTOP }],
] as const

/** Adds a room and an extra, and goes a step on and back. */
async function walk(page: Page) {
  const hand = handOf(page)
  await journey.openFunnel(page)
  await hand.press(page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }))
  await page.getByText('Ihre Zimmer sind vollständig.').first().waitFor()
  const before = await journey.shownTotal(page).textContent()
  await hand.press(page.getByRole('button', { name: 'Weiter', exact: true }).first())
  await journey.arriveAt(page, journey.steps.services)
  await hand.press(page.getByRole('button', { name: 'Halbpension, Anzahl: eins mehr' }))
  await expect.poll(() => journey.shownTotal(page).textContent()).not.toBe(before)
  const after = await journey.shownTotal(page).textContent()
  await hand.press(page.getByRole('link', { name: 'Zurück', exact: true }))
  await journey.arriveAt(page, journey.steps.start)
  return { before, after }
}

test.each(HANDS)(
  'a step slides in as one reads, within the page and without taking the focus away: %s',
  async (_how, options) => {
    const { page, problems } = await house.enter({ ...options, hasMotion: true })
    const seen = await watchMotion(page)
    await walk(page)
    await expect
      .poll(async () => (await seen()).movements)
      .toEqual([
        { property: 'transform', from: 'translateX(1rem)', milliseconds: 200 },
        { property: 'transform', from: 'translateX(-1rem)', milliseconds: 200 },
      ])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    // What has come to rest leaves no trace.
    await expect.poll(() => page.locator('main [style*="transform"]').count()).toBe(0)
    expect((await seen()).tooWide).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  },
)

test.each(HANDS)(
  'the total counts over for the eye, and ends at what can be read out all along: %s',
  async (_how, options) => {
    const { page, problems } = await house.enter({ ...options, hasMotion: true })
    const seen = await watchMotion(page)
    const { before, after } = await walk(page)
    const { shown, spoken } = await seen()
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
  const { page, problems } = await house.enter({ width: LAPTOP, hasMotion: true })
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

test('who asked for less motion sees nothing move, and fetches nothing for it', async () => {
  const { page, requests, problems } = await house.enter({ width: LAPTOP })
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
