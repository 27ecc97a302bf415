import type { Locator, Page } from 'playwright-core'
import type { FunnelUser } from './throttledUser.ts'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const checkbox = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).first()
export const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).first()

export const month = (page: Page, name: string) =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name }) })
    .locator('summary')

export async function roomLessAndMore({ page, press }: FunnelUser): Promise<void> {
  for (const opener of ['Zimmer ändern', 'Zimmer selbst zusammenstellen']) {
    if (await button(page, opener).isVisible()) await press(button(page, opener))
  }
  const steppers = page.getByRole('group', { name: /, Anzahl (Zimmer|Plätze)$/ })
  await steppers.first().waitFor()
  const rooms = await steppers.all()
  const counts = await Promise.all(rooms.map((room) => room.getByRole('textbox').inputValue()))
  const place = counts.findIndex((count) => Number(count) > 0)
  const room = rooms[Math.max(0, place)]
  if (room === undefined) throw new Error('No room can be counted')
  const ways = place === -1 ? ['mehr', 'weniger'] : ['weniger', 'mehr']
  for (const way of ways) await press(button(page, await nameOf(room, way)))
}

async function nameOf(stepper: Locator, way: string): Promise<string> {
  return `${(await stepper.getAttribute('aria-label')) ?? ''}: eins ${way}`
}

export async function childAddedAndRemoved({ page, press, key }: FunnelUser): Promise<void> {
  await press(button(page, 'Erwachsene: eins weniger'))
  await press(button(page, 'Kind hinzufügen'))
  const field = page.getByLabel('Geburtsdatum des Kindes')
  await key(field, '1')
  await field.fill('10.03.2019')
  await press(button(page, 'Hinzufügen'))
  await press(button(page, 'Kind, geboren am 10.03.2019, entfernen'))
  await press(button(page, 'Erwachsene: eins mehr'))
}

/** On a date from which one can stay longer. */
export async function proposalTaken({ page, press }: FunnelUser): Promise<void> {
  const date = radio(page, 'Mo 14.06. –')
  if (!(await date.isVisible())) await press(month(page, 'Juni 2027'))
  await press(date)
  const ask = button(page, 'Zimmer ändern')
  if (await ask.isVisible()) await press(ask)
  await press(button(page, /wählen$/).first())
}
