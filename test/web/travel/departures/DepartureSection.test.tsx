// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { DepartureSection } from '#web/travel/departures/DepartureSection.tsx'

// Response of an operation; fragments are masked by type alone.
const travel = {
  id: 'provence',
  name: 'Provence',
  pricing: {
    travels: [
      { id: 'v', transportTypeLabel: 'Car' },
      { id: 'w', transportTypeLabel: 'Bahn' },
    ],
  },
} as never

function section(departures: readonly DepartureRow[], search = ''): string {
  const part = <DepartureSection travelId="provence" travel={travel} departures={departures} />
  return textOf(renderPage(part, carovia, search).container)
}

const NOTHING = 'Zurzeit ist kein Datum online buchbar'

test('a variant without dates says so below the variants, and whom to call', () => {
  expect(section([departureRow()], '?variante=w')).toMatch(
    new RegExp(`Bahn zurzeit kein Datum ${NOTHING} .* Oder rufen Sie uns an:`),
  )
  expect(section([departureRow()])).not.toContain(NOTHING)
})

test('a travel without dates says so once', () => {
  expect(section([], '?variante=w').split(NOTHING)).toHaveLength(2)
})
