import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
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

// rule 2.2.13
test('a week is a part of the query with its days, on one of which a travel begins, and a weekend lasts three days at most', () => {
  const dated = ['2027-01-15', '2027-01-23', '2027-01-31'].map((day) => travel(day, '', [day, addDays(day, 2)]))
  const longer = travel('longer', '', ['2027-01-16', '2027-01-22'])
  const list = [...dated, longer]
  const searchIn = createSearch(list, '2027-01-15')
  const foundIn = (query: string) => list.filter((_, number) => searchIn(query).travels?.[number] === 1)
  const namesOf = (query: string) => foundIn(query).map(({ names }) => names)
  expect(namesOf('nächste Woche')).toEqual(['2027-01-23'])
  expect(namesOf('diese Woche')).toEqual(['2027-01-15', 'longer'])
  expect(namesOf('dieses Wochenende')).toEqual(['2027-01-15'])
  expect(namesOf('naechstes Weekend')).toEqual(['2027-01-23'])
  expect(searchIn('nächste Woche').reading?.parts).toMatchObject([
    { kind: 'week', words: 'nächste Woche', months: [], days: { 0: '2027-01-18', 6: '2027-01-24' }, maxDays: null },
  ])
  expect(searchIn('dieses Wochenende').reading?.parts).toMatchObject([
    { kind: 'week', days: ['2027-01-15', '2027-01-16', '2027-01-17'], maxDays: null },
  ])
})

// rule 2.2.14
describe('a country', () => {
  const list = [
    travel('Engadin\nSchweiz', 'Schnee'),
    travel('Wien\nÖsterreich', 'zurück in die Schweiz'),
    travel('Elbe\nDeutschland', 'Sächsische Schweiz'),
  ]
  const namesOf = (query: string) => list.filter((_, number) => createSearch(list)(query).travels?.[number] === 1)

  test.each(['Schweiz', 'Switzerland', 'Schweizreise'])('finds its own travels as «%s»', (query) => {
    expect(namesOf(query)).toEqual([list[0]])
  })

  test('is a word as others where no name has the rest of the query', () => {
    expect(namesOf('Sächsische Schweiz')).toEqual([list[2]])
  })
})

test('of a pasted sentence the names count more than the text, where no travel has every word', () => {
  const list = [travel('Rom', 'Forum'), travel('Wien', 'mit Kollegen und Freunden'), travel('Paris', 'Seine')]
  const namesOf = (query: string) =>
    list.filter((_, number) => createSearch(list)(query).travels?.[number] === 1).map(({ names }) => names)
  expect(namesOf('Ich möchte mit Kollegen und Freunden nach Rom fahren')).toEqual(['Rom'])
  expect(namesOf('Rom oder Paris')).toEqual(['Rom', 'Paris'])
})

test('a word that begins another one is a slip where only so a travel has every word', () => {
  const list = [travel('Douro', 'mit Teresa'), travel('Wandern in den Cinque Terre', '')]
  const of = (query: string) => createSearch(list)(query)
  expect(of('Cinque Tere')).toMatchObject({
    travels: Uint8Array.of(0, 1),
    reading: { corrected: 'Cinque Terre', isNearest: false },
  })
  expect(of('Tere').travels).toEqual(Uint8Array.of(1, 0))
})

test('an ending that is a slip of a category finds its own travels alone', () => {
  const list = [travel('Oper\nWien', ''), travel('Donau', 'über Wien')]
  expect(createSearch(list)('Wienn').travels).toEqual(Uint8Array.of(1, 0))
})

test('a compound that is written apart finds the texts that have it as one word', () => {
  const list = [travel('Gardasee', ''), travel('Garda', 'See')]
  const namesOf = (query: string) =>
    list.filter((_, number) => createSearch(list)(query).travels?.[number] === 1).map(({ names }) => names)
  expect(namesOf('Garda See')).toEqual(['Gardasee'])
  expect(namesOf('Garda-See')).toEqual(['Gardasee'])
})

test('a slip is corrected to a word of the texts, not to one of another language or to one that nobody looks for', () => {
  const corrected = (query: string, text: string) => createSearch([travel('', text)])(query).reading?.corrected ?? null
  expect(corrected('Shotland', 'Schottland')).toBe('Schottland')
  expect(corrected('Olten', 'die alten Gassen')).toBeNull()
  expect(corrected('Siilin', 'Sizilien')).toBe('Sizilien')
  expect(corrected('Siilan', 'Sizilien')).toBeNull()
  expect(corrected('Hmburg', 'Hamburg und Lehmburg')).toBe('Hamburg')
})

describe('words in a query', () => {
  test.each([
    ['lebkuchn', ['Weihnachtsmarkt']],
    ['lebkcuhen', ['Weihnachtsmarkt']],
    ['Velo', ['Veloreise']],
    ['Bike', ['Veloreise']],
    ['Wiehnachtsmärt', ['Weihnachtsmarkt']],
    ['Velo Lago', ['Veloreise']],
    ['apfel', ['Veloreise']],
    ['aepfel', ['Veloreise']],
    ['rom', ['Rom']],
    // The Italian name of a city that there is begins no other word.
    ['roma', ['Rom']],
    ['romant', ['Romantische']],
    ['Bodenseereise', ['Veloreise']],
    ['reise nach rom', ['Rom']],
  ])('«%s» finds %j', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  // rule 2.2.11
  test('a noun is no part of a word that is none, and a place without a travel no part of another name', () => {
    const list = [
      'Ein Hund',
      'mit hundert Seen',
      'Schlittenhunde',
      'Pragser Wildsee',
      'Dresden',
      'sie wandert gern',
      'wandern',
    ]
    const searchIn = createSearch(list.map((text) => travel(text === 'Dresden' ? text : '', text)))
    const foundIn = (query: string) => list.filter((_, number) => searchIn(query).travels?.[number] === 1)
    expect(foundIn('Hund')).toEqual(['Ein Hund', 'Schlittenhunde'])
    expect(foundIn('hundert')).toEqual(['mit hundert Seen'])
    expect(foundIn('Wandern')).toEqual(['sie wandert gern', 'wandern'])
    expect(foundIn('Prag')).toEqual(['Dresden'])
    expect(searchIn('Prag').reading?.isNearest).toBe(true)
    expect(foundIn('Pragser')).toEqual(['Pragser Wildsee'])
  })

  test('a short word with synonyms does not begin another one', () => {
    const list = ['Kurven', 'Hallenbad', 'Restplätze', 'Der letzte Tag auf vielen Plätzen, die gefallen']
    const searchIn = createSearch(list.map((text) => travel('', text)))
    const foundIn = (query: string) => list.filter((_, number) => searchIn(query).travels?.[number] === 1)
    expect(foundIn('Kur')).toEqual(['Hallenbad'])
    expect(foundIn('Kurv')).toEqual(['Kurven'])
    expect(foundIn('letzte Plätze')).toContain('Restplätze')
  })

  // rule 2.2.10
  test.each([
    ['ohne Velo', ['Weihnachtsmarkt', 'Rom', 'Romantische']],
    ['Reise ohne Bike', ['Weihnachtsmarkt', 'Rom', 'Romantische']],
    ['ohne Strasse Rom', ['Rom']],
    ['ohne Markt', ['Weihnachtsmarkt', 'Veloreise', 'Rom', 'Romantische']],
    ['Lebkuchen ohne', ['Weihnachtsmarkt']],
    ['ohne Gibtesnicht', ['Weihnachtsmarkt', 'Veloreise', 'Rom', 'Romantische']],
  ])('«%s» leaves out what begins so: %j', (query, names) => {
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

// rule 2.2.8
describe('a price in a query', () => {
  const francs = [400, null, 900, 500]
  const prices = {
    months: [],
    priceOf: (number: number) => {
      const price = francs[number] ?? null
      return price === null ? null : { centimes: price * 100, currency: number === 3 ? 'EUR' : 'CHF' }
    },
  }
  const found = (query: string) => {
    const { travels: numbers, reading } = search(query, prices)
    return [[...(numbers ?? [])].flatMap((is, number) => (is === 1 ? number : [])), reading?.isNearest]
  }

  test('finds travels up to it, of the currency that was named, and none without a price', () => {
    expect(found('unter 500 Franken')).toEqual([[0], false])
    expect(found('unter 399 Franken')).toEqual([[0, 1, 2, 3], true])
    expect(found('unter 500')).toEqual([[0, 3], false])
    expect(found('unter 500 Euro')).toEqual([[3], false])
    expect(found('ab 500 Franken')).toEqual([[2], false])
  })

  test('stands beside words and times', () => {
    expect(found('Weihnachtsmarkt unter 500 Franken')).toEqual([[0], false])
    expect(found('Rom bis 500 Franken')).toEqual([[2], true])
    expect(found('Velo bis 500 Franken')).toEqual([[1], true])
    expect(found('3 Tage unter 500 Franken')).toEqual([[0], false])
    expect(found('quantenphysik unter 500 Franken')).toEqual([[0], true])
  })

  test('without any known price finds nothing as such', () => {
    expect(search('unter 500 Franken').reading).toMatchObject({ isNearest: true })
  })
})

// rule 2.2.8
test('no query throws', () => {
  const word = fc.constantFrom(
    'bis',
    'ab',
    'unter',
    '500',
    '27',
    '2027',
    'Franken',
    'CHF',
    '.-',
    "1'000",
    'Mai',
    '5 Tage',
    'Rom',
    'zwischen',
    'und',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 9 }), (words) => {
      expect(() => search(words.join(' '))).not.toThrow()
    }),
  )
})

test('a search leaves the next one as it was', () => {
  expect(found('quantenphysik dezember')).toEqual(found('quantenphysik dezember'))
  expect(found('dezember')).toEqual(['Weihnachtsmarkt'])
})

test('an empty list is searched without results', () => {
  expect(createSearch([])('rom juni')).toMatchObject({ travels: new Uint8Array() })
})
