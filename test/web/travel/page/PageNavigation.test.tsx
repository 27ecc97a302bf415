// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { GoodToKnow } from '#web/travel/page/GoodToKnow.tsx'
import { PageNavigation } from '#web/travel/page/PageNavigation.tsx'

const bare = {
  id: 'provence',
  dayProgramme: [{ day: 1 }],
  stays: null,
  includedServices: null,
  travelGuides: null,
  minGroupSize: null,
  fitness: null,
  entry: null,
  pricing: null,
}

function page(changes: object): string {
  // Response of an operation; fragments are masked by type alone.
  const travel = { ...bare, ...changes } as never
  const { container } = renderPage(
    <>
      <PageNavigation travel={travel} variants={[]} rows={[]} />
      <GoodToKnow travel={travel} />
    </>,
  )
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(container.querySelector('#gut-zu-wissen') !== null).toBe(links.includes('#gut-zu-wissen'))
  return textOf(container)
}

test.each([
  ['Reiseleitung Kari Bøe', { travelGuides: [{ fullName: 'Kari Bøe' }] }],
  ['Durchführung ab 12 Personen', { minGroupSize: 12 }],
  ['Kondition leicht', { fitness: 'leicht' }],
  ['Einreise Visum', { entry: 'Visum', pricing: { passportConfig: { passportOnly: true } } }],
  ['Einreise nur mit Reisepass', { entry: ' ', pricing: { passportConfig: { passportOnly: true } } }],
])('what is good to know has a section and a link to it: %s', (words, changes) => {
  expect(page(changes)).toContain(words)
})

test.each([[{}], [{ fitness: '', entry: ' ' }], [{ travelGuides: [] }]])(
  'without anything there is neither section nor link: %o',
  (changes) => {
    expect(page(changes)).not.toContain('Gut zu wissen')
  },
)
