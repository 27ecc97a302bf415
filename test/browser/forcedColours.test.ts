import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawnContrast, looksLike } from '#test/support/browser/drawnColours.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

test('in forced colours the mark of the operator is drawn', async () => {
  const { page } = await site.newVisitor({ forcedColors: 'active' })
  await page.goto('/')
  const name = page.getByRole('banner').getByRole('link', { name: 'Carovia Reisen' })
  // The mark alone.
  await name.evaluate((link) => {
    link.style.fontSize = '0'
  })
  expect(await drawnContrast(name)).toBeGreaterThanOrEqual(SEEN)
})

test('where more contrast is asked for no words are grey', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen')
  const colourOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
  const grey = page.getByText(/und \d+ weitere Daten/).first()
  const ink = await colourOf(page.locator('body'))
  expect(await colourOf(grey)).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await colourOf(grey)).toBe(ink)
})

test('in forced colours what is chosen looks otherwise, what is closed says why, and nothing lies over «Alle Angaben löschen»', async () => {
  const { page, problems } = await site.newVisitor({ forcedColors: 'active', width: PHONE })
  await journey.openFunnel(page)
  const day = (name: RegExp) => page.getByRole('radio', { name })
  await day(/^Sa 26\.06\./).check()
  expect(await looksLike(day(/^Sa 26\.06\./), day(/^Sa 19\.06\./))).toBe(false)

  await page.getByRole('button', { name: 'Kalender' }).click()
  const cell = (name: RegExp) => page.getByRole('button', { name })
  expect(await looksLike(cell(/Sa 26\.06\./), cell(/Sa 19\.06\./))).toBe(false)

  const reason = page.getByText('Ab 3 Personen buchbar.').first()
  expect(await drawnContrast(reason)).toBeGreaterThanOrEqual(4.5)

  await page.getByRole('button', { name: 'Details anzeigen' }).click()
  const remove = page.getByRole('button', { name: 'Alle Angaben löschen' })
  await remove.scrollIntoViewIfNeeded()
  const isWhole = await remove.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
  expect(isWhole).toBe(true)
  expect(problems).toEqual([])
})

/** Of two colours that stand side by side a reader tells the shapes from this contrast on (WCAG 1.4.11). */
const SEEN = 3
