// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { useHeadingFocus } from '#web/site/useHeadingFocus.ts'

function Frame() {
  useHeadingFocus()
  return (
    <>
      <header>
        <details open>
          <summary>Menü</summary>
          <Link to="/zwei">Zwei oben</Link>
        </details>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <Link to="/zwei">Zwei unten</Link>
      </footer>
    </>
  )
}

function Second() {
  return (
    <>
      <h1>Zweite</h1>
      <input aria-label="Name" autoFocus />
    </>
  )
}

function open(Target: () => React.ReactNode) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: () => <h1>Erste</h1> },
        { path: 'zwei', Component: Target },
      ],
    },
  ])
  onTestFinished(cleanup)
  render(<Page initialEntries={['/']} />)
}

test.each([
  ['header', () => screen.getByRole('link', { name: 'Zwei oben' })],
  ['closed menu of the header', () => screen.getByText('Menü')],
  ['footer', () => screen.getByRole('link', { name: 'Zwei unten' })],
])('a page opened while the focus is in the %s has it on its heading', async (_, focused) => {
  open(() => <h1>Zweite</h1>)
  focused().focus()
  fireEvent.click(screen.getByRole('link', { name: 'Zwei oben' }))
  const heading = await screen.findByRole('heading', { name: 'Zweite' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('what a page focuses itself keeps the focus', async () => {
  open(Second)
  const link = screen.getByRole('link', { name: 'Zwei unten' })
  link.focus()
  fireEvent.click(link)
  await screen.findByRole('heading', { name: 'Zweite' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})
