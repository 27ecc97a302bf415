// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { Calendar, type CalendarDay } from '#web/ui/Calendar.tsx'

const day = (part: Partial<CalendarDay> = {}): CalendarDay => ({
  key: 'd1',
  startDate: '2027-06-19',
  state: 'BOOKABLE',
  stateName: 'Buchbar',
  hasExtension: false,
  spokenText: 'Sa 19.06. – Do 24.06., Buchbar',
  price: { centimes: 124_000, currency: 'CHF' },
  renderControl: ({ className, children }) => (
    <button type="button" className={className}>
      {children}
    </button>
  ),
  ...part,
})

const said = (...days: readonly CalendarDay[]) => textOf(renderPage(<Calendar days={days} />).container)

describe('a departure in the calendar', () => {
  test('has its day, its price without currency, and in spokenText what it is', () => {
    expect(said(day())).toContain('19 1’240 Sa 19.06. – Do 24.06., Buchbar 20')
  })

  test('shows no price where nothing can be booked', () => {
    expect(said(day({ state: 'SOLD_OUT', stateName: 'Ausgebucht' }))).toContain('19 Ausgebucht')
    expect(said(day({ state: 'CLOSED', stateName: 'Geschlossen' }))).not.toContain('1’240')
  })

  test('is marked where one can stay longer, which is told above', () => {
    expect(said(day({ hasExtension: true }))).toContain('+ mit Verlängerung möglich')
    expect(said(day({ hasExtension: true }))).toContain('19+ 1’240')
    expect(said(day())).not.toContain('Verlängerung')
  })

  test('cannot be pressed where nothing follows from it', () => {
    renderPage(<Calendar days={[day()]} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    renderPage(<Calendar days={[day({ renderControl: null })]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('each month with a departure is a table of its own, and the marks are told once', () => {
  const { container } = renderPage(
    <Calendar
      days={[day(), day({ key: 'd2', startDate: '2027-06-26' }), day({ key: 'd3', startDate: '2027-08-07' })]}
    />,
  )
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(textOf(container)).toMatch(/^Buchbar Juni 2027 .* August 2027/)
})
