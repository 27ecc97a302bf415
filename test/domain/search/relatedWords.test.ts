import { describe, expect, test } from 'vitest'
import { knownWords, nearbyPlacesOf, phraseLength, synonymsOf } from '#domain/search/relatedWords.ts'
import { createSearch } from '#domain/search/search.ts'

/** The tour a query has to find, and the words visitors type for it. */
const TYPED: Readonly<Record<string, string>> = {
  Velo: 'Fahrrad, Radtour',
  Advent: 'Weihnachtsmarkt, Christkindlmarkt, Christmas, Weihnachten',
  Wanderung: 'Trekking, Hiking',
  Flussreise: 'Kreuzfahrt, Flusskreuzfahrt, Schiff',
  Städtereise: 'Citytrip, Städtetrip',
  Badeferien: 'Strandurlaub, Strand, Meer, Baden',
  Silvester: 'Neujahr, Jahreswechsel',
  Bahn: 'Zug, Eisenbahn',
  Musik: 'Oper, Konzert',
  Familie: 'Kinder, Familienferien',
  Winterreise: 'Ski, Schnee',
  Weinreise: 'Wein',
  Keukenhof: 'Tulpen',
  Car: 'Bus, Reisebus',
  Tessin: 'Ticino',
  Wien: 'Vienna',
  Rom: 'Roma',
  Venedig: 'Venezia, Venice',
  Florenz: 'Firenze, Florence',
  Mailand: 'Milano',
  Neapel: 'Napoli',
  Genua: 'Genova',
  Turin: 'Torino',
  Toskana: 'Toscana, Tuscany',
  Sizilien: 'Sicilia',
  Sardinien: 'Sardegna',
  Apulien: 'Puglia',
  Piemont: 'Piemonte',
  Südtirol: 'Alto Adige',
  Gardasee: 'Lago di Garda, lake garda',
  Comersee: 'Lago di Como',
  Maggiore: 'Langensee',
  Amalfi: 'Amalfitana',
  Kampanien: 'Campania',
  Ligurien: 'Liguria',
  Italien: 'Italy',
  Bodensee: 'Lake Constance',
  Engadin: 'Engiadina',
  Puschlav: 'Poschiavo',
  Schweiz: 'Svizzera',
  Strassburg: 'Strasbourg',
  Elsass: 'Alsace',
  Burgund: 'Bourgogne',
  Bretagne: 'Brittany',
  Normandie: 'Normandy',
  Frankreich: 'France',
  Provence: 'Lavendel',
  Prag: 'Praha',
  München: 'Munich',
  Nürnberg: 'Nuremberg',
  Schwarzwald: 'Black Forest',
  Deutschland: 'Germany',
  Köln: 'Cologne',
  Rhein: 'Rhine',
  Mosel: 'Moselle',
  Donau: 'Danube',
  Österreich: 'Austria',
  Ungarn: 'Hungary',
  Danzig: 'Gdansk',
  Polen: 'Poland',
  Ostsee: 'Baltic',
  Krakau: 'Kraków',
  Breslau: 'Wroclaw',
  Niederlande: 'Holland',
  Brüssel: 'Bruxelles',
  Brügge: 'Bruges',
  Belgien: 'Belgium',
  Kroatien: 'Hrvatska',
  Istrien: 'Istria',
  Slowenien: 'Slovenia',
  Laibach: 'Ljubljana',
  Andalusien: 'Andalucía',
  Sevilla: 'Seville',
  Spanien: 'España',
  Jakobsweg: 'Camino, Santiago, Pilgern',
  Lissabon: 'Lisboa',
  Griechenland: 'Hellas',
  Athen: 'Athens',
  Marokko: 'Maroc',
  Marrakesch: 'Marrakech',
  Schottland: 'Scotland',
  Irland: 'Ireland',
  England: 'Britain',
  Norwegen: 'Norway, Skandinavien',
  Island: 'Iceland',
  Lappland: 'Lapland, Nordlicht, Polarlicht, Skandinavien',
  Finnland: 'Suomi',
  Schweden: 'Sverige',
  Kopenhagen: 'Copenhagen',
  Dänemark: 'Denmark',
}

/** Places no tour goes to, and the tours nearest to them. */
const NEARBY: Readonly<Record<string, readonly string[]>> = {
  Nordkap: ['Norwegen', 'Lappland'],
  Lofoten: ['Norwegen'],
  Hurtigruten: ['Norwegen'],
  London: ['Schottland'],
  Mallorca: ['Sardinien'],
  Ibiza: ['Sardinien'],
  Capri: ['Amalfi'],
  Korsika: ['Sardinien'],
}

const tours = Object.keys(TYPED)
const search = createSearch(tours.map((names) => ({ names, text: '', dates: [] })))
const found = (query: string) => {
  const { travels, reading } = search(query)
  return {
    tours: tours.filter((_, number) => travels?.[number] === 1),
    corrected: reading?.corrected ?? null,
    isNearest: reading?.isNearest ?? null,
  }
}

describe('a tour is found by other words for it', () => {
  const pairs = Object.entries(TYPED).flatMap(([tour, words]) => words.split(', ').map((word) => [word, tour] as const))

  test.each(pairs)('«%s» finds «%s»', (word, tour) => {
    const { tours: all, corrected, isNearest } = found(word)
    expect(all).toContain(tour)
    expect({ corrected, isNearest }).toEqual({ corrected: null, isNearest: false })
  })

  test('also in the plural, and in the other direction', () => {
    expect(found('Weihnachtsmärkte').tours).toContain('Advent')
    expect(createSearch([{ names: 'Ticino', text: '', dates: [] }])('Tessin').travels).toEqual(Uint8Array.of(1))
  })

  test('a wider term finds the narrower one, not the other way round', () => {
    expect(found('Skandinavien').tours).toEqual(['Norwegen', 'Lappland'])
    expect(createSearch([{ names: 'Skandinavien', text: '', dates: [] }])('Norwegen').travels).toEqual(Uint8Array.of(0))
  })
})

describe('a place no tour goes to', () => {
  test.each(Object.entries(NEARBY))('«%s» finds the nearest: %j', (place, nearest) => {
    expect(found(place)).toEqual({ tours: nearest, corrected: null, isNearest: true })
  })

  test('is found itself where a tour goes there', () => {
    const both = createSearch(['Korsika', 'Sardinien'].map((names) => ({ names, text: '', dates: [] })))
    expect(both('Korsika')).toMatchObject({ travels: Uint8Array.of(1, 0), reading: { isNearest: false } })
  })

  test('of Austria finds South Tyrol', () => {
    const alps = createSearch([{ names: 'Südtirol', text: '', dates: [] }])
    expect(nearbyPlacesOf('tirol')).toEqual([['sudtirol']])
    expect(alps('Tirol').travels).toEqual(Uint8Array.of(1))
  })
})

test('a word has its synonyms but not itself, and an unknown one none', () => {
  expect(synonymsOf('ticino')).toEqual([['tessin']])
  expect(synonymsOf('sudtirol')).toEqual([['alto', 'adige']])
  expect(synonymsOf('quantenphysik')).toEqual([])
  expect(nearbyPlacesOf('ticino')).toEqual([])
})

test('a name of several words is read as one, at its place in the query', () => {
  const words = ['velo', 'lago', 'di', 'garda', 'mai']
  expect(words.map((_, start) => phraseLength(words, start))).toEqual([1, 3, 1, 1, 1])
  expect(phraseLength(['lago', 'di', 'lugano'], 0)).toBe(1)
  expect(phraseLength(['lago'], 0)).toBe(1)
})

test('words to correct to are single, and written as a visitor would', () => {
  expect(
    ['norwegen', 'alto', 'alto adige', 'sudtirol', 'lofoten', 'skandinavien'].map((word) => knownWords.get(word)),
  ).toEqual(['Norwegen', undefined, undefined, 'Südtirol', 'Lofoten', 'Skandinavien'])
})
