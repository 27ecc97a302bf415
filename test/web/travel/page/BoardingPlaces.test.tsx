// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { BoardingPlaces } from '#web/travel/page/BoardingPlaces.tsx'

const place = (town: string, name: string) => ({ town, name, surcharge: 0, currency: 'CHF' as const, time: '06:30' })

test('a town with two boarding places is named once before they are unfolded, and both are listed then', () => {
  const places = [place('Bern', 'Bern, Neufeld'), place('Bern', 'Bern, Wankdorf'), place('Luzern', 'Luzern, Inseli')]
  renderPage(<BoardingPlaces places={places} />)
  expect(screen.getByText(/^Bern, Luzern/)).toBeTruthy()
  expect(screen.getByText(/Bern, Neufeld/)).toBeTruthy()
  expect(screen.getByText(/Bern, Wankdorf/)).toBeTruthy()
})

// rule 9.6.5.2
test('a surcharge is told in its own currency', () => {
  renderPage(<BoardingPlaces places={[{ ...place('Bern', 'Bern, Neufeld'), surcharge: 1250, currency: 'EUR' }]} />)
  expect(screen.getByText('+ EUR 12.50')).toBeTruthy()
})
