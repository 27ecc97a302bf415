/** A constraint on date or duration in one part of a query. */
export type TimeConstraint =
  /** Months by number, 1 to 12, of one year; null for every year. */
  | { readonly kind: 'months'; readonly numbers: readonly number[]; readonly year: number | null }
  | { readonly kind: 'feast'; readonly feast: Feast; readonly year: number | null }
  /** Duration in days, both limits included. */
  | { readonly kind: 'days'; readonly min: number; readonly max: number }

export type Feast = 'ostern' | 'auffahrt' | 'pfingsten'

/** A constraint, and the number of words it takes. */
export interface ReadConstraint {
  readonly constraint: TimeConstraint
  readonly words: number
}

const MONTHS = [
  'januar',
  'februar',
  'marz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]
const OTHER_NAMES: ReadonlyMap<string, number> = new Map([
  ...([
    ['jan', 1],
    ['janner', 1],
    ['jaenner', 1],
    ['feb', 2],
    ['maerz', 3],
    ['apr', 4],
    ['jun', 6],
    ['jul', 7],
    ['aug', 8],
    ['sep', 9],
    ['sept', 9],
    ['okt', 10],
    ['nov', 11],
    ['dez', 12],
  ] as const),
  ...([
    ['january', 1],
    ['february', 2],
    ['march', 3],
    ['may', 5],
    ['june', 6],
    ['july', 7],
    ['october', 10],
    ['december', 12],
  ] as const),
])
const WINTER = [12, 1, 2]
const SPRING = [3, 4, 5]
const SUMMER = [6, 7, 8]
const AUTUMN = [9, 10, 11]
const SEASONS = new Map<string, readonly number[]>([
  ...([
    ['winter', WINTER],
    ['fruhling', SPRING],
    ['fruehling', SPRING],
    ['fruhjahr', SPRING],
    ['fruehjahr', SPRING],
  ] as const),
  ...([
    ['sommer', SUMMER],
    ['herbst', AUTUMN],
  ] as const),
  // Assumption: school holidays differ by canton; these months have most of them.
  ...([
    ['sommerferien', [7, 8]],
    ['herbstferien', [10]],
    ['fruhlingsferien', [4]],
    ['fruehlingsferien', [4]],
    ['sportferien', [2]],
  ] as const),
])
const FEASTS: ReadonlyMap<string, Feast> = new Map([
  ...([
    ['ostern', 'ostern'],
    ['oster', 'ostern'],
    ['easter', 'ostern'],
    ['auffahrt', 'auffahrt'],
    ['himmelfahrt', 'auffahrt'],
  ] as const),
  ...([
    ['pfingsten', 'pfingsten'],
    ['pfingst', 'pfingsten'],
  ] as const),
])
const COUNTS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'funf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwolf',
  'dreizehn',
  'vierzehn',
]
const DAYS = /^(?:tage?|tagig|tagige|taegig|taegige|tagesreise|tags)$/
const NIGHTS = /^(?:nacht|nachte|naechte|nachten|naechten|ubernachtungen)$/
const WEEKS = /^wochen?$/
const YEAR = /^20\d\d$/
const TOGETHER = /^(\d{1,2})(\p{Letter}+)$/u

/** Candidates for spelling correction. */
export const timeWords: readonly string[] = [...MONTHS, ...SEASONS.keys(), ...FEASTS.keys()].filter(
  (word) => word.length > 4,
)

/** Parses a constraint from the words at `start`; null where there is none. Words are folded. */
export function readTimeWords(words: readonly string[], start: number): ReadConstraint | null {
  return readYearFirst(words, start) ?? readMonth(words, start) ?? readSeason(words, start) ?? readLength(words, start)
}

/** 2027 Juni, 2027 Sommer. */
function readYearFirst(words: readonly string[], start: number): ReadConstraint | null {
  const word = words[start] ?? ''
  const named = YEAR.test(word) ? (readMonth(words, start + 1) ?? readSeason(words, start + 1)) : null
  if (named === null || named.constraint.kind === 'days' || named.constraint.year !== null) return null
  return { constraint: { ...named.constraint, year: Number(word) }, words: named.words + 1 }
}

function readMonth(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = '', third = '', fourth = ''] = words.slice(start, start + 4)
  const constraint = (number: number, year: number | null, count: number): ReadConstraint => ({
    constraint: { kind: 'months', numbers: [number], year },
    words: count,
  })
  const number = monthNumber(word)
  const last = next === 'bis' ? monthNumber(third) : null
  // Juni bis August (2027).
  if (number !== null && last !== null) {
    const year = YEAR.test(fourth) ? Number(fourth) : null
    return { constraint: { kind: 'months', numbers: monthsFrom(number, last), year }, words: year === null ? 3 : 4 }
  }
  // 19. Juni (2027).
  const named = isNumber(word) ? monthNumber(next) : null
  if (named !== null) return YEAR.test(third) ? constraint(named, Number(third), 3) : constraint(named, null, 2)
  if (number !== null) return YEAR.test(next) ? constraint(number, Number(next), 2) : constraint(number, null, 1)
  // 6.2027, 19.6.2027 and 2027-06.
  if (isMonth(word) && YEAR.test(next)) return constraint(Number(word), Number(next), 2)
  if (isNumber(word) && isMonth(next) && YEAR.test(third)) return constraint(Number(next), Number(third), 3)
  if (YEAR.test(word) && isMonth(next)) return constraint(Number(next), Number(word), isNumber(third) ? 3 : 2)
  if (!YEAR.test(word)) return null
  return { constraint: { kind: 'months', numbers: MONTHS.map((_, place) => place + 1), year: Number(word) }, words: 1 }
}

function readSeason(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = ''] = words.slice(start, start + 2)
  const year = YEAR.test(next) ? Number(next) : null
  const count = year === null ? 1 : 2
  const months = SEASONS.get(word)
  if (months !== undefined) return { constraint: { kind: 'months', numbers: months, year }, words: count }
  const feast = FEASTS.get(word)
  return feast === undefined ? null : { constraint: { kind: 'feast', feast, year }, words: count }
}

function readLength(words: readonly string[], start: number): ReadConstraint | null {
  const [word = '', next = '', third = '', fourth = ''] = words.slice(start, start + 4)
  if (word === 'wochenende') return { constraint: { kind: 'days', min: 2, max: 3 }, words: 1 }
  const [, digits, unit = ''] = TOGETHER.exec(word) ?? []
  const first = countOf(digits ?? word)
  if (first === null) return null
  if (digits !== undefined) return lengthIn(unit, [first, first], 1)
  if (next === 'bis' && countOf(third) !== null) return lengthIn(fourth, [first, countOf(third) ?? first], 4)
  // «3–5 Tage» are two numbers.
  const second = countOf(next)
  return second === null ? lengthIn(next, [first, first], 2) : lengthIn(third, [first, second], 3)
}

function lengthIn(unit: string, [min, max]: readonly [number, number], words: number): ReadConstraint | null {
  if (DAYS.test(unit)) return { constraint: { kind: 'days', min, max }, words }
  if (NIGHTS.test(unit)) return { constraint: { kind: 'days', min: min + 1, max: max + 1 }, words }
  // Assumption: a week is a travel of six to eight days.
  return WEEKS.test(unit) ? { constraint: { kind: 'days', min: min * 7 - 1, max: max * 7 + 1 }, words } : null
}

/** The months from one to another by number, over the turn of the year where the first is the later. */
function monthsFrom(first: number, last: number): readonly number[] {
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, place) => ((first - 1 + place) % 12) + 1)
}

function monthNumber(word: string): number | null {
  const place = MONTHS.indexOf(word)
  return place >= 0 ? place + 1 : (OTHER_NAMES.get(word) ?? null)
}

function countOf(word: string): number | null {
  if (isNumber(word)) return Number(word)
  const count = COUNTS.indexOf(
    /^eine[nr]?$/.test(word) ? 'ein' : word.replace('fuenf', 'funf').replace('zwoelf', 'zwolf'),
  )
  return count > 0 ? count : null
}

function isNumber(word: string): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) > 0
}

function isMonth(word: string): boolean {
  return isNumber(word) && Number(word) <= 12
}
