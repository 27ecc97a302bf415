import type { Position } from '#domain/booking/boarding/stopDistance.ts'
import { wordsOf } from '#domain/booking/boarding/stopSearch.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { positionOf } from './places.ts'

/** A town of Switzerland or Liechtenstein. */
export interface Place {
  readonly town: string
  readonly position: Position
}

// The towns are lists of their own, loaded when a name is first asked for.
const loadTowns = () => import('#web/booking/personalData/towns.ts')

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Fewer letters begin too many names. */
const FEWEST_LETTERS = 3

/**
 * The place of a postcode, called as it was beside it, or of the name of a town or its beginning; null for none.
 * @throws when the lists cannot be had
 */
export async function findPlace(text: string): Promise<Place | null> {
  const [, postcode, town = ''] = /^(?:CH[\s-]*)?(\d{4})(?!\d)\s*(.*)$/i.exec(text.trim()) ?? []
  if (postcode !== undefined) return placeOf(postcode, town === '' ? null : town)
  const name = wordsOf(text).join(' ')
  return /\d/.test(name) || name.length < FEWEST_LETTERS ? null : placeNamed(name)
}

async function placeOf(postcode: string, name: string | null = null): Promise<Place | null> {
  const position = await positionOf(postcode)
  if (position === null) return null
  const [first] = name === null ? await (await loadTowns()).townsOf(postcode) : [name]
  return { town: first ?? postcode, position }
}

/** Of several towns that begin alike the shortest name is the one meant. */
async function placeNamed(name: string): Promise<Place | null> {
  const { townsFrom } = await loadTowns()
  const lists = await Promise.all(DIGITS.map(townsFrom))
  const [best] = lists
    .flatMap((towns) =>
      Object.entries(towns).flatMap(([postcode, names]) => names.split('|').map((town) => ({ postcode, town }))),
    )
    .filter(({ town }) => wordsOf(town).join(' ').startsWith(name))
    .toSorted((a, b) => a.town.length - b.town.length)
  return best === undefined ? null : placeOf(best.postcode, best.town)
}

/** The stops with the place of their town where the platform tells none. */
export function withPlaces(stops: readonly BusStop[]): Promise<readonly BusStop[]> {
  return Promise.all(
    stops.map(async (stop) => {
      if (stop.position !== null) return stop
      const place = await findPlace(stop.zip ?? stop.city ?? stop.name.split(',')[0] ?? '')
      return { ...stop, position: place?.position ?? null }
    }),
  )
}
