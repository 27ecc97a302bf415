import { townOf } from '#domain/booking/boarding/busStops.ts'
import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import { wordsOf } from '#domain/booking/boarding/stopSearch.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { positionOf } from './postcodePositions.ts'

/** A town of Switzerland or Liechtenstein. */
export interface GeocodedTown {
  readonly town: string
  readonly position: Position
}

// Lazy: the lists of towns are loaded with the first name to look up.
const loadTowns = () => import('#web/booking/personalData/towns.ts')

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Minimum length of a search text: fewer letters match too many names. */
const FEWEST_LETTERS = 3

/**
 * Finds a town by postcode, named as in the text, or by its name or the beginning of it; null if there is none.
 * @throws when the lists fail to load
 */
export async function geocode(text: string): Promise<GeocodedTown | null> {
  const [, postcode, town = ''] = /^(?:CH[\s-]*)?(\d{4})(?!\d)\s*(.*)$/i.exec(text.trim()) ?? []
  if (postcode !== undefined) return placeOf(postcode, town === '' ? null : town)
  const name = wordsOf(text).join(' ')
  return /\d/.test(name) || name.length < FEWEST_LETTERS ? null : geocodeName(name)
}

/** The named town of a postcode; without a name, or one of another spelling than the list's, the first. */
async function placeOf(postcode: string, name: string | null): Promise<GeocodedTown | null> {
  const towns = await (await loadTowns()).townsOf(postcode)
  const words = wordsOf(name ?? '').join(' ')
  const place = towns.findIndex((town) => wordsOf(town).join(' ') === words)
  const position = await positionOf(postcode, Math.max(0, place))
  return position === null ? null : { town: name ?? towns[0] ?? postcode, position }
}

/** Of several matches the shortest name is the most likely one. */
async function geocodeName(name: string): Promise<GeocodedTown | null> {
  const { townsFrom } = await loadTowns()
  const lists = await Promise.all(DIGITS.map(townsFrom))
  const [best] = lists
    .flatMap((towns) =>
      Object.entries(towns).flatMap(([postcode, names]) => names.split('|').map((town) => ({ postcode, town }))),
    )
    .filter(({ town }) => wordsOf(town).join(' ').startsWith(name))
    .sort((a, b) => a.town.length - b.town.length)
  return best === undefined ? null : placeOf(best.postcode, best.town)
}

/** Positions of the towns of those stops whose position the platform does not tell, by number; null if there is no such town. */
export async function townPositions(stops: readonly BusStop[]): Promise<ReadonlyMap<string, Position | null>> {
  const found = stops
    .filter(({ position }) => position === null)
    .map(async (stop) => {
      const place = await geocode(stop.zip === null ? townOf(stop) : `${stop.zip} ${stop.city ?? ''}`)
      return [stop.stopNo, place?.position ?? null] as const
    })
  return new Map(await Promise.all(found))
}
