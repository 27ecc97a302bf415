import { describe, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { LAPTOP, PHONE } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

const WAYS = [
  { device: 'on a phone, by touch', width: PHONE },
  { device: 'on a laptop, by mouse', width: LAPTOP },
] as const

describe.each(WAYS)('$device', ({ width }) => {
  const enter = () => site.newVisitor({ width })

  test('a word typed with a slip finds its travel, and the list asks whether that was meant', async () => {
    const { page, problems } = await enter()
    const user = userOf(page)
    await journey.open(page, '/reisen')
    await user.type(page.getByLabel('Stichwort'), 'Norwgen', { typoEvery: 4 })
    await page.waitForURL(/query=Norwgen$/)
    await page.getByText('Meinten Sie «Norwegen»?').waitFor()
    await user.press(page.getByRole('button', { name: 'Suchen', exact: true }))
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Norwegen/ })
      .waitFor()
    await expectClean(page, 'corrected search')
    await user.press(page.getByRole('link', { name: '«Norwegen»', exact: true }))
    await page.waitForURL(/query=Norwegen$/)
    await expect.poll(() => page.getByText('Meinten Sie').count()).toBe(0)
    expect(await page.getByLabel('Stichwort').inputValue()).toBe('Norwegen')
    expect(problems).toEqual([])
  })

  test('a suggestion is chosen by a press: a travel, a place, a month', async () => {
    const { page, problems } = await enter()
    const user = userOf(page)
    await journey.open(page, '/')
    const field = page.getByLabel('Wohin möchten Sie?')
    await user.type(field, 'prov')
    await user.press(page.getByRole('option', { name: /^Provence zur Lavendelblüte/ }))
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
    await journey.open(page, '/')
    await user.type(field, 'itali')
    await page.getByRole('group', { name: 'Ziele' }).waitFor()
    await expectClean(page, 'suggestions')
    await user.press(page.getByRole('option', { name: /^Italien/ }))
    await page.waitForURL(/\/reisen\?destinations=italien$/)
    await user.type(page.getByLabel('Stichwort'), 'juni')
    await user.press(page.getByRole('option', { name: /^Juni 2027/ }))
    await page.waitForURL(/\/reisen\?months=2027-06$/)
    expect(problems).toEqual([])
  })
})

// rule 2.2.15
test('an order number leads to its page, and Back to the search', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const user = userOf(page)
  await journey.open(page, '/recherche?q=cr-2027-000123')
  await user.press(page.getByRole('main').getByRole('link', { name: 'Auftragsnummer CR-2027-000123' }))
  await journey.arriveAt(page, 'Ihre Auftragsnummer')
  await page.getByText('CR-2027-000123', { exact: true }).waitFor()
  await page.goBack()
  await journey.arriveAt(page, 'Suche nach «cr-2027-000123»')
  expect(problems).toEqual([])
})

test('a month goes from the list to the travel page and into the booking', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const user = userOf(page)
  await journey.open(page, '/reisen?months=2027-06&query=provence')
  const card = page.getByRole('link', { name: /^Provence zur Lavendelblüte/ })
  expect(await card.textContent()).toMatch(/Juni 2027: \d+ Abreisen, ab \d\d\.06\./)
  await user.press(card)
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.waitForURL(/\?monat=2027-06$/)
  // After a press the dates come later than the page.
  await expect.poll(() => page.locator('#daten h3').allTextContents()).toEqual(['Juni 2027'])
  await user.press(page.getByRole('link', { name: 'Jetzt buchen' }).locator('visible=true').first())
  await journey.arriveAt(page, journey.steps.start)
  const month = page.locator('details[open]').filter({ has: page.getByRole('heading', { name: 'Juni 2027' }) })
  await month.getByRole('radio', { checked: true }).waitFor({ state: 'attached' })
  expect(problems).toEqual([])
})

test('suggestions are chosen with the arrow keys, told to those who hear them, and put away with Escape', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/')
  const field = page.getByLabel('Wohin möchten Sie?')
  await field.focus()
  await page.keyboard.type('nor')
  await page.getByText(/^\d+ Vorschläge\. Wählen Sie mit den Pfeiltasten\.$/).waitFor({ state: 'attached' })
  expect(await field.getAttribute('role')).toBe('combobox')
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  const active = page.locator('[role=option][aria-selected=true]')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
  await page.keyboard.press('Escape')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  expect(await field.inputValue()).toBe('nor')
  await page.keyboard.type('w')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  const name = String(await active.textContent())
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, name)
  expect(problems).toEqual([])
})

test.each([900, 640])('suggestions move nothing on a laptop %d px high, and fit into the window', async (height) => {
  const { page } = await site.newVisitor({ width: LAPTOP, height })
  await journey.open(page, '/')
  const button = page.getByRole('button', { name: 'Reisen finden' })
  await page.getByLabel('Wohin möchten Sie?').focus()
  const before = await button.boundingBox()
  await userOf(page).type(page.getByLabel('Wohin möchten Sie?'), 'nor')
  const list = page.getByRole('listbox')
  await list.waitFor()
  expect(await button.boundingBox()).toEqual(before)
  const box = (await list.boundingBox()) ?? { y: -1, height: 0 }
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  expect(box.height).toBeGreaterThan(100)
})

test('Escape closes the suggestions in the menu of a phone first, and keeps what was typed', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/reisen')
  const header = page.getByRole('banner')
  await header.getByText('Menü', { exact: true }).click()
  const field = header.getByRole('searchbox').or(header.getByRole('combobox'))
  await field.focus()
  await page.keyboard.type('nor')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('option').count()).toBe(0)
  expect(await field.inputValue()).toBe('nor')
  await page.keyboard.press('Escape')
  await header.getByText('Menü', { exact: true }).waitFor()
  expect(await field.count()).toBe(0)
})

test('after a search the focus is on the heading of what was found', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/')
  await page.getByLabel('Wohin möchten Sie?').focus()
  await page.keyboard.type('wandern')
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, 'Suche nach «wandern»')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Suche nach «wandern»')
})

test('months and durations in a search text become filters, and can be removed there', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen?query=wandern%20juni%205%20Tage')
  await page.getByRole('link', { name: 'Filter «5 Tage» entfernen' }).click()
  await page.waitForURL(/query=wandern\+juni$/)
  await page.getByRole('link', { name: 'Filter «Juni 2027» entfernen' }).click()
  await page.waitForURL(/query=wandern$/)
})

test('a week in a search text becomes a filter whose days can be read whole on a phone', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/reisen?query=n%C3%A4chste+Woche')
  const days = page.getByText(/^Nächste Woche \(Mo \d\d\.\d\d\. – So \d\d\.\d\d\.\)$/)
  const cut = await days.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ])
  expect(cut).toEqual([0, 0])
})

test('a month without departures says so and leads to the nearest that has some', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen?query=lavendel&months=2027-12')
  await page.getByRole('heading', { name: 'Dazu haben wir gerade keine Reise' }).waitFor()
  const ways = page.getByRole('link', { name: /^Im \p{L}+ 20\d\d/u })
  expect(await ways.count()).toBeGreaterThan(0)
  await ways.first().click()
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).waitFor()
})

test('the regions of a long list stand under their countries, and a word finds them', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const user = userOf(page)
  await journey.open(page, '/reisen')
  await user.press(page.getByRole('button', { name: 'Reisen filtern' }))
  await user.press(page.locator('summary', { hasText: 'Ziele' }))
  const italy = page.getByRole('group', { name: 'Italien' })
  expect(await italy.getByRole('checkbox').count()).toBeGreaterThan(5)
  await user.type(page.getByLabel('In der Liste suchen').first(), 'tosk')
  await expect.poll(() => page.getByRole('checkbox').locator('visible=true').count()).toBe(2)
  await user.press(page.locator('label').getByText('Toskana', { exact: true }))
  await page.waitForURL(/destinations=toskana/)
  expect(problems).toEqual([])
})
