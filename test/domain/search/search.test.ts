import { describe, expect, test } from 'vitest'
import { createSearch, type SearchedTravel } from '#domain/search/search.ts'

function travel(
  names: string,
  text = '',
  ...dates: readonly (readonly [startDate: string, endDate: string])[]
): SearchedTravel {
  return { names, text, dates: dates.map(([startDate, endDate]) => ({ startDate, endDate })) }
}

const travels = [
  travel('Weihnachtsmarkt in Nürnberg', 'Lebkuchen', ['2027-12-03', '2027-12-05']),
  travel('Veloreise am Bodensee', 'Äpfel', ['2027-05-10', '2027-05-13'], ['2027-06-14', '2027-06-17']),
  travel('Rom', 'Das Forum', ['2027-03-25', '2027-03-30']),
  travel('Romantische Strasse', 'Rothenburg', ['2028-06-01', '2028-06-08']),
]
const search = createSearch(travels)

function found(query: string): readonly string[] {
  const { travels: numbers } = search(query)
  return travels
    .filter((_, number) => numbers === null || numbers[number] === 1)
    .map(({ names }) => names.split(' ')[0] ?? '')
}

describe('words in a query', () => {
  test.each([
    ['lebkuchn', ['Weihnachtsmarkt']],
    ['lebkcuhen', ['Weihnachtsmarkt']],
    ['Velo', ['Veloreise']],
    ['Bike', ['Veloreise']],
    ['Velo Lago', ['Veloreise']],
    ['apfel', ['Veloreise']],
    ['aepfel', ['Veloreise']],
    ['rom', ['Rom']],
    ['roma', ['Rom', 'Romantische']],
    ['romant', ['Romantische']],
    ['Bodenseereise', ['Veloreise']],
    ['reise nach rom', ['Rom']],
  ])('«%s» finds %j', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test('an exact word is never corrected', () => {
    expect(search('Forum').reading).toMatchObject({ corrected: null })
    expect(search('Form').reading).toMatchObject({ corrected: 'Forum' })
  })

  test('three letters are too short for a correction, and two errors too many for a short word', () => {
    expect(found('rim')).toEqual([])
    expect(found('frm')).toEqual([])
  })
})

describe('constraints in a query', () => {
  test.each([
    ['juni', ['Veloreise', 'Romantische']],
    ['juni 2028', ['Romantische']],
    ['6.2028', ['Romantische']],
    ['2028-06', ['Romantische']],
    ['2028', ['Romantische']],
    ['Frühling', ['Veloreise', 'Rom']],
    ['Frühling oder Juni', ['Veloreise', 'Rom', 'Romantische']],
    ['Juni und Dezember', ['Weihnachtsmarkt', 'Veloreise', 'Romantische']],
    ['Mai bis Juni', ['Veloreise', 'Romantische']],
    ['2028 Juni', ['Romantische']],
    ['Ostern', ['Rom']],
    ['Osterreise', ['Rom']],
    ['Pfingsten', ['Romantische']],
    ['Auffahrt', []],
    ['3 Tage', ['Weihnachtsmarkt']],
    ['3tägig', ['Weihnachtsmarkt']],
    ['drei Nächte', ['Veloreise']],
    ['3-4 Tage', ['Weihnachtsmarkt', 'Veloreise']],
    ['3 bis 4 Tage', ['Weihnachtsmarkt', 'Veloreise']],
    ['höchstens 3 Tage', ['Weihnachtsmarkt']],
    ['Velo 2027 4 Tage', ['Veloreise']],
    ['Dezember bis Februar 2028', ['Weihnachtsmarkt']],
    ['Winter 2027/28', ['Weihnachtsmarkt']],
    ['Juni 28', ['Romantische']],
    ['eine Woche', ['Rom', 'Romantische']],
    ['Wochenende', ['Weihnachtsmarkt']],
  ])('«%s» finds %j', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test('one departure satisfies all constraints, not several of the same travel', () => {
    expect(search('velo mai 4 Tage').reading).toMatchObject({ isNearest: false })
    expect(search('velo mai 5 Tage').reading).toMatchObject({ isNearest: true })
  })

  test('a winter of one year is any in it, that of two years the one over the turn of the year', () => {
    const months = ['2026-12', '2027-01', '2027-02', '2027-12']
    const winters = createSearch([
      travel('Island', '', ...months.map((month) => [`${month}-05`, `${month}-08`] as const)),
    ])
    const read = (query: string) => winters(query).reading?.parts[0]?.months
    expect(read('Winter 2026')).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(read('Winter 2026/27')).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(read('Dezember bis Februar 2027')).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(read('Winter 2027')).toEqual(['2027-01', '2027-02', '2027-12'])
  })

  test('a month without departures is still a month', () => {
    expect(search('januar 2027').reading?.parts).toMatchObject([{ kind: 'months', months: ['2027-01'] }])
    expect(found('januar 2027')).toEqual([])
  })
})

test('the nearest travels are those with most of the words', () => {
  expect(search('weihnachtsmarkt rom nürnberg').reading).toMatchObject({ isNearest: true })
  expect(found('weihnachtsmarkt rom nürnberg')).toEqual(['Weihnachtsmarkt'])
  expect(found('rom juni')).toEqual(['Rom'])
})

test('a query is told in its parts, with each misspelt word corrected', () => {
  expect(search('lebkcuhen juni').reading).toMatchObject({
    parts: [{ words: 'lebkcuhen' }, { words: 'juni' }],
    corrected: 'Lebkuchen juni',
  })
})

test('a query without words finds all, and is not told', () => {
  expect(search(' – ')).toEqual({ travels: null, reading: null })
})

test('a nearby place makes the answer a nearest one, beside other words too', () => {
  const north = createSearch([travel('Norwegen', 'Fjorde'), travel('Lappland', 'Rentiere')])
  expect(north('Nordkap Fjorde')).toMatchObject({ travels: Uint8Array.of(1, 0), reading: { isNearest: true } })
  expect(north('Fjorde').reading?.isNearest).toBe(false)
})

test('without a tour for every word, a tour with a word comes before one on the date', () => {
  expect(search('quantenphysik rom dezember')).toMatchObject({ reading: { isNearest: true } })
  expect(found('quantenphysik rom dezember')).toEqual(['Rom'])
  expect(found('quantenphysik dezember')).toEqual(['Weihnachtsmarkt'])
  expect(found('velo rom strasse romantische')).toEqual(['Romantische'])
})

test('where nothing matches at all, no tour is near', () => {
  expect(search('quantenphysik').reading).toMatchObject({ isNearest: false })
  expect(found('quantenphysik')).toEqual([])
})

test('a search leaves the next one as it was', () => {
  expect(found('quantenphysik dezember')).toEqual(found('quantenphysik dezember'))
  expect(found('dezember')).toEqual(['Weihnachtsmarkt'])
})

test('an empty list is searched without results', () => {
  expect(createSearch([])('rom juni')).toMatchObject({ travels: new Uint8Array() })
})
