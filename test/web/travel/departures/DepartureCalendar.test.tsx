// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage } from '#test/support/web/render.tsx'
import { DepartureCalendar } from '#web/travel/departures/DepartureCalendar.tsx'

test.each([
  [/Abreise Sa 12\.06\. – Fr 18\.06\., .*: wählen$/, departureRow()],
  [/Abreise Sa 12\.06\., .*: wählen$/, departureRow({ endDate: '2027-06-12' })],
  [
    /, Warteliste, ab CHF\u00A01’290\.-: auf die Warteliste$/,
    departureRow({ state: 'WAITLIST', statusLabel: 'Warteliste' }),
  ],
  [
    /, Ausgebucht, Warteliste möglich: auf die Warteliste$/,
    departureRow({ state: 'SOLD_OUT', statusLabel: 'Ausgebucht', canWait: true }),
  ],
])('a day says what can be done: %s', (words, row) => {
  renderPage(<DepartureCalendar rows={[row]} />)
  expect(screen.getByRole('link', { name: words })).toBeDefined()
})
