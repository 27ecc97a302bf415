import { expect, test } from 'vitest'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { PHONE } from '#test/support/browser/visitor.ts'

const site = withSite()

test('a child whose birthday is typed and not added is not lost, by a reload or by going on', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Kind hinzufügen' }).click()
  const birthday = page.getByLabel('Geburtsdatum des Kindes')
  // 16 on 22 June, in the middle of the tour.
  await birthday.fill('22.6.2011')
  await page.reload()
  await expect.poll(() => birthday.inputValue()).toBe('22.06.2011')
  await journey.goOn(page)
  await page.getByRole('link', { name: /^Wird ein Kind während der Reise erwachsen/ }).waitFor()
  await birthday.fill('31.2.2015')
  await journey.goOn(page)
  await page.getByRole('link', { name: /^Den 31\..*gibt es nicht/ }).waitFor()
  await birthday.fill('1.2.2015')
  await journey.goOn(page)
  await page.getByText('Kind, geboren am 01.02.2015').waitFor()
  await page.getByText('Für 3 Personen fehlt noch ein Zimmer').first().waitFor()
  expect(problems).toEqual([])
})

test('a press anywhere in a row chooses it, also on its price and beside the text', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  for (const days of ['Mi 23.06. – Mo 28.06.', 'Sa 26.06. – Do 01.07.']) {
    const radio = page.getByRole('radio', { name: days })
    const row = page.locator('div:has(> div > label)').filter({ has: radio }).last()
    const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 }
    await row.tap({ position: days.startsWith('Mi') ? { x: width - 30, y: 25 } : { x: width / 2, y: height - 4 } })
    await expect.poll(() => radio.isChecked()).toBe(true)
  }
  expect(problems).toEqual([])
})

test('a press on the words or the price of proposed rooms chooses them', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  const rooms = page.getByRole('region', { name: 'Zimmer' })
  const press = async (words: string) => {
    const { x, y } = (await rooms.getByText(words, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
    await page.touchscreen.tap(x + 5, y + 5)
  }
  await rooms.getByText('2 × Einzelzimmer', { exact: true }).scrollIntoViewIfNeeded()
  await press('2 × Einzelzimmer')
  await rooms.getByText('Ihre Zimmer sind vollständig.').waitFor()
  await rooms.getByText('2 × Einzelzimmer').waitFor()
  expect(problems).toEqual([])
})

test('a proposal is taken in one tap, and what another date takes away can be chosen there too', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }).click()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe('CHF\u00A02’480.-')
  await page.getByText('CHF 60.- mehr').first().waitFor()
  await journey.chooseDate(page, 'Juni 2027', 'Mi 23.06. – Mo 28.06.')
  await page.getByText('Nicht mehr gewählt: Doppelzimmer').waitFor()
  await page.getByRole('button', { name: 'Wieder wählen, was möglich ist' }).click()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe('CHF\u00A02’540.-')
  expect(await page.getByText('Nicht mehr gewählt').count()).toBe(0)
  expect(problems).toEqual([])
})

test('what another date takes away is told right below that date, with the button that chooses it there', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }).click()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  for (const days of ['Mi 23.06. – Mo 28.06.', 'Sa 26.06. – Do 01.07.']) {
    await journey.chooseDate(page, 'Juni 2027', days)
    const row = page.locator('div:has(> div > label)').filter({ has: page.getByRole('radio', { name: days }) })
    await row.locator('+ div').getByText('Nicht mehr gewählt: Doppelzimmer').waitFor()
    const again = page.getByRole('button', { name: 'Wieder wählen, was möglich ist' })
    // Above the bar at the foot of the phone.
    const foot = async () => {
      const [button, bar] = [await again.boundingBox(), await page.locator('[data-funnel-bar]').boundingBox()]
      return button !== null && bar !== null && button.y > 0 && button.y + button.height <= bar.y
    }
    await expect.poll(foot).toBe(true)
  }
  expect(problems).toEqual([])
})

test('what another party takes away is pointed to above the bars where it stands below them, and nothing moves', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE, isAsked: true })
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }).click()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  const more = page.getByRole('button', { name: 'Erwachsene: eins mehr' })
  // At the lower end of what the question of consent and the bar leave.
  await more.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - 600))
  const before = await more.boundingBox()
  const { x, y } = before ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 10, y + 10)
  const bar = page.locator('[data-funnel-bar]')
  const hint = bar.getByRole('button', { name: 'Ihre Änderung hat Folgen: ansehen' })
  await hint.waitFor()
  expect(await more.boundingBox()).toEqual(before)
  await userOf(page).press(hint)
  const again = page.getByRole('button', { name: 'Wieder wählen, was möglich ist' })
  await userOf(page).press(again)
  await hint.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('who comes from the review and loses the rooms is led to them, not told that it leads back', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  await page.getByRole('link', { name: 'Zimmer ändern' }).click()
  await journey.arriveAt(page, journey.steps.start)
  await page.getByRole('button', { name: 'Zurück zur Übersicht' }).last().waitFor()
  await journey.chooseDate(page, 'Juni 2027', 'Sa 26.06. – Do 01.07.')
  await page.getByText(/Nicht mehr gewählt: .*Einzelzimmer/).waitFor()
  await journey.goOn(page)
  const rooms = page.locator('[id="booking.peopleWithoutAccommodationInfo"]')
  await rooms.getByText(/^Für 1 Person fehlt noch ein Zimmer/).waitFor()
  await expect.poll(() => rooms.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await rooms.getByRole('button', { name: 'Einzelzimmer wählen', exact: true }).click()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  expect(problems).toEqual([])
})

test('the sign of a folded month stands apart from its text, and is not read aloud', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page)
  const text = page.locator('summary > span').first()
  const sign = await text.evaluate((element) => {
    const { content, width, fontSize } = getComputedStyle(element, '::after')
    return { content, ems: parseFloat(width) / parseFloat(fontSize) }
  })
  expect(sign.content).toMatch(/^"[+−]" \/ ""$/)
  expect(sign.ems).toBeGreaterThan(1)
})

test('the calendar goes by keyboard, and a full date is not called bookable once that is known', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Kalender' }).press('Enter')
  await page.getByRole('button', { name: /Sa 19\.06\./ }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Mi 30\.06\..*Ausgebucht, Warteliste möglich/, pressed: true }).waitFor()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Sa 19\.06\./, pressed: true }).waitFor()
  expect(await page.getByRole('button', { name: /Mi 30\.06\..*Ausgebucht/ }).count()).toBe(1)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('PageDown')
  await expect.poll(focused).toMatch(/\.07\. – /)
  await page.keyboard.press('PageUp')
  await expect.poll(focused).toMatch(/\.06\. – /)
  expect(problems).toEqual([])
})

test('the month of the calendar is said when it turns, and stays a heading', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Kalender' }).click()
  await page.getByRole('status').filter({ hasText: 'Juni 2027' }).waitFor()
  expect(await page.getByRole('heading', { level: 3, name: 'Juni 2027' }).count()).toBe(1)
})

test('a draft of another variant shows the served step until its data are loaded, without a gap', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page)
  await page.getByRole('radio', { name: /^Car und Bahn/ }).check()
  await page.getByRole('complementary', { name: 'Ihre Buchung' }).getByText('Car und Bahn').waitFor()
  await page.getByRole('button', { name: 'Doppelzimmer wählen', exact: true }).click()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('footer') !== null && document.querySelector('h1') === null)
        document.documentElement.dataset['gap'] = 'yes'
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await page.getByRole('radio', { name: /^Car und Bahn/, checked: true }).waitFor()
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  expect(await page.locator('html').getAttribute('data-gap')).toBeNull()
})

test('a link to a date whose variant cannot be loaded says so, and the variant can be chosen once it can', async () => {
  const { page } = await site.newVisitor()
  let isDown = true
  await page.route('**/api/proxy', (route) =>
    isDown && route.request().postData()?.includes('provence-bahn') === true ? route.abort() : route.continue(),
  )
  await journey.open(page, '/buchen/provence/start?variante=provence-bahn&datum=provence-bahn-20270623')
  await page.getByText('Diese Anreise lässt sich gerade nicht laden').waitFor()
  expect(page.url()).not.toContain('datum')
  isDown = false
  await page.getByText('Car und Bahn').click()
  await page.getByText('Diese Anreise lässt sich gerade nicht laden').waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('radio', { name: /Bahn/ }).isChecked()).toBe(true)
})

test('the price of a variant that could not be loaded appears once the connection is back', async () => {
  const { page } = await site.newVisitor()
  let refused = 0
  await page.route('**/api/proxy', (route) => {
    const isRefused = refused < 2 && route.request().postData()?.includes('provence-bahn') === true
    if (isRefused) refused += 1
    return isRefused ? route.abort() : route.continue()
  })
  await journey.open(page, '/buchen/provence/start')
  await page.getByRole('radio', { name: /^Car und Bahn ab CHF/ }).waitFor()
  expect(refused).toBe(2)
})

test('a double press on «Weiter» leads one step on', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page)
  await journey.fillShortStart(page)
  const before = await page.evaluate(() => window.history.length)
  await page.getByRole('button', { name: 'Weiter', exact: true }).dblclick()
  await journey.arriveAt(page, journey.steps.services)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
})

test('a page whose files another build has replaced is reloaded once, and works', async () => {
  const { page } = await site.newVisitor()
  let opened = 0
  page.on('framenavigated', () => (opened += 1))
  await page.route('**/assets/framework-*.js', (route) =>
    opened < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto(`${site.origin}/buchen/provence/start`)
  await expect.poll(() => opened).toBe(2)
  await page.getByRole('button', { name: 'Kind hinzufügen' }).click()
  await page.getByLabel('Geburtsdatum des Kindes').waitFor()
})

test('a page whose files stay away is not reloaded again and again', async () => {
  const { page } = await site.newVisitor()
  let opened = 0
  page.on('domcontentloaded', () => (opened += 1))
  await page.route('**/assets/framework-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${site.origin}/buchen/provence/start`)
  await expect.poll(() => opened).toBe(2)
  await page.waitForTimeout(1_500)
  expect(opened).toBe(2)
})

test('on the smallest phone every day of the calendars that can be chosen is 44 px wide, and no page scrolls sideways', async () => {
  const { page } = await site.newVisitor({ width: 320 })
  const narrowest = () =>
    page.evaluate(() => {
      const days = [...document.querySelectorAll('td > :is(a, button)')].map((day) => day.getBoundingClientRect())
      const isWhole = days.every(({ left, right }) => left >= 0 && right <= innerWidth)
      const isWidened = document.documentElement.scrollWidth > innerWidth
      return isWhole && !isWidened ? Math.min(...days.map(({ width }) => width)) : 0
    })
  await journey.openFunnel(page)
  await page.getByRole('button', { name: 'Kalender' }).click()
  await expect.poll(narrowest).toBeGreaterThanOrEqual(44)
  await journey.open(page, '/reisen/provence/provence-zur-lavendelbluete')
  await page.getByRole('link', { name: 'Kalender', exact: true }).click()
  await expect.poll(narrowest).toBeGreaterThanOrEqual(44)
})

test('on a phone a long name of rooms that do not fit widens nothing', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  const others = page.getByText('Dreibettzimmer: Ab 3 Personen buchbar.')
  await others.waitFor()
  await others.evaluate((element) => {
    element.textContent = 'Doppelzimmer'.repeat(29)
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
