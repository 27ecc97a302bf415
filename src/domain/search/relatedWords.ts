import { folded } from '#domain/words.ts'
import { NEARBY_PLACES } from './nearbyPlaces.ts'
import { stemOf } from './wordForms.ts'

/** Synonyms: dialect, other languages, other names. Words of one name are joined by `+`. */
const SYNONYMS = [
  'velo fahrrad bike radtour radreise veloreise velotour',
  'advent weihnachtsmarkt wiehnachtsmärt wienachtsmärt christkindlmarkt christkindelsmärik adventsmarkt adventsreise weihnachtsreise chlausmarkt christmas',
  'wandern wanderung wanderreise trekking hiking',
  'flussreise flussfahrt flusskreuzfahrt kreuzfahrt schiffsreise',
  'städtereise stadtreise citytrip städtetrip',
  'badeferien strandferien strandurlaub',
  'silvester neujahr jahreswechsel altjahrabend',
  'bahn zug eisenbahn bahnreise',
  'musik konzert oper festspiele',
  'car bus reisebus reisecar carreise busreise carfahrt busfahrt',
  'familie kinder familienferien enkel enkelkinder grosskinder',
  'einzelzimmer einzelkabine single alleinreisend alleinreisende alleinreisender alleinstehende allein+reisen alleine+reisen',
  'frühbucherrabatt frühbucher schnäppchen aktion sonderangebot spezialangebot rabatt ermässigung vergünstigung',
  'restplätze letzte+plätze letzte+freie+plätze letzte+zimmer last+minute lastminute',
  'buchbar verfügbar freie+plätze plätze+frei noch+plätze+frei noch+plätze',
  'kurzreise kurzferien kurztrip kurzurlaub',
  'wellness kur spa',
  'fasnacht karneval',
  'bern bärn berne',
  'basel basu bâle basilea',
  'zürich züri zurich zurigo',
  'luzern lozärn lucerne lucerna',
  'solothurn soledurn soleure',
  'winterthur winti',
  'st+gallen sankt+gallen st+galle st+gall sanggalle',
  'aarau aarou',
  'chur coire cuira',
  'freiburg fribourg',
  'genf genève geneva ginevra',
  'thun thoune',
  'tessin ticino',
  'wien vienna vienne',
  'rom roma rome',
  'venedig venezia venice venise',
  'florenz firenze florence',
  'mailand milano milan',
  'neapel napoli naples',
  'genua genova genoa',
  'turin torino',
  'toskana toscana tuscany toscane',
  'sizilien sicilia sicily sicile',
  'sardinien sardegna sardinia sardaigne',
  'apulien puglia',
  'piemont piemonte',
  'südtirol alto+adige',
  'meran merano',
  'bozen bolzano',
  'gardasee lago+di+garda lake+garda',
  'comersee lago+di+como',
  'maggiore langensee verbano',
  'amalfi amalfitana',
  'kampanien campania',
  'ligurien liguria',
  'italien italia italy italie',
  'bodensee lake+constance',
  'engadin engiadina',
  'graubünden bündnerland grischun grisons grigioni',
  'puschlav poschiavo',
  'schweiz suisse svizzera switzerland',
  'strassburg strasbourg',
  'elsass alsace',
  'burgund bourgogne',
  'bretagne brittany',
  'normandie normandy',
  'frankreich france francia',
  'paris parigi',
  'provence provenza',
  'prag praha prague',
  'münchen munich',
  'nürnberg nuremberg norimberga',
  'dresden dresde dresda',
  'schwarzwald black+forest forêt+noire',
  'deutschland germany allemagne germania',
  'köln cologne',
  'rhein rhin rhine',
  'mosel moselle mosella',
  'donau danube',
  'österreich austria autriche',
  'ungarn hungary',
  'danzig gdansk',
  'polen poland',
  'ostsee baltic',
  'krakau krakow',
  'breslau wroclaw',
  'niederlande holland netherlands',
  'brüssel bruxelles brussels',
  'brügge bruges',
  'belgien belgium',
  'kroatien croatia hrvatska croatie croazia',
  'istrien istria istra',
  'slowenien slovenia slovenija',
  'laibach ljubljana',
  'andalusien andalucia andalusia',
  'sevilla seville',
  'spanien espana spain espagne spagna',
  'jakobsweg camino santiago',
  'lissabon lisboa lisbon lisbonne lisbona',
  'griechenland greece grèce grecia',
  'athen athens',
  'marokko maroc morocco',
  'marrakesch marrakech',
  'schottland scotland écosse scozia',
  'irland ireland eire irlande irlanda',
  'england britain',
  'norwegen norway norge norvège norvegia',
  'island iceland islande islanda',
  'lappland lapland',
  'finnland finland suomi',
  'schweden sweden sverige',
  'kopenhagen copenhagen',
  'dänemark denmark',
]

/** Narrower and wider terms: the first also finds the second, not the other way round. */
const NARROWER_TERMS: readonly (readonly [from: string, to: string])[] = [
  ['schiff', 'flussreise'],
  ['weihnachten', 'advent'],
  ['wienacht', 'advent'],
  ['wiehnacht', 'advent'],
  ['ski', 'winterreise'],
  ['schnee', 'winterreise'],
  ['strand', 'badeferien'],
  ['meer', 'badeferien'],
  ['baden', 'badeferien'],
  ['pilgern', 'jakobsweg'],
  ['wein', 'weinreise'],
  ['skandinavien', 'norwegen'],
  ['skandinavien', 'lappland'],
  ['tulpen', 'keukenhof'],
  ['blumen', 'keukenhof'],
  ['blumenfeld', 'keukenhof'],
  ['nordlicht', 'lappland'],
  ['polarlicht', 'lappland'],
  ['lavendel', 'provence'],
  ['hellas', 'griechenland'],
  ...['graubünden', 'bündnerland', 'grischun', 'grisons', 'grigioni'].flatMap((from) =>
    ['engadin', 'bernina'].map((to) => [from, to] as const),
  ),
  ...['wellness', 'kur', 'spa'].flatMap((from) =>
    ['hallenbad', 'sauna', 'thermalbad', 'massage'].map((to) => [from, to] as const),
  ),
]

/** Alternatives to a word, each a list of words that must all occur. Empty where there are none. */
export type RelatedWords = readonly (readonly string[])[]

const same = new Map<string, Set<string>>()
for (const group of SYNONYMS.map((words) => words.split(' '))) {
  for (const word of group) for (const other of group.filter((one) => one !== word)) addTo(same, word, other)
}
for (const [from, to] of NARROWER_TERMS) addTo(same, from, to)

const near = new Map<string, Set<string>>()
for (const [from, to] of NEARBY_PLACES) addTo(near, from, to)

/** Names of several words. */
const phrases = [...same.keys(), ...near.keys()].filter((key) => key.includes(' '))

/** @param word folded; a name of several words with single spaces */
export function synonymsOf(word: string): RelatedWords {
  return related(same, word)
}

/** The nearest places on offer; empty for words without an entry. */
export function nearbyPlacesOf(word: string): RelatedWords {
  return related(near, word)
}

/** Number of words from `start` that are one name of the tables; 1 otherwise. */
export function phraseLength(words: readonly string[], start: number): number {
  const lengths = phrases.flatMap((phrase) => {
    const parts = phrase.split(' ')
    return parts.every((part, position) => words[start + position] === part) ? [parts.length] : []
  })
  return Math.max(1, ...lengths)
}

/** Every single word of the tables, folded, with its spelling: candidates for spelling correction. */
export const knownWords: ReadonlyMap<string, string> = new Map(
  [...SYNONYMS.flatMap((group) => group.split(' ')), ...NARROWER_TERMS.flat(), ...NEARBY_PLACES.flat()]
    .filter((word) => !word.includes('+'))
    .map((word) => [folded(word), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]),
)

/** «Kuren», «Züge», «Cars»: too short for a stem, but names of the tables. */
const SHORT_PLURAL = /^(.{3})(?:en?|s)$/

function related(table: ReadonlyMap<string, ReadonlySet<string>>, word: string): RelatedWords {
  const others = table.get(word) ?? table.get(stemOf(word)) ?? table.get(word.replace(SHORT_PLURAL, '$1'))
  return others === undefined ? [] : [...others].map((other) => other.split(' '))
}

/** Also indexed by stem: «weihnachtsmarkte» finds «weihnachtsmarkt». */
function addTo(table: Map<string, Set<string>>, from: string, to: string): void {
  const key = keyOf(from)
  for (const form of new Set([key, stemOf(key)])) {
    const known = table.get(form) ?? new Set()
    table.set(form, known.add(keyOf(to)))
  }
}

function keyOf(word: string): string {
  return folded(word.replaceAll('+', ' '))
}
