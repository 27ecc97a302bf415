import { expect, test } from 'vitest'
import { toTravel } from '#demo/catalogue/travel.ts'
import { tours } from '#demo/tours/all.ts'
import type { Tour } from '#demo/tours/tour.ts'

function nightsOf({ days }: Tour): readonly string[] {
  return days.flatMap(({ overnight }) => overnight ?? [])
}

/** Ids of the tours for which something is true. */
function idsWhere(isTrue: (tour: Tour) => boolean): string[] {
  return tours.filter(isTrue).map(({ id }) => id)
}

test('a group that is big enough is never too big', () => {
  const limits = tours.flatMap(({ id, highlights, page }) => {
    const most = /Höchstens (\d+) Gäste/.exec(highlights.join())?.[1]
    return most === undefined ? [] : [{ id, fewest: page.minGroupSize, most: Number(most) }]
  })
  expect(limits.map(({ id }) => id)).toEqual(['dolomiten', 'island', 'marokko'])
  expect(limits.filter(({ fewest, most }) => fewest > most)).toEqual([])
})

test('the rooms of a tour have beds for the group that is needed', () => {
  expect(
    idsWhere(({ rooms, page }) => {
      const beds = rooms
        .filter(({ occupancy }) => occupancy !== 'baby')
        .reduce((sum, { occupancy, places, units }) => sum + (occupancy === 'shared' ? 1 : places) * units, 0)
      return beds < page.minGroupSize
    }),
  ).toEqual([])
})

test('a hotel has the same stars on all tours', () => {
  const stars = new Map<string, Set<number | null | undefined>>()
  for (const stay of tours.flatMap((tour) => toTravel(tour).stays ?? [])) {
    const key = `${stay.name}, ${stay.place ?? ''}`
    stars.set(key, (stars.get(key) ?? new Set()).add(stay.stars))
  }
  expect([...stars].filter(([, { size }]) => size > 1).map(([hotel]) => hotel)).toEqual([])
})

test('the nights among the services are those of the programme; nights on a ferry may go without number', () => {
  const numberOfNights = /(\d+) (?:(?:Hotel)?[Üü]bernachtung(?:en)?|(?:Hotel)?[Nn]ächte|Nacht|in Hütten)(?![a-zäöü])/g
  expect(
    idsWhere((tour) => {
      const numbers = [...tour.included.join('; ').matchAll(numberOfNights)].map(([, count]) => Number(count))
      const told = numbers.reduce((sum, count) => sum + count, 0)
      const nights = nightsOf(tour)
      return ![nights, nights.filter((place) => !/^(?:Nachtf|F)ähre/.test(place))].some(({ length }) => length === told)
    }),
  ).toEqual([])
})

test('only tours that stay in Switzerland need no papers', () => {
  expect(idsWhere((tour) => toTravel(tour).entry === null)).toEqual(['appenzell', 'engadin', 'paesse', 'tessin'])
})

test('no tour says that an identity card is not enough, which the notice about papers says', () => {
  expect(idsWhere((tour) => /genügt nicht/.test(toTravel(tour).entry ?? ''))).toEqual([])
})

test('no entrance fee is both included and excluded', () => {
  const withAllEntrances = tours.filter(({ included }) => included.includes('Alle Eintritte'))
  expect(withAllEntrances.length).toBeGreaterThan(0)
  expect(withAllEntrances.filter(({ excluded }) => /Eintritte/.test(excluded.join())).map(({ id }) => id)).toEqual([])
})

test('tours that are reached by plane only include the flight', () => {
  const flown = tours.filter(({ variants }) => variants.every(({ transportType }) => transportType === 'FLIGHT'))
  expect(flown.length).toBeGreaterThan(5)
  expect(flown.filter(({ included }) => !/\bFlug\b/.test(included.join())).map(({ id }) => id)).toEqual([])
})

// Pages «Nachhaltigkeit» and «Unsere Cars».
test('nobody flies for less than four nights', () => {
  const flies = (tour: Tour) => tour.variants.some(({ transportType }) => transportType === 'FLIGHT')
  expect(idsWhere((tour) => flies(tour) && nightsOf(tour).length < 4)).toEqual([])
})

test('the coach with five stars drives the round trips of eight days and more that start in Switzerland', () => {
  const isLong = ({ type, days, variants }: Tour) =>
    type === 'Rundreise' && days.length >= 8 && variants.some(({ key }) => key === 'bus')
  expect(idsWhere(({ included }) => included.includes('Fahrt im Fünfsterncar'))).toEqual(idsWhere(isLong))
})

test('who sleeps on board is told of cabins, never of rooms', () => {
  const cruises = tours.filter(({ rooms }) => rooms.some(({ name }) => /kabine/i.test(name)))
  expect(cruises.map(({ id }) => id)).toEqual(['donau', 'douro', 'rhein'])
  for (const { id, rooms, highlights, included, excluded } of cruises)
    expect
      .soft(JSON.stringify([rooms, highlights, included, excluded]), id)
      .not.toMatch(/(?:Doppel|Einzel|Zweibett)zimmer/)
})

test('what is told of a single room fits one as well as several', () => {
  const single = tours.flatMap(({ rooms }) => rooms.filter(({ occupancy }) => occupancy === 'single'))
  expect(single.length).toBeGreaterThan(10)
  expect(single.filter(({ info }) => /für eine Person/i.test(info ?? ''))).toEqual([])
})
