// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { BestsellerCard } from '#web/travel/home/BestsellerCard.tsx'
import { HomeHero } from '#web/travel/home/HomeHero.tsx'
import { FilteredTravelCard } from '#web/travel/list/FilteredTravelCard.tsx'

const HIGHLIGHTS = ['Fjord', 'Trollstigen', 'Flåmbahn', 'Bergen', 'Stabkirche']
const fields = {
  id: 'norwegen',
  name: 'Norwegens grosse Fjorde',
  urlSlug: 'norwegen',
  minPrice: 2710,
  currency: 'CHF',
  startDate: '2027-06-07',
  endDate: '2027-06-17',
  dates: [
    {
      startDate: '2027-06-07',
      endDate: '2027-06-17',
      includesExtension: false,
      status: 'BOOKABLE',
      placesLeft: 20,
      minPrice: 2710,
    },
    {
      startDate: '2027-07-05',
      endDate: '2027-07-15',
      includesExtension: false,
      status: 'BOOKABLE',
      placesLeft: 20,
      minPrice: 2890,
    },
  ],
  accommodations: ['Hotel Leinetal', 'Hotel Holmen', 'Fjellstue', 'Hotel Holmen'].map((name) => ({ name })),
  travelGuides: ['Kari Bøe', 'Urs Amstad'].map((fullName) => ({ fullName })),
  highlights: HIGHLIGHTS.map((text) => ({ text })),
  mainImage: {
    publicId: 'reise/norwegen',
    title: 'Norwegen',
    description: 'Ein weisses Schiff im Fjord.',
    colour: '#14342b',
  },
}
/** Response of an operation; fragments are masked by type alone. */
const answered = (changes: object = {}) => ({ ...fields, ...changes }) as never
const nights = { ...carovia, booking: { displayDurationDays: false } }

describe('a bestseller', () => {
  test.each([
    // rules 1.1.2.2, 2.3.1, 3.16.1, 3.16.2, 3.16.3, 3.16.4, 3.16.5, 3.16.6
    ['on its card', (travel: never) => <BestsellerCard travel={travel} />],
    // rule 2.3.1
    ['at the top of home', (travel: never) => <HomeHero travel={travel} />],
  ])('shows name, price, dates, accommodations, guides, highlights and picture %s, all of them', (_where, draw) => {
    const words = textOf(renderPage(draw(answered())).container)
    for (const text of [
      'Norwegens grosse Fjorde',
      'ab CHF 2’710.-',
      '07.06.2027 – 17.06.2027',
      'und 1 weiteres Datum',
      ...HIGHLIGHTS,
    ]) {
      expect(words).toContain(text)
    }
    expect(words).toContain('Reiseleitung: Kari Bøe, Urs Amstad')
    expect(words).toContain('Unterkunft: Hotel Leinetal Hotel Holmen Fjellstue')
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Ein weisses Schiff im Fjord.' })
    expect(picture.src).toContain('/bilder/reise/norwegen?')
  })

  test('lists highlights and accommodations one by one', () => {
    renderPage(<BestsellerCard travel={answered()} />)
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
    expect(items).toEqual([...HIGHLIGHTS, 'Hotel Leinetal', 'Hotel Holmen', 'Fjellstue'])
  })

  // rule 2.3.1
  test('hides nothing of it on phones and cuts no line', () => {
    const sheet = readFileSync('src/web/travel/home/BestsellerDetails.module.css', 'utf8')
    expect(sheet).not.toMatch(/display: none|line-clamp|overflow/)
  })

  test('draws nothing for what the platform does not tell', () => {
    const bare = answered({
      highlights: [],
      travelGuides: [],
      accommodations: [],
      mainImage: null,
      minPrice: null,
      startDate: null,
      endDate: null,
      dates: [],
    })
    expect(textOf(renderPage(<BestsellerCard travel={bare} />).container)).toBe(
      'Norwegens grosse Fjorde , Daten folgen , Preis auf Anfrage',
    )
  })
})

describe('a travel of the list', () => {
  const listed = { label: null, redirectToBooking: null }
  const card = (changes: object = {}, months: readonly string[] = [], days: readonly string[] = []) =>
    renderPage(
      <FilteredTravelCard travel={answered({ ...listed, ...changes })} time={{ months, days }} isAboveFold={false} />,
    ).container

  test('is called by a name whose parts do not run together', () => {
    card()
    const name = screen.getByRole('link').textContent
    expect(name).toContain('Norwegens grosse Fjorde, 07.06.2027 – 17.06.2027 und 1 weiteres Datum, ')
    expect(name).toContain(' 11 Tage, ab CHF\u00A02’710.-')
  })

  // rule 3.15.2
  test('says who guides, where it is told', () => {
    expect(textOf(card())).toContain(
      'und 1 weiteres Datum , Reiseleitung: Kari Bøe, Urs Amstad 11 Tage , ab CHF 2’710.-',
    )
    expect(textOf(card({ travelGuides: [] }))).toContain('und 1 weiteres Datum , 11 Tage')
  })

  // rule 9.7.3
  test('says so where the price is that of another date than the one shown', () => {
    const [june, july] = fields.dates
    const cheaper = { ...july, minPrice: 2500 }
    expect(textOf(card({ dates: [june, cheaper] }))).toContain('und 1 weiteres Datum, günstiger')
    expect(textOf(card())).not.toContain('günstiger')
  })

  test('of one month says how many leave in it, the first one and their price', () => {
    expect(textOf(card({}, ['2027-07']))).toContain('Juli 2027: 1 Abreise am 05.07. ')
    expect(textOf(card({}, ['2027-07']))).toContain('ab CHF 2’890.-')
    expect(textOf(card({}, ['2027-06', '2027-07']))).toContain('Juni bis Juli 2027: 2 Abreisen, ab 07.06.')
  })

  test('of a feast says which of its dates are on it, with their price, and leads to their month', () => {
    const shown = card({}, ['2027-07'], ['2027-07-08', '2027-07-09'])
    expect(textOf(shown)).toContain('Fjorde , 05.07.2027 – 15.07.2027 , ')
    expect(textOf(shown)).toContain('ab CHF 2’890.-')
    expect(screen.getByRole('link').getAttribute('href')).toContain('?monat=2027-07')
  })

  // rule 10.2
  test('is called sold out only where all of its dates in view are', () => {
    const [june, july] = fields.dates
    const dates = [{ ...june, placesLeft: 0 }, july]
    expect(textOf(card({ dates, label: 'Neu' }))).toContain('05.07.2027 – 15.07.2027 und 1 weiteres Datum')
    expect(textOf(card({ dates, label: 'Neu' }))).toContain('Neu')
    expect(textOf(card({ dates, label: 'Neu' }))).not.toContain('Ausgebucht')
    expect(textOf(card({ dates, label: 'Neu' }, ['2027-06']))).toContain('Ausgebucht')
  })

  test('has no price where all of its dates are closed, rather than one on request', () => {
    const dates = fields.dates.map((date) => ({ ...date, status: 'CLOSED' }))
    expect(textOf(card({ dates }))).not.toMatch(/Preis|CHF/)
    expect(textOf(card({ dates: [], minPrice: null }))).toContain('Preis auf Anfrage')
  })

  test('of one day names it once', () => {
    const dates = [{ ...fields.dates[0], endDate: '2027-06-07' }]
    expect(textOf(card({ dates, endDate: '2027-06-07' }))).toContain('Fjorde , 07.06.2027 , Reiseleitung')
  })

  test('begins with its name for those who hear it: what its picture shows comes last', () => {
    card()
    const picture = screen.getByRole('img', { name: 'Ein weisses Schiff im Fjord.' })
    const name = screen.getByText(/^Norwegens grosse Fjorde/)
    expect(name.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  // rule 3.15.2
  test.each([
    ['its description', { description: 'Ein Schiff', title: 'Fjord' }, 'Ein Schiff'],
    ['else its title', { description: ' ', title: 'Fjord' }, 'Fjord'],
    ['else nothing', { description: null, title: null }, ''],
  ])('has a picture that says %s', (_case, words, alt) => {
    const picture = card({ mainImage: { publicId: 'p', colour: null, ...words } }).querySelector('img')
    expect(picture?.getAttribute('alt')).toBe(alt)
  })
})

// rules 2.5.4, 3.18.7
test.each([
  [carovia, '11 Tage'],
  [nights, '10 Nächte'],
])('cards tell the duration as the tenant does', (tenant, duration) => {
  const listed = answered({ label: null, redirectToBooking: null })
  for (const part of [
    <BestsellerCard travel={answered()} />,
    <HomeHero travel={answered()} />,
    <FilteredTravelCard travel={listed} time={{ months: [] }} isAboveFold />,
  ]) {
    expect(textOf(renderPage(part, tenant).container)).toContain(duration)
  }
})
