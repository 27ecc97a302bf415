// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { SummaryPanel } from '#web/booking/summary/SummaryPanel.tsx'

const Step = () => (
  <>
    <p>Neben der Leiste</p>
    <input aria-label="Feld" />
    <dialog open>
      <button>Im Dialog</button>
    </dialog>
    <SummaryPanel isLoading={false} nextOf={null} />
  </>
)

const openDetails = () => {
  renderFunnel(Step, draft(), offer())
  fireEvent.click(screen.getByRole('button', { name: 'Details anzeigen' }))
}

test('a tap outside or Escape closes the details on a phone, and the focus is on the button that opens them', () => {
  openDetails()
  const button = screen.getByRole('button', { name: 'Details schliessen' })
  fireEvent.pointerUp(screen.getByText('Neben der Leiste'))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)

  fireEvent.click(button)
  button.blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('the details stay open after a tap in them, and after Escape in a dialog above them', () => {
  openDetails()
  fireEvent.pointerUp(screen.getByText('Ihre Buchung'))
  fireEvent.keyDown(screen.getByText('Im Dialog'), { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Details schliessen' })).toBeDefined()
})

test('a tap into a field closes the details and leaves the focus there', () => {
  openDetails()
  const field = screen.getByLabelText('Feld')
  field.focus()
  fireEvent.pointerUp(field)
  expect(screen.getByRole('button', { name: 'Details anzeigen' })).toBeDefined()
  expect(document.activeElement).toBe(field)
})

test('the details close when Tab moves the focus out of them to an element they cover', () => {
  openDetails()
  const field = screen.getByLabelText('Feld')
  act(() => screen.getByRole('button', { name: 'Details schliessen' }).focus())
  act(() => field.focus())
  expect(screen.getByRole('button', { name: 'Details anzeigen' })).toBeDefined()
  expect(document.activeElement).toBe(field)
})

test('the details stay open while a dialog above them has the focus, and after a press on words in them', () => {
  openDetails()
  act(() => screen.getByText('Im Dialog').focus())
  fireEvent.focusIn(document.body)
  expect(screen.getByRole('button', { name: 'Details schliessen' })).toBeDefined()
})
