// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { VariantLinks } from '#web/travel/departures/VariantLinks.tsx'

const variants = [
  { id: 'v', transportTypeLabel: 'Car' },
  { id: 'w', transportTypeLabel: 'Bahn' },
]
const view = { variantId: null, isCalendar: false, isWhole: false, compared: [] }

test('a variant counts its dates as the rest of the page does, extensions not', () => {
  const rows = [departureRow(), departureRow({ extensionId: 'meer', endDate: '2027-06-21' })]
  const { container } = renderPage(<VariantLinks variants={variants} rows={rows} view={view} chosenId="v" />)
  expect(textOf(container)).toBe('Car 1 Datum ab CHF 1’290.- Bahn zurzeit kein Datum')
})

// rule 10.33
test('a variant has the price of the dates it shows: those of the month looked for', () => {
  const rows = [
    departureRow(),
    departureRow({ key: 'july', startDate: '2027-07-10', endDate: '2027-07-16', fromCentimes: 99_000 }),
  ]
  const inMonth = (month: string) =>
    textOf(
      renderPage(
        <VariantLinks variants={variants} rows={rows} view={view} chosenId="v" />,
        undefined,
        `?monat=${month}`,
      ).container,
    )
  expect(inMonth('2027-06')).toContain('Car 1 Datum ab CHF 1’290.-')
  expect(inMonth('2027-07')).toContain('Car 1 Datum ab CHF 990.-')
  expect(inMonth('2027-08')).toContain('Car 2 Daten ab CHF 990.-')
})
