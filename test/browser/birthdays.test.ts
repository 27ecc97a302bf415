import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { LAPTOP, PHONE, type Visitor } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { hasFocus } from '#test/support/browser/keyboardUser.ts'

const site = withSite()

const press = (page: Page, target: Locator) => userOf(page).press(target)

/** Stored choices and total, which a mistyped birthday must not change. */
async function chosen(page: Page): Promise<unknown> {
  const total = await journey.shownTotal(page).textContent()
  const kept: unknown = JSON.parse(await page.evaluate(() => localStorage.getItem('redux') ?? '{}'))
  return { total, kept: pickedFrom(kept) }
}

const CHOSEN = new Set([
  'rooms',
  'personalAddons',
  'collectiveAddons',
  'personalDiscounts',
  'billingAddressForcedDueToMinorAge',
  'ageGroupId',
  'accommodationId',
  'isBillingAddress',
])

/** Stored values under these names, at any depth. */
function pickedFrom(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]): unknown => {
    if (name === 'snapshot') return []
    return CHOSEN.has(name) ? [[name, value]] : pickedFrom(value)
  })
}

/** Two adults with half-board at the form about people, all of it typed. */
async function reachBirthdays(page: Page, rooms: string): Promise<void> {
  await journey.openFunnel(page)
  await journey.chooseDate(page, 'Juni 2027', journey.JOURNEY_DATE)
  await journey.setAdults(page, 2)
  await journey.addRoom(page, rooms)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.increase(page, 'Halbpension, Anzahl', 2)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [{ ...journey.ANNA, firstName: 'Rita' }, journey.BEAT])
}

/** A device that remembers the two in a double room; filled in once for all tests. */
let remembered: Promise<journey.StorageState> | null = null

async function rememberTwo(): Promise<journey.StorageState> {
  const { context, page } = await site.newVisitor()
  await reachBirthdays(page, 'Doppelzimmer')
  await journey.choose(page, journey.rememberBox(page))
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  return context.storageState()
}

/** A visitor at the form about people, with the two of that device. */
async function comeBack(width: number): Promise<Visitor> {
  const visitor = await site.newVisitor({ width, storageState: await (remembered ??= rememberTwo()) })
  await journey.open(visitor.page, journey.stepUrl('personen'))
  await journey.arriveAt(visitor.page, journey.steps.personalData)
  return visitor
}

const birthday = (page: Page, place: number) =>
  page.getByRole('textbox', { name: 'Geburtsdatum', exact: true }).nth(place)
const question = (page: Page) => page.getByRole('group', { name: /Stimmt das\?$/ })

/** Writes over a field key by key and leaves it by pressing another one. */
async function retype(page: Page, place: number, text: string): Promise<void> {
  await userOf(page).type(birthday(page, place), text)
  await press(page, page.getByRole('textbox', { name: 'Nachname' }).nth(place))
}

test('where the question about a birthday does not come, it is asked at the next attempt', async () => {
  const { page } = await comeBack(PHONE)
  const scripts = '**/assets/BirthdayConfirmation-*.js'
  await page.route(scripts, (route) => route.abort())
  await retype(page, 1, '01.01.2015')
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await again.waitFor()
  await page.unroute(scripts)
  await press(page, again)
  await press(page, question(page).getByRole('button', { name: 'Ja, stimmt' }))
  await expect.poll(() => birthday(page, 1).getAttribute('aria-invalid')).toBeNull()
})

test.each([
  ['of who is billed, by finger on a phone', PHONE, 0],
  ['of the other one, by mouse on a laptop', LAPTOP, 1],
] as const)(
  'a mistyped year %s, changes neither rooms, party, bill nor total, and is told at its field',
  async (_whose, width, place) => {
    const { page, problems } = await comeBack(width)
    await expect.poll(async () => JSON.stringify(await chosen(page))).toContain('true')
    const before = await chosen(page)
    for (const [typed, told] of [
      ['01.01.2056', 'Dieses Geburtsdatum liegt in der Zukunft.'],
      ['31.02.1951', 'Den 31.02.1951 gibt es nicht.'],
      ['01.01.1851', 'Prüfen Sie das Jahr'],
      ['01.01.2015', 'Bitte sagen Sie uns, ob dieses Geburtsdatum stimmt.'],
    ] as const) {
      await retype(page, place, typed)
      await expect
        .poll(() => birthday(page, place).locator('xpath=following-sibling::p').textContent(), { message: typed })
        .toContain(told)
      await page.waitForTimeout(600)
      expect(await chosen(page), typed).toEqual(before)
    }
    await question(page).waitFor()
    await press(page, page.getByRole('button', { name: 'Weiter', exact: true }))
    await expect.poll(() => hasFocus(question(page))).toBe(true)
    await expectClean(page, 'a birthday asked about')
    await press(page, question(page).getByRole('button', { name: 'Datum ändern' }))
    await expect.poll(() => hasFocus(birthday(page, place))).toBe(true)
    await retype(page, place, '01.01.1951')
    await expect.poll(() => birthday(page, place).getAttribute('aria-invalid')).toBeNull()
    expect(await question(page).count()).toBe(0)
    expect(await chosen(page)).toEqual(before)
    await press(page, page.getByRole('button', { name: 'Weiter', exact: true }))
    await journey.arriveAt(page, journey.steps.additionalServices)
    expect(problems).toEqual([])
  },
)

test('a wrong birthday left by the keyboard is told, also where the browser believes a pointer is still down', async () => {
  const { page } = await comeBack(PHONE)
  await retype(page, 0, '31.02.1951')
  await expect.poll(() => birthday(page, 0).getAttribute('aria-invalid')).toBe('true')
  await birthday(page, 0).hover()
  await page.mouse.down()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('31.02.1950')
  expect(await birthday(page, 0).getAttribute('aria-invalid')).toBeNull()
  await page.keyboard.press('Tab')
  await expect.poll(() => birthday(page, 0).getAttribute('aria-invalid')).toBe('true')
})

test('a confirmed year tells what it changes, can be undone, and put right restores everything', async () => {
  const { page, problems } = await comeBack(PHONE)
  await expect.poll(async () => JSON.stringify(await chosen(page))).toContain('true')
  const before = await chosen(page)
  const sayYes = async () => {
    await retype(page, 0, '01.01.2015')
    await press(page, question(page).getByRole('button', { name: 'Ja, stimmt' }))
    await page.getByText('Geburtsdatum von Rita Muster übernommen').waitFor()
    await page.getByText('Die Rechnung geht nicht mehr an Rita Muster.').waitFor()
  }
  await sayYes()
  await page.getByText('Es braucht eine andere Rechnungsadresse').waitFor()
  await press(page, page.getByRole('button', { name: 'Rückgängig', exact: true }))
  await page.getByText('Alles ist wieder wie vor der Änderung').waitFor()
  expect(await page.getByText('Es braucht eine andere Rechnungsadresse').count()).toBe(0)
  await retype(page, 0, '01.02.1980')
  await expect.poll(() => chosen(page)).toEqual(before)

  await sayYes()
  await expectClean(page, 'a confirmed birthday')
  await retype(page, 0, '01.01.1951')
  await page.getByText('Alles ist wieder wie vor der Änderung').waitFor()
  await expect.poll(() => chosen(page)).toEqual(before)
  await press(page, page.getByRole('button', { name: 'Weiter', exact: true }))
  await journey.arriveAt(page, journey.steps.additionalServices)
  expect(problems).toEqual([])
})

test('a confirmed year that takes the room leads to the rooms with a message, and the right year brings them back', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  await reachBirthdays(page, '2 × Einzelzimmer')
  await expect.poll(async () => JSON.stringify(await chosen(page))).toContain('true')
  const before = await chosen(page)
  await retype(page, 1, '01.01.2015')
  await press(page, question(page).getByRole('button', { name: 'Ja, stimmt' }))
  await page.getByText(/^Nicht mehr gewählt: .*Einzelzimmer/).waitFor()
  await page.getByText('Wenn Sie weitergehen, führen wir Sie zur Wahl der Zimmer.').waitFor()
  await press(page, page.getByRole('button', { name: 'Weiter', exact: true }))
  await journey.arriveAt(page, journey.steps.start)
  await page.getByText('Bevor es weitergeht, fehlt hier noch etwas:').waitFor()
  expect(await page.getByText('Für 1 Person fehlt noch ein Zimmer: Beat Muster.').count()).toBe(2)
  await expect.poll(() => hasFocus(page.locator('[id="booking.peopleWithoutAccommodationInfo"]'))).toBe(true)
  await expectClean(page, 'rooms asked for again')

  await page.getByText('Geburtsdatum von Beat Muster übernommen').waitFor()
  await press(page, page.getByRole('button', { name: 'Rückgängig', exact: true }))
  await page.getByText('Alles ist wieder wie vor der Änderung').waitFor()
  await expect.poll(() => chosen(page)).toEqual(before)
  for (const step of [journey.steps.services, journey.steps.personalData]) {
    await journey.goOn(page)
    await journey.arriveAt(page, step)
  }
  await retype(page, 1, '14.07.1978')
  await expect.poll(() => chosen(page)).toEqual(before)
  await press(page, page.getByRole('button', { name: 'Weiter', exact: true }))
  await journey.arriveAt(page, journey.steps.additionalServices)
  expect(problems).toEqual([])
})
