import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectClean, expectCleanOnBoth } from '#test/support/browser/axe.ts'
import { askedOperations, isOperation, PHONE, untilQuiet } from '#test/support/browser/visitor.ts'
import { faultyNetwork } from '#test/support/browser/faultInjection.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'

const site = withSite()

const PHONE_NUMBER = '+41 31 555 04 04'

function offer(page: Page) {
  return page.getByRole('region', { name: 'Ihre angefangene Buchung' })
}

test('a booking that was begun is offered on home, list and travel page; deleted, it can be had back', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  for (const [path, state] of [
    ['/', 'booking under way, on home'],
    ['/reisen', 'booking under way, on the list'],
    [journey.TRAVEL_PATH, 'booking under way, on the travel'],
  ] as const) {
    await journey.open(page, path)
    await offer(page).getByText('ab 19.06.2027, 1 Person').waitFor()
    await expectCleanOnBoth(page, state)
  }
  await offer(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Ihre angefangene Buchung ist gelöscht.').waitFor()
  await expectClean(page, 'booking under way, deleted')
  expect(await page.evaluate(() => localStorage.getItem('redux'))).not.toContain('Muster')
  await page.keyboard.press('Enter')
  await offer(page).getByRole('link', { name: 'Weiter buchen' }).click()
  await journey.arriveAt(page, journey.steps.payment)
  await page.getByText('Anna Muster').first().waitFor()
  await page.goto('/rechtliches/agb')
  await untilQuiet(page)
  expect(await offer(page).count()).toBe(0)
  expect(problems).toEqual([])
})

test('a travel still offers to book where the bar of a booking that was begun does not come', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await page.route('**/assets/ResumeBar-*.js', (route) => route.fulfill({ status: 404 }))
  const missing = page.waitForResponse(/ResumeBar/)
  await journey.open(page, journey.TRAVEL_PATH)
  await missing
  await untilQuiet(page)
  await page.getByRole('link', { name: 'Jetzt buchen' }).waitFor()
  expect(await page.getByText('lässt sich gerade nicht anzeigen').count()).toBe(0)
})

test('of several bookings that were begun one or all can be deleted, and be had back', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await journey.open(page, '/')
  await offer(page).getByRole('button', { name: 'Löschen', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /angefangenen Buchungen löschen/ }).count()).toBe(0)
  await page.evaluate(() => {
    const area = JSON.parse(localStorage.getItem('redux') ?? '{}') as { resumptions: object[] }
    const [first] = area.resumptions
    localStorage.setItem(
      'redux',
      JSON.stringify({
        ...area,
        resumptions: [...area.resumptions, { ...first, travelId: 'rhein', travelName: 'Rhein' }],
      }),
    )
  })
  await journey.open(page, '/')
  await offer(page).getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByText('Ihre angefangene Buchung ist gelöscht.').waitFor()
  await page.keyboard.press('Enter')
  await offer(page).getByRole('button', { name: 'Alle 2 angefangenen Buchungen löschen' }).click()
  await page.getByText('Alle angefangenen Buchungen auf diesem Gerät sind gelöscht.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('redux'))).not.toContain('Muster')
  await page.keyboard.press('Enter')
  await offer(page).getByRole('button', { name: 'Alle 2 angefangenen Buchungen löschen' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('redux'))).toContain('Muster')
  expect(problems).toEqual([])
})

test('upright and on its side, a phone offers the booking that was begun in one line, whose every act is a target of 44 pixels', async () => {
  const storageState = await site.storageState()
  for (const [width, height] of [
    [PHONE, 844],
    [844, PHONE],
  ] as const) {
    const { page } = await site.newVisitor({ storageState, width, height })
    for (const path of ['/', journey.TRAVEL_PATH]) {
      await journey.open(page, path)
      await offer(page).getByRole('button', { name: 'Löschen' }).waitFor()
      expect.soft((await offer(page).boundingBox())!.height, path).toBeLessThanOrEqual(64)
      const targets = await offer(page)
        .locator('a, button')
        .evaluateAll((acts) => acts.map((act) => act.getBoundingClientRect()))
      expect.soft(Math.min(...targets.flatMap((target) => [target.width, target.height])), path).toBeGreaterThan(43.9)
    }
  }
})

test('a phone has the number one tap away in the header, and search behind the menu, whose button then says that it closes', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.open(page, '/rechtliches/agb')
  const header = page.getByRole('banner')
  const number = await header.getByRole('link', { name: PHONE_NUMBER }).boundingBox()
  expect([number!.width, number!.height]).toEqual([44, 44])
  await header.getByText('Menü', { exact: true }).click()
  await header.getByText('Schliessen', { exact: true }).waitFor()
  await header.getByRole('searchbox', { name: 'Wohin möchten Sie?' }).fill('Wandern')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/recherche\?q=Wandern/)
  await header.getByText('Menü', { exact: true }).waitFor()
})

// rule 10.27
test('on a ship the title of the first step tells of cabins', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false })
  await page.goto(journey.stepUrl('start', 'donau'))
  expect(await page.title()).toMatch(/^Reise und Kabinen – /)
})

test('a phone shows the place in the funnel and opens the list of steps, whose names lead back', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await journey.open(page, journey.stepUrl('zahlung'))
  await journey.arriveAt(page, journey.steps.payment)
  expect(await page.title()).toBe('Prüfen und buchen – Provence zur Lavendelblüte – Carovia Reisen')
  await page.getByRole('button', { name: 'Schritt 5 von 5 Prüfen und buchen' }).click()
  await page
    .getByRole('navigation', { name: 'Schritte der Buchung' })
    .getByRole('link', { name: 'Zusatzleistungen' })
    .click()
  await journey.arriveAt(page, journey.steps.services)
  await expect.poll(() => page.title()).toBe('Zusatzleistungen – Provence zur Lavendelblüte – Carovia Reisen')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('button', { name: 'Schritt 2 von 5 Zusatzleistungen' }).waitFor()
})

test('on a low phone the opened summary has its total and its buttons at the lower edge, at the top of the page as well', async () => {
  const { page } = await site.newVisitor({ width: 320, height: 568, storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('leistungen'))
  await userOf(page).press(page.getByRole('button', { name: 'Details anzeigen' }))
  const close = page.getByRole('button', { name: 'Details schliessen' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await close.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(568)
  await userOf(page).press(close)
  await page.getByRole('button', { name: 'Details anzeigen' }).waitFor()
})

test('a direct visit of a step starts at the top of the page', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('leistungen'))
  await untilQuiet(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt')
})

test('an extra removed in the summary leaves the total, and can be restored there', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('leistungen'))
  await page.getByRole('button', { name: 'Halbpension, Anzahl: eins mehr' }).click()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.aloneWithHalfBoard)
  await page.getByRole('button', { name: 'Halbpension entfernen' }).click()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
  await page.keyboard.press('Enter')
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.aloneWithHalfBoard)
  expect(await page.getByRole('textbox', { name: 'Halbpension, Anzahl' }).inputValue()).toBe('1')
})

test('a step that cannot be drawn keeps header, phone and draft, and is loaded anew', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  const broken = 'export default function Broken() { throw new Error("broken on purpose") }'
  await page.route('**/assets/services-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await journey.open(page, journey.stepUrl('leistungen'))
  await page.getByText('Dieser Schritt lässt sich gerade nicht anzeigen').waitFor()
  await page.getByText(PHONE_NUMBER).first().waitFor()
  await expectClean(page, 'step that broke')
  expect(await journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Schritt neu laden' }).click()
  await page.getByRole('button', { name: 'Schritt neu laden' }).click()
  await journey.arriveAt(page, journey.steps.services)
  expect(await journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
})

// rules 9.9.2, 10.10
test('after half an hour alone the visitor is asked to go on, and prices and places are checked again', async () => {
  const { page, requests } = await site.newVisitor({ storageState: await site.storageState() })
  await page.clock.install()
  await journey.openPayment(page)
  await page.clock.fastForward('29:00')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.clock.fastForward('02:00')
  await page.getByRole('dialog', { name: 'Möchten Sie weiterfahren?' }).waitFor()
  await expectCleanOnBoth(page, 'left alone for half an hour')
  const before = requests.length
  await page.getByRole('button', { name: 'Weiterfahren', exact: true }).click()
  await expect
    .poll(() => [...new Set(askedOperations(requests.slice(before)))].toSorted())
    .toEqual(['AllTravelAvailabilityStatus', 'Contingents', 'RatioSummaryQuery', 'RatioTravel', 'Travel'])
  await page.getByText('Anna Muster').first().waitFor()
  await page.clock.fastForward('31:00')
  await page.getByRole('dialog').waitFor()
  const told = await page.evaluate(() => localStorage.getItem('redux') ?? '')
  expect(told.match(/booking_timeout/g)).toHaveLength(1)
})

/** The visitor comes back to the window after a minute. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward('01:01')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Answers contingents without a single bed. */
async function withoutBeds(route: Route): Promise<void> {
  if (!isOperation(route.request(), 'Contingents')) return route.fallback()
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(/"available":\d+/g, '"available":0')
  return route.fulfill({ response, body })
}

test('a choice sold out meanwhile is shown on return to the window, with a link from the summary', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await page.clock.install()
  await journey.openFunnel(page)
  await untilQuiet(page)
  await page.route('**/api/proxy', withoutBeds)
  await comeBack(page)
  await page.getByText('Einzelzimmer ist nicht mehr erhältlich.').waitFor()
  await expectCleanOnBoth(page, 'something has changed')
  await page.getByRole('button', { name: 'Etwas hat sich geändert: ansehen' }).click()
  await page.getByRole('button', { name: 'Verstanden' }).click()
  expect(await page.getByText('Das hat sich bei Ihrer Reise geändert').count()).toBe(0)
})

test('a line that fails on coming back takes no step and no typed word away', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await page.clock.install()
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  await page.getByRole('textbox', { name: 'Vorname' }).first().fill('Annelies')
  const network = await faultyNetwork(page, null)
  network.setFault('lost request')
  await comeBack(page)
  // The client tries a read three times before it gives up.
  const triedLater = async () => {
    await page.clock.fastForward('00:01')
    await network.settled()
    return network.asked()
  }
  await expect.poll(triedLater).toBeGreaterThanOrEqual(3)
  await triedLater()
  expect(await page.getByRole('textbox', { name: 'Vorname' }).first().inputValue()).toBe('Annelies')
  expect(await page.getByText('Die Reise konnte nicht geladen werden').count()).toBe(0)
})

test('a booking changed in another window says so until the next step', async () => {
  const { context, page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  const other = await context.newPage()
  await journey.open(other, journey.stepUrl('leistungen'))
  await journey.arriveAt(other, journey.steps.services)
  await other.getByRole('button', { name: 'Halbpension, Anzahl: eins mehr' }).click()
  const notice = page.getByText('In einem anderen Fenster geändert')
  await notice.waitFor()
  await page.getByRole('link', { name: 'Zurück', exact: true }).click()
  await journey.arriveAt(page, journey.steps.services)
  await notice.waitFor({ state: 'detached' })
})

test('a booking changed in another window says so; deleted there, it is had back or begun anew, and never by itself', async () => {
  const { context, page, problems } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('zusatzleistungen'))
  await journey.arriveAt(page, journey.steps.additionalServices)
  const other = await context.newPage()
  await journey.open(other, journey.stepUrl('leistungen'))
  await journey.arriveAt(other, journey.steps.services)
  expect(await page.getByText('In einem anderen Fenster geändert').count()).toBe(0)
  await other.getByRole('button', { name: 'Halbpension, Anzahl: eins mehr' }).click()
  await page.getByText('In einem anderen Fenster geändert').waitFor()
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.aloneWithHalfBoard)
  await expectClean(page, 'changed in another window')
  await page.getByRole('button', { name: 'Schliessen' }).click()

  const kept = () => page.evaluate(() => localStorage.getItem('redux') ?? '')
  const deleteInOther = async () => {
    await other.getByRole('button', { name: 'Alle Angaben löschen' }).click()
    await other.getByRole('button', { name: 'Ja, löschen' }).click()
    await page.getByText('Achtung: In einem anderen Fenster gelöscht').waitFor()
    expect(await kept()).toContain('"bookings":{}')
  }
  await deleteInOther()
  await expectCleanOnBoth(page, 'deleted in another window')
  // The focus stands on the way back.
  await page.keyboard.press('Enter')
  await journey.arriveAt(page, journey.steps.additionalServices)
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.aloneWithHalfBoard)
  expect(await kept()).toContain('"lastName":"Muster"')

  await journey.open(other, journey.stepUrl('leistungen'))
  await journey.arriveAt(other, journey.steps.services)
  await deleteInOther()
  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  expect(await kept()).not.toContain('Muster')
  expect(problems).toEqual([])
})

/** Pixels of the middle of an element, from its top to its foot, over which nothing else lies. */
function heightToPress(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = element.getBoundingClientRect()
    let height = 0
    for (let y = top + 0.5; y < bottom; y += 1)
      if (element.contains(document.elementFromPoint((left + right) / 2, y))) height += 1
    return height
  })
}

test('on a phone a number to call is as high as a finger in a sentence too, and the lines stay as close as they were', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  for (const path of ['/recherche?q=gibtesnicht', '/gibt-es-nicht', journey.stepUrl('start')]) {
    await journey.open(page, path)
    const sentence = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ has: page.locator('a[href^="tel:"]') })
    await sentence.first().waitFor()
    for (const number of await sentence.getByRole('link', { name: PHONE_NUMBER }).all())
      expect.soft(await heightToPress(number), path).toBeGreaterThanOrEqual(43)
  }
  await journey.open(page, '/recherche?q=gibtesnicht')
  const sentence = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: 'Gern beraten wir Sie auch persönlich' })
  const lines = await sentence.evaluate(
    (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.1)
})
