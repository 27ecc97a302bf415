import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectClean, expectCleanOnBoth } from '#test/support/browser/axe.ts'
import { isOperation, PHONE, untilQuiet } from '#test/support/browser/visitor.ts'
import { faultyNetwork } from '#test/support/browser/faultInjection.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const site = withSite()

/** A limit for what does not come, on a busy machine too. */
const PATIENT = { timeout: 20_000 }

/** The spoken count of the list. */
function count(page: Page) {
  return page.getByRole('main').getByRole('status').first()
}

test.each([PHONE, 1280])(
  'a label of hundreds of letters leaves most of the poster in sight, %i px wide',
  async (width) => {
    const { page } = await site.newVisitor({ width })
    await journey.open(page, '/reisen')
    const card = page.getByRole('main').getByRole('link').filter({ hasText: 'Neu' }).first()
    const label = card.getByText('Neu', { exact: true })
    const covered = await label.evaluate((element) => {
      element.textContent = 'Nur noch wenige Plätze '.repeat(13)
      const poster = element.closest('a')?.querySelector('img')
      return element.clientHeight / (poster?.clientHeight ?? 0)
    })
    expect(covered).toBeGreaterThan(0)
    expect(covered).toBeLessThan(0.5)
  },
)

// rules 1.1.2.1, 2.2.2.3
test('the list follows the keys, a late answer to fewer letters changes nothing, and Back leads to where the typing began', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen')
  const all = await count(page).textContent()
  const held: Route[] = []
  await page.route('**/api/proxy', async (route) => {
    const isFirst = isOperation(route.request(), 'TravelFilter') && held.length === 0
    if (isFirst) held.push(route)
    else await route.continue()
  })
  const field = page.getByLabel('Stichwort')
  await field.pressSequentially('p')
  await expect.poll(() => held.length, PATIENT).toBe(1)
  await field.pressSequentially('rovence', { delay: 30 })
  await page.waitForURL(/query=provence$/)
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).waitFor()
  const found = await count(page).textContent()
  expect(found).toMatch(/^\d Reisen? von \d+$/)
  await held[0]?.continue()
  await untilQuiet(page)
  expect(await count(page).textContent()).toBe(found)
  expect(await field.inputValue()).toBe('provence')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await page.waitForURL(/\/reisen$/)
  await expect.poll(() => count(page).textContent(), PATIENT).toBe(all)
  expect(await field.inputValue()).toBe('')
  expect(problems).toEqual([])
})

// rule 2.2.2.3
test('on a phone the filters open in a sheet, two quick ticks both count, and the button tells how many travels', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/reisen')
  await page.getByRole('button', { name: 'Reisen filtern' }).click()
  await page.locator('summary', { hasText: 'Ziele' }).click()
  const boxes = page.getByRole('checkbox')
  await page.evaluate(() => {
    for (const value of ['frankreich', 'italien'])
      document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click()
  })
  await page.waitForURL(/destinations=frankreich%7Citalien/)
  expect(await boxes.locator('visible=true').and(page.locator(':checked')).count()).toBe(2)
  await expect.poll(() => count(page).textContent(), PATIENT).toMatch(/^\d+ Reisen von \d+$/)
  const [found] = (await count(page).textContent())?.split(' ') ?? []
  // Of a list longer than the sheet some option always lies half below it, which axe takes for too small.
  await page.locator('summary', { hasText: 'Ziele' }).click()
  await page.locator('summary', { hasText: 'Reisearten' }).click()
  await expectClean(page, 'filter sheet')
  await page.getByRole('button', { name: `${String(found)} Reisen anzeigen` }).click()
  expect(await page.getByRole('checkbox').locator('visible=true').count()).toBe(0)
  await page.getByRole('link', { name: 'Filter «Italien» entfernen' }).click()
  await page.waitForURL(/destinations=frankreich$/)
  expect(problems).toEqual([])
})

test('the calendar shows the same travels by month, and Back returns to the same departure in the same place', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen?query=provence')
  await page.getByRole('link', { name: 'Reisekalender' }).click()
  await page.waitForURL(/ansicht=kalender/)
  await page
    .getByRole('navigation', { name: 'Monat wählen' })
    .getByRole('link', { name: /^Juni 2027/ })
    .click()
  await page.waitForURL(/months=2027-06/)
  const departure = page.getByRole('link', {
    name: new RegExp(`^${journey.JOURNEY_DATE.replaceAll('.', '\\.')}\\s*,\\s*Provence`),
  })
  await departure.focus()
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page.goBack()
  await departure.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENT)
    .toContain('Provence zur Lavendelblüte')
  expect(await departure.isVisible()).toBe(true)

  // The link up to the list leads to the same place as Back, also once a date is chosen.
  const address = page.url()
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await page
    .getByRole('link', { name: / wählen$/ })
    .first()
    .click()
  await expect.poll(() => page.url(), PATIENT).toContain('datum=')
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Alle Reisen' }).click()
  await departure.waitFor()
  expect(page.url()).toBe(address)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENT)
    .toContain('Provence zur Lavendelblüte')
  expect(problems).toEqual([])
})

test('Back from a travel returns to the scroll place and the card, on the page of the list that was opened', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen')
  await page.getByRole('link', { name: /^\d+ weitere Reisen? zeigen$/ }).press('Enter')
  await page.waitForURL(/seiten=2/)
  const card = page.locator('main li a').nth(25)
  const name = String(await card.getAttribute('href'))
  await card.focus()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(1000)
  await card.press('Enter')
  await page.waitForURL((url) => url.pathname === name)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL(/seiten=2/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')), PATIENT).toBe(name)
  await expect.poll(() => page.evaluate(() => window.scrollY), PATIENT).toBe(place)
})

test('an empty list says what to leave out and how many travels that brings, and puts forward what leaves next', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/reisen?destinations=norwegen&query=lavendel')
  await page.getByRole('heading', { name: 'Dazu haben wir gerade keine Reise' }).waitFor()
  await page.getByRole('heading', { name: 'Unsere nächsten Abreisen' }).waitFor()
  expect(await page.getByRole('main').locator('li > a[href^="/reisen/"]').count()).toBe(4)
  const way = page.getByRole('link', { name: /^Ohne «lavendel»/ })
  const promised = String((await way.textContent())?.match(/(\d+) Reisen?$/)?.[1])
  await way.click()
  await page.waitForURL(/reisen\?destinations=norwegen$/)
  await expect.poll(() => count(page).textContent(), PATIENT).toMatch(new RegExp(`^${promised} Reisen? von`))
  expect(problems).toEqual([])
})

test('few finds fill their last row, but for one place at most', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false })
  for (const [query, finds] of [
    ['paris', 1],
    ['nordkap', 2],
    ['advent', 4],
    ['wandern', 10],
  ] as const) {
    await page.goto(`/recherche?q=${query}`)
    for (const width of [PHONE, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const [list, cards] = await page
        .getByRole('main')
        .locator('li:has(> a[href^="/reisen/"])')
        .evaluateAll((all) => {
          const sideOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0
          return [sideOf(all[0]?.parentElement), all.map(sideOf)] as const
        })
      expect(cards.length).toBe(finds)
      expect
        .soft((list - (cards.at(-1) ?? 0)) / width, `${query} ${String(width)}`)
        .toBeLessThan(finds > 3 ? 0.02 : 0.34)
    }
  }
})

test('without a line the list stays, says so, and goes on when the line is back', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/reisen')
  const network = await faultyNetwork(page, 'TravelFilter')
  network.setFault('lost request')
  const field = page.getByLabel('Stichwort')
  await field.pressSequentially('elsass')
  await page.getByRole('alert').waitFor()
  expect(await field.inputValue()).toBe('elsass')
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10)
  network.setFault(null)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.poll(() => count(page).textContent(), PATIENT).toMatch(/^\d Reisen? von/)
})

// rule 2.2.2.2
test('any URL of the list is answered with a list that makes sense', async () => {
  const { page, problems } = await site.newVisitor()
  for (const path of [
    `/reisen?query=${'a'.repeat(10_000)}`,
    `/reisen?destinations=${'%7C'.repeat(2000)}&months=2031-13&seiten=-4&ansicht=alles`,
    '/reisen?ansicht=kalender&months=%3Cscript%3Ealert(1)%3C/script%3E',
    '/recherche?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27',
    '/search?q=%00%F0%9F%9A%8C&q=zwei&travelTypes=unbekannt',
  ]) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(200)
    expect.soft(await count(page).textContent(), path).toMatch(/Reisen?/)
  }
  await untilQuiet(page)
  expect(problems).toEqual([])
})

test('a remembered travel stands on home and list until it is taken off, those looked at beneath', async () => {
  const { context, page, problems } = await site.newVisitor()
  const focused = (window: Page) => expect.poll(() => window.evaluate(() => document.activeElement?.textContent))
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('button', { name: 'Reise merken' }).click()
  await page.getByRole('button', { name: 'Gemerkt, von der Merkliste entfernen', exact: true }).waitFor()
  // It is told at the button, and the header leads to it.
  await page.getByRole('status').filter({ hasText: 'Gespeichert auf Ihrer Merkliste (1)' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste (1)' }).click()
  await focused(page).toBe('Ihre Merkliste')
  // As from a bookmark; Back to it has its own place.
  const other = await context.newPage()
  await journey.open(other, '/reisen#merkliste')
  await focused(other).toBe('Ihre Merkliste')
  await other.getByRole('link', { name: 'AGB', exact: true }).click()
  await other.waitForURL(/\/agb$/)
  await other.goBack()
  await other.getByRole('heading', { name: 'Ihre Merkliste' }).waitFor()
  await untilQuiet(other)
  await focused(other).not.toBe('Ihre Merkliste')
  await other.close()
  for (const path of ['/', '/reisen']) {
    await journey.open(page, path)
    const wishlist = page.getByRole('region', { name: 'Ihre Merkliste' })
    expect(await wishlist.getByRole('link').getAttribute('href')).toBe(journey.TRAVEL_PATH)
    await expectCleanOnBoth(page, 'remembered travels')
  }
  await page
    .getByRole('button', {
      name: /^Provence zur Lavendelblüte .* von der Merkliste entfernen$|^Provence zur Lavendelblüte von der Merkliste entfernen$/,
    })
    .click()
  const seen = page.getByRole('region', { name: 'Zuletzt angesehen' })
  await seen.getByRole('link').waitFor()
  await seen.getByRole('button', { name: 'Liste leeren' }).waitFor()
  expect(problems).toEqual([])
})

test('without script the calendar, the sheet and the next page of the list work', async () => {
  const { page } = await site.newVisitor({ width: PHONE, javaScriptEnabled: false })
  await page.goto('/reisen?ansicht=kalender')
  await page.getByRole('link', { name: /^Juni 2027/ }).click()
  await page.waitForURL(/months=2027-06/)
  expect(await page.getByRole('heading', { name: /^Juni 2027/ }).isVisible()).toBe(true)
  await page.goto('/reisen')
  await page.getByRole('button', { name: 'Reisen filtern' }).click()
  await page.locator('summary', { hasText: 'Reisearten' }).click()
  await page.getByRole('checkbox', { name: /^Rundreise/ }).check()
  await page.getByRole('button', { name: 'Reisen anzeigen' }).click()
  await page.waitForURL(/travelTypes=rundreise/)
  await page.goto('/reisen')
  await page.getByRole('link', { name: /^\d+ weitere Reisen? zeigen$/ }).click()
  await page.waitForURL(/seiten=2/)
  expect(await page.getByRole('main').getByRole('listitem').filter({ hasText: ' Tag' }).count()).toBe(32)
})
