// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { retryableLazy } from '#web/ui/retryableLazy.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'

test('the first press on «try again» loads a part of a section that did not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi
    .fn(() => Promise.resolve(({ name }: { readonly name: string }) => <p>{name}</p>))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Part = retryableLazy(load)
  render(
    <SectionErrorBoundary fallback={(retry) => <button onClick={retry}>Noch einmal</button>}>
      <Part name="Hier ist es" />
    </SectionErrorBoundary>,
  )
  const again = await screen.findByRole('button')
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(again)
  await screen.findByText('Hier ist es')
  expect(load).toHaveBeenCalledTimes(2)
})
