import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { timeInView } from '#domain/search/timeInView.ts'
import { travelInView, type DatedTravel } from '#domain/travels/datesInView.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'
import { listMessages } from '#web/text/list.ts'
import { siteMessages } from '#web/text/site.ts'

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
  ['Parigi', ['paris']],
  ['Forêt Noire', ['schwarzwald']],
  ['Gardsee', ['gardasee'], 'Gardasee'],
  ['Urs Amstad', ['norwegen']],
  ['Blumen', ['holland']],
  ['Blumenfelder', ['holland']],
  ['wanderungen', ['tessin', 'cinque-terre', 'dolomiten']],
  ['ZUERICH wandern', []],
  ['Shotland', ['schottland'], 'Schottland'],
  ['Graubünden', ['engadin', 'bernina']],
  ['Süd-Tirol', ['dolomiten', 'advent-suedtirol']],
  ['Sächsische Schweiz', ['dresden']],
  ['Wochenendreise', ['schwarzwald', 'bernina']],
  ['Kuren', ['schwarzwald']],
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
  // «Bernstein» and «Oberlandkanal» are in Danzig.
  expect((await search('Berner Oberland')).travels.map(({ id }) => id)).toEqual(['paesse'])
  expect((await search('Schweiz')).travels.map(({ id }) => id)).not.toContain('andalusien')
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

// rule 2.2.13
test('a search for next month finds the travels of that month', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  const [typed, named] = await Promise.all(['nächsten Monat', 'Februar 2027'].map(search))
  expect(typed).toEqual(named)
  expect(typed?.travels.length).toBeGreaterThan(0)
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
  for (const [town, other] of [
    ['Zürich', 'Züri'],
    ['Bern', 'Bärn'],
    ['Basel', 'Bâle'],
    ['Freiburg', 'Fribourg'],
    ['Solothurn', 'Soledurn'],
    ['St. Gallen', 'Sankt Gallen'],
  ] as const)
    expect.soft(await idsFor(`ab ${other}`), other).toEqual(listed.filter((id) => stopsAt(town).includes(id)))
  expect((await search('Soledurn')).reading?.corrected).toBe('ab Solothurn')
  // Neither Bernina nor Bernstein, nor the «Berner Mittelland».
  expect(await idsFor('Bern')).toEqual(await idsFor('ab Bern'))
  expect((await search('Bern')).reading?.corrected).toBe('ab Bern')
})

// rule 2.2.12
test('a search finds rooms, extras, the early-booking discount and the last places', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  const idsFor = async (query: string) => (await search(query)).travels.map(({ id }) => id).toSorted()
  const { travels } = buildCatalogue(TODAY)
  const listed = await idsFor('')
  const withDiscount = travels.filter(({ travel }) => travel.pricing?.bargainSettings?.active === true)
  const discounted = await idsFor('Schnäppchen')
  expect(discounted.length).toBeGreaterThan(5)
  expect(withDiscount.map(({ travel }) => travel.id)).toEqual(expect.arrayContaining(discounted))
  for (const query of ['Aktion', 'Rabatt', 'Sonderangebote', 'Frühbucher'])
    expect.soft(await idsFor(query), query).toEqual(discounted)
  const single = await idsFor('Einzelzimmer')
  expect(single).toContain('schwarzwald')
  for (const query of ['alleinreisend', 'Single', 'Singlereisen', 'allein reisen'])
    expect.soft(await idsFor(query), query).toEqual(single)
  expect(single).toContain('rhein')
  expect(await idsFor('Kurzferien')).toEqual(await idsFor('Kurzreise'))
  // An extra, which no text of the travel names.
  expect(await idsFor('Halbpension')).toContain('schwarzwald')
  const last = await idsFor('Restplätze')
  expect(last.length).toBeGreaterThan(0)
  expect(last.length).toBeLessThan(listed.length)
  expect(await idsFor('letzte Plätze')).toEqual(last)
  expect(await idsFor('noch Plätze frei')).toEqual(expect.arrayContaining(last))
})

// rule 2.2.9
test('a length that no travel has finds the nearest ones, and says so', async () => {
  const search = searchOf(await openPlatform({ catalogue: buildCatalogue }))
  for (const query of ['Tagesfahrt', 'Tagesreise', 'Eintagesreise', '1 Tag']) {
    const { reading, travels } = await search(query)
    expect.soft(reading?.isNearest, query).toBe(true)
    expect.soft(travels, query).toContainEqual({ id: 'schwarzwald' })
    expect.soft(travels.length, query).toBeLessThan(15)
  }
  expect(await search('3 Tage')).toMatchObject({ reading: { isNearest: false } })
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

interface PricedTravel extends DatedTravel {
  readonly id: string
  readonly currency: string
}

interface PricedAnswer {
  readonly counts: { readonly filteredTotal: number }
  readonly travels: readonly PricedTravel[]
  readonly filters: readonly {
    readonly name: string
    readonly options: readonly { readonly value: string; readonly itemCount: number }[]
  }[]
  readonly reading: {
    readonly isNearest: boolean
    readonly parts: readonly {
      readonly kind: string
      readonly months: readonly string[]
      readonly days: readonly string[]
      readonly minPrice: number | null
      readonly maxPrice: number | null
    }[]
  } | null
}

const PRICED = `counts { filteredTotal } filters { name options { value itemCount } }
  travels { id currency startDate endDate minPrice dates { startDate endDate includesExtension status placesLeft minPrice } }
  reading { isNearest parts { kind months days minPrice maxPrice } }`

/** A search in the months of the filter, and the price in francs on the card of each travel. */
function pricesOf({ ask }: OpenPlatform) {
  return async (query: string, months: readonly string[] = []) => {
    const data = await ask(
      `query($query: String, $months: [String!]!) {
        travelFilter(tenantId: "4", query: $query, filters: [{ name: "months", selection: $months }]) { ${PRICED} }
      }`,
      { query, months },
    )
    const answer = (data as { travelFilter: PricedAnswer }).travelFilter
    const view = { today: TODAY, ...timeInView(months, answer.reading) }
    const prices = answer.travels.map((travel) => (travelInView(travel, view).centimes ?? Infinity) / 100)
    return { ...answer, prices }
  }
}

// rule 2.2.8
test('a search for a price tells no travel as found whose card shows another one, and the cheapest comes first', async () => {
  const search = pricesOf(await openPlatform({ catalogue: buildCatalogue }))
  const amount = fc.integer({ min: 1, max: 3000 })
  const asked = fc.record({
    others: fc.constantFrom('', 'Mai', 'Ostern', '3 Tage', 'Wochenende', 'Italien', 'wandern Juni', 'ab Bern'),
    phrase: fc.oneof(
      amount.map((most) => `unter ${most} Franken`),
      amount.map((least) => `ab ${least} Franken`),
      fc.tuple(amount, amount).map(([least, more]) => `zwischen ${least} und ${least + more} Franken`),
    ),
    months: fc.constantFrom([], ['2027-05'], ['2027-05', '2027-07']),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ others, phrase, months }) => {
      const { prices, reading, travels } = await search(`${others} ${phrase}`, months)
      const price = reading?.parts.find(({ kind }) => kind === 'price')
      expect(price).toBeDefined()
      if (reading?.isNearest !== false) return
      expect(travels.every(({ currency }) => currency === 'CHF')).toBe(true)
      for (const shown of prices) {
        expect(shown).toBeLessThanOrEqual(price?.maxPrice ?? Infinity)
        expect(shown).toBeGreaterThanOrEqual(price?.minPrice ?? 0)
      }
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }),
    { numRuns: 100 },
  )
})

// rule 2.2.8
test('a price that no travel has finds the few that come nearest, the cheapest first', async () => {
  const search = pricesOf(await openPlatform({ catalogue: buildCatalogue }))
  const { travels, prices, reading } = await search('unter 50 Franken')
  expect(reading?.isNearest).toBe(true)
  expect(travels.length).toBe(6)
  const all = (await search('günstig')).prices
  expect(prices).toEqual(all.slice(0, 6))
  expect((await search('Rom unter 100 Franken')).travels.map(({ id }) => id)).toEqual(['rom'])
  expect((await search('Rom Mai unter 100 Franken')).travels.map(({ id }) => id)).toEqual(['rom'])
})

// rule 2.2.8
test('a month counts the travels that are cheap enough in it', async () => {
  const search = pricesOf(await openPlatform({ catalogue: buildCatalogue }))
  const { filters } = await search('unter 600 Franken')
  const options = filters.find(({ name }) => name === 'months')?.options ?? []
  expect(options.length).toBeGreaterThan(6)
  for (const { value, itemCount } of options.slice(0, 8)) {
    const { counts } = await search('unter 600 Franken', [value])
    expect.soft(counts.filteredTotal, value).toBe(itemCount)
  }
})
