// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { ConsentBar } from '#web/tracking/ConsentBar.tsx'

function renderBar() {
  renderPage(
    <>
      <main tabIndex={-1}>
        <button>Weiter</button>
      </main>
      <ConsentBar />
    </>,
  )
  return screen.getByRole('button', { name: 'Nein' })
}

test('after an answer the focus is where it came from', () => {
  const no = renderBar()
  const before = screen.getByRole('button', { name: 'Weiter' })
  before.focus()
  screen.getByRole('button', { name: 'Ja' }).focus()
  no.focus()
  fireEvent.click(no)
  expect(document.activeElement).toBe(before)
})

test('after an answer the focus is on the content if it came from nowhere', () => {
  const no = renderBar()
  no.focus()
  fireEvent.click(no)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
