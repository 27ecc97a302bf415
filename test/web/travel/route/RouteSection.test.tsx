// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { RouteSection } from '#web/travel/route/RouteSection.tsx'

const basel = { name: 'Basel', latitude: 47.56, longitude: 7.59, day: 1 }
const avignon = { name: 'Avignon', latitude: 43.95, longitude: 4.81, day: 2 }
const NUMBERS = 'Die Zahlen sind die Tage im Reiseprogramm.'

function route(points: readonly object[], tenant = carovia): string {
  // Response of an operation; fragments are masked by type alone.
  const travel = { id: 'provence', routePoints: points } as never
  return textOf(renderPage(<RouteSection travel={travel} />, tenant).container)
}

test('the numbers of a map are explained where it has some', () => {
  expect(route([basel, avignon])).toContain(NUMBERS)
  expect(
    route([
      { ...basel, day: null },
      { ...avignon, day: null },
    ]),
  ).not.toContain(NUMBERS)
  const withMarker = { ...carovia, map: { ...carovia.map, markerIcon: 'https://site.example/marker.svg' } }
  expect(route([basel, avignon], withMarker)).not.toContain(NUMBERS)
})

test('a map whose points have no days names all of them', () => {
  route([
    { ...basel, day: null },
    { ...avignon, day: null },
  ])
  expect(screen.getByRole('group', { name: 'Karte der Route: Basel, Avignon' })).toBeDefined()
})
