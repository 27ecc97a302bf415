import { expect, test } from 'vitest'
import { LAPTOP, PHONE } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

const HANDS = [
  ['by touch on a phone', PHONE],
  ['by mouse on a laptop', LAPTOP],
] as const

test.each(HANDS)('a couple takes a room from plain rows and changes its mind: %s', async (_how, width) => {
  const { page, problems } = await site.newVisitor({ width })
  const user = userOf(page)
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  const rooms = page.getByRole('region', { name: 'Zimmer' })
  const take = (name: string) => user.press(rooms.getByRole('button', { name: `${name} wählen`, exact: true }))
  expect(await rooms.getByRole('spinbutton').count()).toBe(0)
  expect(await rooms.getByRole('button', { name: /eins mehr$/ }).count()).toBe(0)
  await take('Doppelzimmer')
  await rooms.getByText('Ihre Zimmer sind vollständig.').waitFor()
  expect(await rooms.getByText('Einzelzimmer').count()).toBe(0)
  const shown = await journey.shownTotal(page).textContent()
  await user.press(rooms.getByRole('button', { name: 'Zimmer ändern' }))
  // The price of the row is the total one gets.
  expect(await rooms.getByText(shown ?? '', { exact: false }).count()).toBeGreaterThan(0)
  await take('2 × Einzelzimmer')
  await rooms.getByText('2 × Einzelzimmer').waitFor()
  await expect.poll(() => journey.shownTotal(page).textContent()).not.toBe(shown)
  expect(problems).toEqual([])
})

test('six people share three double rooms as they wish, and read it until they book', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const user = userOf(page)
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  await journey.setAdults(page, 6)
  const rooms = page.getByRole('region', { name: 'Zimmer' })
  await rooms.getByRole('button', { name: '2 × Doppelzimmer + 2 × Einzelzimmer wählen' }).waitFor()
  expect(await rooms.getByText(/½/).count()).toBe(0)
  await user.press(rooms.getByRole('button', { name: '3 × Doppelzimmer wählen' }))
  await rooms.getByText('Doppelzimmer 1: Person 1, Person 2').waitFor()
  await user.press(rooms.getByRole('button', { name: 'Wer schläft wo?' }))
  await rooms.getByRole('group', { name: 'Doppelzimmer 1' }).getByLabel('2. Bett').selectOption('Person 5')
  await rooms.getByText('Doppelzimmer 1: Person 1, Person 5').waitFor()
  await rooms.getByText('Doppelzimmer 3: Person 2, Person 6').waitFor()
  await page.reload()
  await rooms.getByText('Doppelzimmer 1: Person 1, Person 5').waitFor()
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  await expect.poll(() => summary.getByText('Doppelzimmer 1: Person 1, Person 5').count()).toBe(1)
  expect(problems).toEqual([])
})

test('at 1280 × 900 the whole summary is in sight beside the step, the total under the prices, and the code in a dialog', async () => {
  const { page, problems } = await site.newVisitor({ width: LAPTOP, height: 900 })
  const user = userOf(page)
  await journey.openFunnel(page)
  await journey.addRoom(page, 'Doppelzimmer')
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  const edges = await summary.evaluate((panel) => {
    const details = panel.querySelector('[role=group]')
    const right = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0)
    return {
      hidden: (details?.scrollHeight ?? 0) - (details?.clientHeight ?? 0),
      below: Math.round(window.innerHeight - panel.getBoundingClientRect().bottom),
      total: right(panel.querySelector('strong[aria-live]')),
      price: right(panel.querySelector('td')),
    }
  })
  expect(edges.below).toBeGreaterThanOrEqual(0)
  expect(edges.hidden).toBe(0)
  expect(Math.abs(edges.total - edges.price)).toBeLessThanOrEqual(1)
  await user.press(summary.getByRole('button', { name: 'Auf dem Handy weiterfahren' }))
  await page.getByRole('dialog').getByRole('img', { name: 'QR-Code für Ihr Handy' }).waitFor()
  await page.keyboard.press('Escape')
  expect(problems).toEqual([])
})

test('the operator reads who shares which room with the remarks', async () => {
  const { page } = await site.newVisitor()
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  await journey.setAdults(page, 4)
  await page.getByRole('button', { name: '2 × Doppelzimmer wählen', exact: true }).click()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  const people = [
    journey.ANNA,
    journey.BEAT,
    { ...journey.ANNA, firstName: 'Cleo' },
    { ...journey.BEAT, firstName: 'Dario' },
  ]
  await journey.fillPeople(page, people)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await journey.fillAdditionalServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await page.getByText('Doppelzimmer 2: Cleo Muster, Dario Muster').first().waitFor()
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  await page.getByText('Doppelzimmer 1: Anna Muster, Beat Muster').waitFor()
  expect(JSON.stringify(storedBookings(site.directory).at(-1))).toContain(
    'Zimmeraufteilung: Doppelzimmer 1: Anna Muster, Beat Muster; Doppelzimmer 2: Cleo Muster, Dario Muster',
  )
})
