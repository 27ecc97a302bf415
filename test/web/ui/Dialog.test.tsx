// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

test('a dialog that leaves the page while it is open is closed, so that the focus returns', () => {
  const { rerender } = renderPage(
    <Dialog title="Sind Sie noch da?" isOpen onClose={() => undefined}>
      <p>Ja?</p>
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(true)
  rerender(<p>away</p>)
  expect(dialog.open).toBe(false)
})
