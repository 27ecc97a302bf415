import { expect, test } from 'vitest'
import { PHONE, untilQuiet } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { watchShiftScore } from '#test/support/browser/layoutShift.ts'

const site = withSite()

/** The kept state with the stored text changed. */
async function withStored(change: (stored: string) => string): Promise<journey.StorageState> {
  const kept = await site.storageState()
  const origins = kept.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.map(({ name, value }) => ({ name, value: change(value) })),
  }))
  return { ...kept, origins }
}

// rules 3.17.1.1, 4.21.1, 9.1.5
test('the state is kept under the key «redux»', async () => {
  const { origins } = await site.storageState()
  const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
  // Beside it stand the answer about consent and which conversions were told.
  expect(names.toSorted()).toEqual(['consent', 'conversions', 'redux'])
})

test('a reload in the middle loses nothing, nor does the way back and forward', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.openFunnel(page)
  await journey.fillStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  const total = () => journey.centimesIn(journey.shownTotal(page))
  const travel = await total()
  await journey.fillServices(page)
  await page.reload()
  await journey.arriveAt(page, journey.steps.services)
  const halfBoard = page.getByRole('textbox', { name: 'Halbpension, Anzahl' })
  await expect.poll(() => halfBoard.inputValue()).toBe('2')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await page.getByRole('textbox', { name: 'Vorname' }).first().fill('Anna')
  await page.reload()
  await journey.arriveAt(page, journey.steps.personalData)
  await expect.poll(() => page.getByRole('textbox', { name: 'Vorname' }).first().inputValue()).toBe('Anna')

  await page.goBack()
  await journey.arriveAt(page, journey.steps.services)
  expect(await halfBoard.inputValue()).toBe('2')
  await page.goBack()
  await journey.arriveAt(page, journey.steps.start)
  await page.getByRole('region', { name: 'Zimmer' }).getByText('Dreibettzimmer', { exact: true }).waitFor()
  await page.goForward()
  await journey.arriveAt(page, journey.steps.services)
  await page.goForward()
  await journey.arriveAt(page, journey.steps.personalData)
  await expect.poll(total).toBe(travel + journey.SERVICES_CENTIMES)
  expect(problems).toEqual([])
})

test.each([PHONE, 1280])('a restored draft causes no layout shift, %i pixels wide', async (width) => {
  const { page } = await site.newVisitor({ width, height: 844, storageState: await site.storageState() })
  const shift = await watchShiftScore(page)
  for (const [path, title] of [
    ['personen', journey.steps.personalData],
    ['start', journey.steps.start],
  ] as const) {
    await journey.open(page, journey.stepUrl(path))
    await journey.arriveAt(page, title)
    await untilQuiet(page)
    expect.soft(await shift()).toBeLessThan(0.02)
  }
})

test('a departure pressed on the travel page is the one chosen in the funnel', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('link', { name: 'Mi 23.06. – Mo 28.06. wählen' }).click()
  await page.getByRole('link', { name: 'Mi 23.06. – Mo 28.06. buchen' }).click()
  await journey.arriveAt(page, journey.steps.start)
  await page.getByText('Mo 28.06.2027', { exact: true }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  await page.getByRole('button', { name: 'Reisedatum ändern' }).click()
  const chosen = page.getByRole('radio', { name: 'Mi 23.06. – Mo 28.06.' })
  await expect.poll(() => chosen.isChecked()).toBe(true)
  await expect
    .poll(() =>
      chosen.evaluate(
        (radio) => radio.getBoundingClientRect().top > 0 && radio.getBoundingClientRect().bottom < window.innerHeight,
      ),
    )
    .toBe(true)
})

test('a departure that is gone is told in words, and no other is chosen in its place', async () => {
  const { page, problems } = await site.newVisitor()
  await page.goto(`${journey.stepUrl('start')}?datum=vergangen`)
  await page.getByText('Das gewählte Datum ist nicht mehr buchbar.').waitFor()
  await page.getByText('Wählen Sie ein anderes.', { exact: true }).waitFor()
  expect(await page.locator('input[name=date]:checked').count()).toBe(0)
  await page.reload()
  await page.getByText('Das gewählte Datum ist nicht mehr buchbar.').waitFor()
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  await page.getByText('Das gewählte Datum ist nicht mehr buchbar.').waitFor({ state: 'detached' })
  await journey.addRoom(page, 'Doppelzimmer')
  expect(problems).toEqual([])
})

test('a change that takes choices with it says so, and can be taken back', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openFunnel(page)
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
  await journey.chooseDate(page, 'Juni 2027', 'Sa 26.06. – Do 01.07.')
  await page.getByText(/Nicht mehr gewählt: .*Einzelzimmer/).waitFor()
  await page.getByRole('button', { name: 'Änderung rückgängig machen' }).click()
  await expect.poll(() => page.getByRole('radio', { name: journey.JOURNEY_DATE }).isChecked()).toBe(true)
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
})

test.each(['zahlung', 'online-zahlung', 'bestaetigung'])(
  'a link to «%s» without a draft leads to the first step',
  async (step) => {
    const { page } = await site.newVisitor()
    await page.goto(journey.stepUrl(step))
    await journey.arriveAt(page, journey.steps.start)
    expect(new URL(page.url()).pathname).toBe('/buchen/provence/start')
  },
)

// rule 2.5.8
test('the address without a step leads to the first thing that is open', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await page.goto('/buchen/provence')
  await journey.arriveAt(page, journey.steps.payment)
})

test('a step whose predecessor lost something sends back to it', async () => {
  const withoutName = await withStored((stored) => stored.replaceAll('"firstName":"Anna"', '"firstName":""'))
  const { page } = await site.newVisitor({ storageState: withoutName })
  await page.goto(journey.stepUrl('zahlung'))
  await journey.arriveAt(page, journey.steps.personalData)
})

test('a draft of another shape is left aside without a word', async () => {
  const misshapen = await withStored(() => '{"bookings":{"provence":{"version":"2.2.0","travellers":7}}}')
  const { page, problems } = await site.newVisitor({ storageState: misshapen })
  await journey.open(page, journey.stepUrl('start'))
  await journey.arriveAt(page, journey.steps.start)
  await journey.fillShortStart(page)
  await expect.poll(() => journey.shownTotal(page).textContent()).toBe(journey.totals.alone)
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(problems).toEqual([])
})

// rule 10.18
test('«Alle Angaben löschen» forgets the booking after a question', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.open(page, journey.stepUrl('zahlung'))
  await journey.arriveAt(page, journey.steps.payment)
  await page.getByRole('button', { name: 'Alle Angaben löschen' }).click()
  await page.getByRole('button', { name: 'Ja, löschen' }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  expect(await page.evaluate(() => localStorage.getItem('redux'))).not.toContain('Muster')
  await page.goto(journey.stepUrl('zahlung'))
  await journey.arriveAt(page, journey.steps.start)
})
