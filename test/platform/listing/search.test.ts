import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'
import { listMessages } from '#web/text/listMessages.ts'
import { siteMessages } from '#web/text/siteMessages.ts'

interface Part {
  readonly kind: string
  readonly words: string
  readonly months: readonly string[]
  readonly minDays: number | null
}

interface Answer {
  readonly counts: { readonly filteredTotal: number }
  readonly travels: readonly { readonly id: string }[]
  readonly reading: {
    readonly corrected: string | null
    readonly isNearest: boolean
    readonly parts: readonly Part[]
  } | null
}

const FIELDS =
  'counts { filteredTotal } travels { id } reading { corrected isNearest parts { words kind months minDays days } }'

function searchOf({ ask }: OpenPlatform): (query: string) => Promise<Answer> {
  return async (query) => {
    const data = await ask(`query($query: String) { travelFilter(tenantId: "4", query: $query) { ${FIELDS} } }`, {
      query,
    })
    return (data as { travelFilter: Answer }).travelFilter
  }
}

const ADVENT = ['advent-suedtirol', 'advent-strassburg', 'advent-salzburg', 'advent-nuernberg']
const RIVERS = ['douro', 'donau', 'rhein']

/** Typed query, travels it has to find among others, and its correction. */
const TYPED: readonly (readonly [query: string, travels: readonly string[], corrected?: string])[] = [
  ['Norwgen', ['norwegen'], 'Norwegen'],
  ['Schotland', ['schottland'], 'Schottland'],
  ['lavendl', ['provence'], 'Lavendel'],
  ['lago magiore', ['silvester', 'piemont'], 'lago Maggiore'],
  ['Cinqueterre', ['cinque-terre']],
  ['Weihnachtsmarkt', ADVENT],
  ['Weihnachtsmärkte', ADVENT],
  ['Weihnachtsmarktreise', ADVENT],
  ['Fahrrad', ['apulien', 'bodensee']],
  ['Veloreise', ['apulien', 'bodensee']],
  ['Kreuzfahrt', RIVERS],
  ['Flussreisen', RIVERS],
  ['Schiff', RIVERS],
  ['Ticino', ['tessin']],
  ['Vienna', ['wien']],
  ['lago di garda', ['gardasee']],
  ['Urs Amstad', ['norwegen']],
  ['Blumen', ['holland']],
  ['Blumenfelder', ['holland']],
  ['wanderungen', ['tessin', 'cinque-terre', 'dolomiten']],
  ['ZUERICH wandern', []],
]

test('a search finds the intended travels in spite of misspellings', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  for (const [query, travels, corrected] of TYPED) {
    const answer = await search(query)
    expect
      .soft(
        answer.travels.map(({ id }) => id),
        query,
      )
      .toEqual(expect.arrayContaining([...travels]))
    expect.soft(answer.reading?.corrected ?? null, query).toBe(corrected ?? null)
  }
  // Rome only, no romantic travel.
  expect((await search('rom')).travels.map(({ id }) => id)).toEqual(['rom'])
})

test('a search understands months, seasons, feasts and durations, alone and beside other words', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  const partsOf = async (query: string) => (await search(query)).reading?.parts
  expect(await partsOf('Mai 2027')).toMatchObject([{ kind: 'months', months: ['2027-05'] }])
  expect(await partsOf('provence juni')).toMatchObject([
    { kind: 'text', words: 'provence' },
    { kind: 'months', words: 'juni', months: ['2027-06'] },
  ])
  expect(await partsOf('Sommerreise')).toMatchObject([{ kind: 'months', months: ['2027-06', '2027-07', '2027-08'] }])
  expect(await partsOf('Dezmber')).toMatchObject([{ kind: 'months', months: ['2027-12'] }])
  expect(await partsOf('3 Tage')).toMatchObject([{ kind: 'days', minDays: 3 }])
  expect(await partsOf('Ostern')).toMatchObject([
    {
      kind: 'feast',
      months: [],
      days: [
        '2027-03-26',
        '2027-03-27',
        '2027-03-28',
        '2027-03-29',
        '2028-04-14',
        '2028-04-15',
        '2028-04-16',
        '2028-04-17',
      ],
    },
  ])
  expect((await search('provence juni')).travels.map(({ id }) => id)).toEqual(['provence'])
  const all = (await search('')).counts.filteredTotal
  for (const query of ['Ostern', 'Mai 2027', '3 Tage', 'Wochenende', 'Weekend']) {
    const { filteredTotal } = (await search(query)).counts
    expect.soft(filteredTotal, query).toBeGreaterThan(0)
    expect.soft(filteredTotal, query).toBeLessThan(all)
  }
})

// rule 2.2.7
test('a search for a boarding place finds exactly the travels whose coaches stop there', async () => {
  const platform = await openPlatform({ catalogue: buildCatalogue })
  const search = searchOf(platform)
  const idsFor = async (query: string) => (await search(query)).travels.map(({ id }) => id).toSorted()
  const { travels } = buildCatalogue(TODAY)
  const stopsAt = (town: string) =>
    travels.flatMap(({ travel, variants }) =>
      variants.some(({ departures }) =>
        departures.some(({ outbound }) => outbound?.stations.some(({ ort }) => ort === town)),
      )
        ? [travel.id]
        : [],
    )
  const listed = await idsFor('')
  for (const town of ['Winterthur', 'St. Gallen', 'Bellinzona'])
    expect.soft(await idsFor(`ab ${town}`), town).toEqual(listed.filter((id) => stopsAt(town).includes(id)))
})

test('the example searches of the site find travels', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  const examples = `${siteMessages['home.searchPlaceholder']} ${listMessages['list.queryExample']}`
    .split(/[,\s…]+/)
    .filter((word) => word !== '')
  expect(examples.length).toBeGreaterThan(1)
  for (const example of examples) {
    const answer = await search(example)
    expect.soft(answer.travels.length, example).toBeGreaterThan(0)
    expect.soft(answer.reading, example).toMatchObject({ isNearest: false, corrected: null })
  }
})

test('a search without exact match returns the closest matches, marked as such', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  expect(await search('Nordkap')).toMatchObject({
    reading: { isNearest: true },
    travels: [{ id: 'lappland' }, { id: 'norwegen' }],
  })
  expect(await search('provence januar')).toMatchObject({ reading: { isNearest: true }, travels: [{ id: 'provence' }] })
  expect(await search('lavendel quantenphysik')).toMatchObject({
    reading: { isNearest: true },
    travels: [{ id: 'provence' }],
  })
  expect(await search('quantenphysik')).toMatchObject({ reading: { isNearest: false }, travels: [] })
})

test('a place that is not on offer finds the nearest one, and no name that only begins like it', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  for (const query of ['Malle', 'Mallorca'])
    expect
      .soft(await search(query), query)
      .toMatchObject({ reading: { isNearest: true, corrected: null }, travels: [{ id: 'sardinien' }] })
})

test('no query causes an error', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  const all = (await search('')).counts.filteredTotal
  for (const nothing of ['   ', '🚌🏔️', '\u0000', '–', '%', '\ud800'])
    expect.soft((await search(nothing)).counts.filteredTotal, JSON.stringify(nothing)).toBe(all)
  for (const strange of [
    "'; DROP TABLE travel; --",
    'x'.repeat(500),
    'ä'.repeat(500),
    'constructor',
    '__proto__',
    '0 Tage',
    'mai 9999',
    '99999999',
  ]) {
    expect.soft((await search(strange)).travels.length, strange).toBeLessThan(all)
  }
})
