import { expect, test } from 'vitest'
import { PHONE } from '#test/support/browser.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { drawnContrast, looksLike, SEEN } from '#test/support/pixels.ts'

const house = withSite()

test('in forced colours the mark of the operator is drawn', async () => {
  const { page } = await house.enter({ forcedColors: 'active' })
  await page.goto('/')
  const name = page.getByRole('banner').getByRole('link', { name: 'Carovia Reisen' })
  // The mark alone.
  await name.evaluate((link) => {
    link.style.fontSize = '0'
  })
  expect(await drawnContrast(name)).toBeGreaterThanOrEqual(SEEN)
})

test('in forced colours what is chosen looks otherwise, what is closed says why, and nothing lies over «Entwurf löschen»', async () => {
  const { page, problems } = await house.enter({ forcedColors: 'active', width: PHONE })
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
  const remove = page.getByRole('button', { name: 'Entwurf löschen' })
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
