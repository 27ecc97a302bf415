// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'

test('a part that does not come leaves the step as it is, and comes after as many attempts as it takes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let failures = 3
  const Part = lazyWithRetry(() => {
    failures -= 1
    return failures >= 0
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(() => <p>Hier ist es</p>)
  })
  const Step = () => (
    <>
      <input aria-label="Name" />
      <Part />
    </>
  )
  renderFunnel(Step, draft(), offer())
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(field, { target: { value: 'Anna' } })
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await screen.findByText('Dieser Teil der Seite lässt sich gerade nicht anzeigen.')
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  }
  await screen.findByText('Hier ist es')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Name')).toBe(field)
  expect(field.value).toBe('Anna')
})

test('a style sheet that did not come is asked for again with its part', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/part.css' })
  const Part = lazyWithRetry(() => {
    document.head.append(sheet)
    return Promise.reject(new Error('Unable to preload CSS'))
  })
  renderFunnel(() => <Part />, draft(), offer())
  await screen.findByRole('button', { name: 'Noch einmal versuchen' })
  expect(sheet.isConnected).toBe(false)
})
