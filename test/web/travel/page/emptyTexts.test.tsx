// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { Programme } from '#web/travel/page/Programme.tsx'
import { Stays } from '#web/travel/page/Stays.tsx'
import { TourOperatorTerms } from '#web/travel/page/TourOperatorTerms.tsx'
import { TravelHero } from '#web/travel/page/TravelHero.tsx'
import { readTravelSummary } from '#web/travel/page/travelSummary.ts'

/** Response of an operation; fragments are masked by type alone. */
const answered = (fields: object) => ({ id: 'provence', ...fields }) as never

const named = { name: 'Provence', title: '', teaser: 'Lavendel', travelType: null, destinations: null, images: null }

test('a travel with an empty title is called by its name, on the page and to search engines', () => {
  renderPage(<TravelHero travel={answered(named)}>{null}</TravelHero>)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Provence')
  const summary = readTravelSummary(answered({ ...named, seoSettings: { description: ' ' } }))
  expect(summary).toMatchObject({ name: 'Provence', description: 'Lavendel' })
})

test('a day with an empty overnight stay tells of none', () => {
  const day = { day: 1, title: 'Anreise', text: 'Fahrt.', overnight: '' }
  const { container } = renderPage(<Programme travel={answered({ dayProgramme: [day] })} />)
  expect(textOf(container)).not.toContain('Übernachtung')
})

test.each([
  [0, 'Hotel'],
  [4, 'Hotel ★★★★ , 4 Sterne'],
  [6, 'Hotel ★★★★★ , 5 Sterne'],
])('a hotel of %i stars has as many to see as to hear: %s', (stars, words) => {
  const stay = { name: 'Hotel', place: null, stars, nights: null, image: null }
  const { container } = renderPage(<Stays travel={answered({ stays: [stay] })} />)
  expect(textOf(container)).toBe(`Hier übernachten Sie ${words}`)
})

test('terms of a tour operator without an address are no link', () => {
  const pricing = { tourOperator: { name: 'Partner', gtcPdf: { url: '' } } }
  renderPage(<TourOperatorTerms travel={answered({ pricing })} />)
  expect(screen.queryByText(/Reisebedingungen/)).toBeNull()
})
