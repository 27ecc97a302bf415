// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { MissingPage } from '#web/frame/MissingPage.tsx'
import type { RelatedTravel } from '#web/travel/search/relatedTravels.ts'

const travel: RelatedTravel = {
  to: '/reisen/rom/rom',
  name: 'Rom',
  shown: { dates: null, centimes: null, state: null, hasCheaper: false },
  currency: 'CHF',
  picture: null,
}

// rule 2.4.2
test.each([
  ['with others', { travels: [travel] }, true],
  ['while there are no others', { travels: [] }, false],
  ['while others cannot be loaded', { travels: null }, false],
  ['in the booking', null, false],
])('a travel that is gone is told %s, and promises only those that are below', (_case, data, hasOthers) => {
  const { container } = renderPage(
    <MissingPage status={410} data={data}>
      Suche
    </MissingPage>,
  )
  screen.getByRole('heading', { level: 1, name: 'Diese Reise bieten wir nicht mehr an' })
  expect(textOf(container).includes('weiter unten')).toBe(hasOthers)
  expect(screen.queryAllByRole('link', { name: /^Rom/ })).toHaveLength(hasOthers ? 1 : 0)
})
