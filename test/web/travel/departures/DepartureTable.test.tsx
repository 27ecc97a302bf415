// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departure } from '#test/support/builders/departure.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { DepartureTable } from '#web/travel/departures/DepartureTable.tsx'
import { departuresOf } from '#web/travel/departures/departures.ts'

const { travel, settings, tenantId, today } = offer()
const rows = departuresOf(
  [pricing({ departures: [departure(), departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })] })],
  { travel, settings, tenantId, today },
)

test('a full comparison says of each other departure that it cannot be added', () => {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: ['a', 'b', 'c', 'd'] }
  renderPage(<DepartureTable travelId="provence" rows={rows} shown={rows} view={view} caption="" />)
  const links = screen.getAllByRole('link', { name: /^Vergleichen: / })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByTitle('Sie können höchstens 4 Daten vergleichen.')).toHaveLength(2)
})

test.each([
  [carovia, 'Sa 12.06. 1 Tag'],
  [{ ...carovia, booking: { displayDurationDays: false } }, 'Sa 12.06. 1 Tag'],
])('a day trip names its day once, and takes a day where others are told in nights', (tenant, words) => {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }
  const dayTrip = departureRow({ endDate: '2027-06-12' })
  renderPage(<DepartureTable travelId="provence" rows={[dayTrip]} shown={[dayTrip]} view={view} caption="" />, tenant)
  expect(textOf(screen.getByRole('rowheader'))).toBe(words)
  expect(screen.getByRole('link', { name: 'Sa 12.06. wählen' })).toBeDefined()
})

test('each cell of the departures has one head above and one before it, and the months are headings', () => {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }
  renderPage(<DepartureTable travelId="provence" rows={rows} shown={rows} view={view} caption="" />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(4)
  expect(screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'row')).toHaveLength(2)
  const months = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(months).toEqual(['Juni 2027', 'Juli 2027'])
})

test.each([
  ['Buchen', departureRow(), false],
  ['Anfragen', departureRow({ state: 'WAITLIST_CONTINGENT_CHECK' }), false],
  ['Warteliste', departureRow({ state: 'WAITLIST' }), false],
  ['Warteliste', departureRow({ state: 'SOLD_OUT', canWait: true }), true],
])('a chosen departure leads on with the word «%s»', (word, row, joins) => {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }
  renderPage(
    <DepartureTable travelId="provence" rows={[row]} shown={[row]} view={view} caption="" />,
    carovia,
    '?datum=v~d',
  )
  expect(screen.getByText(word).getAttribute('href')?.endsWith('&warteliste=ja')).toBe(joins)
})

test.each([
  ['Wählen', 'Sa 12.06. – Fr 18.06. wählen', departureRow()],
  ['Warteliste', 'Sa 12.06. – Fr 18.06.: Warteliste wählen', departureRow({ state: 'SOLD_OUT', canWait: true })],
])('the button that chooses a departure says «%s»', (word, name, row) => {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }
  renderPage(<DepartureTable travelId="provence" rows={[row]} shown={[row]} view={view} caption="" />)
  expect(screen.getByRole('link', { name }).textContent).toBe(word)
})
