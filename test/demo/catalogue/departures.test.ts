import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { departuresOf } from '#demo/catalogue/departures.ts'
import { tours } from '#demo/tours/all.ts'
import { addDays } from '#domain/calendar.ts'

const FIRST_DAY = '2026-11-21'
const days = Array.from({ length: 400 }, (_, index) => addDays(FIRST_DAY, index))

function everyVariant() {
  return tours.flatMap((tour) => tour.variants.map((variant) => ({ tour, variant, name: `${tour.id}-${variant.key}` })))
}

test.each(everyVariant())(
  '$name has 6 to 40 dates ahead on any day, at least 4 of them bookable',
  ({ tour, variant }) => {
    // Departures keep their days, so the catalogues of two days more than a year apart contain all departures in between.
    const found = [FIRST_DAY, addDays(FIRST_DAY, 399)].flatMap((today) => departuresOf(tour, variant, today))
    const departures = [...new Map(found.map((departure) => [departure.id, departure])).values()]
    const ahead = days.map((today) =>
      departures.filter(({ startDate }) => startDate > today && startDate <= addDays(today, 400)),
    )
    const bookable = ahead.map(
      (seen) =>
        seen.filter(({ override, baseDateId }) => baseDateId === null && (override === null || override === 'few'))
          .length,
    )
    const counts = ahead.map(({ length }) => length)
    expect(Math.min(...bookable)).toBeGreaterThanOrEqual(4)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...counts)).toBeLessThanOrEqual(40)
  },
)

test('a departure keeps its id, days, availability and price on later days', () => {
  const yesterday = buildCatalogue('2026-11-21')
  const today = buildCatalogue('2027-02-03')
  const before = new Map(allDepartures(yesterday).map((departure) => [departure.id, departure]))
  const kept = allDepartures(today).filter(({ id }) => before.has(id))
  expect(kept.length).toBeGreaterThan(400)
  for (const departure of kept) expect(departure).toEqual(before.get(departure.id))
})

test('the catalogue of a day is deterministic', () => {
  expect(buildCatalogue('2027-06-01')).toEqual(buildCatalogue('2027-06-01'))
})

test('an extended departure starts with its base and ends later', () => {
  const departures = allDepartures(buildCatalogue(FIRST_DAY))
  const base = departures.find(({ id }) => id === 'provence-bus-20270710')
  const extended = departures.find(({ id }) => id === 'provence-bus-20270710-v')
  expect(base?.endDate).toBe('2027-07-15')
  expect(extended).toMatchObject({
    startDate: '2027-07-10',
    endDate: '2027-07-18',
    includesExtension: true,
    baseDateId: 'provence-bus-20270710',
    extensionIds: ['provence-bus-camargue', 'provence-bus-cassis'],
  })
})

test('extensions of one departure have equal length', () => {
  for (const { seasons, extensions } of tours) {
    for (const { extensions: keys = [] } of seasons) {
      const lengths = extensions.filter(({ key }) => keys.includes(key)).map(({ days: length }) => length)
      expect(lengths).toHaveLength(keys.length)
      expect(new Set(lengths).size).toBeLessThanOrEqual(1)
    }
  }
})

function allDepartures({ travels }: ReturnType<typeof buildCatalogue>) {
  return travels.flatMap(({ variants }) => variants.flatMap(({ departures }) => departures))
}
