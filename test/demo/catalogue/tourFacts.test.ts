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
    return most === undefined || page === null ? [] : [{ id, fewest: page.minGroupSize, most: Number(most) }]
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
      return beds < (page?.minGroupSize ?? 0)
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
