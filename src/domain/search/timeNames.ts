export type Feast = 'ostern' | 'auffahrt' | 'pfingsten'

/** The months by name, folded, in order. */
export const MONTHS = [
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

/** «März» of 3, as one writes it; empty of what is no month. */
export function monthName(number: number): string {
  const name = (MONTHS[number - 1] ?? '').replace('marz', 'märz')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Other names of months, with their number. */
export const OTHER_NAMES: ReadonlyMap<string, number> = new Map([
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

/** Seasons and holidays by the numbers of their months. */
export const SEASONS = new Map<string, readonly number[]>([
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

export const FEASTS: ReadonlyMap<string, Feast> = new Map([
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
