// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StopMap } from '#web/booking/additionalServices/StopMap.tsx'
import { stop } from '#test/support/builders/departure.ts'
import { renderPage } from '#test/support/web/render.tsx'

test('the name of a stop on the map is text, whatever the operator has written', () => {
  // Not in happy-dom: the names beside the markers wait for it.
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => {}) }, configurable: true })
  const stops = [
    stop({ stopNo: '1', nodeNo: 'n1', name: 'Bern <img src=x>', position: { latitude: 46.9, longitude: 7.4 } }),
  ]
  const { container } = renderPage(<StopMap stops={stops} stopNo={null} onChoose={() => null} />)
  fireEvent.mouseOver(screen.getByRole('button', { name: /Bern/ }))
  expect(container.querySelector('[role=tooltip]')?.textContent).toContain('<img src=x>')
  expect(container.querySelector('[role=tooltip] img')).toBeNull()
})
