/** A travel in one of the visitor's lists, with the fields shown there. Nothing personal. */
export interface SavedTravel {
  readonly id: string
  readonly urlSlug: string
  readonly name: string
  /** Id of its picture; null for none. */
  readonly publicId: string | null
}

/** A list of travels on the device, the latest first. */
export type SavedTravelList = readonly SavedTravel[]

/** Size of the wishlist. */
export const WISHLIST_SIZE = 100

/** Size of the recently viewed list. */
export const RECENTLY_VIEWED_SIZE = 6

/** Puts a travel first; drops the last ones above `most`. */
export function withSaved(travels: SavedTravelList, travel: SavedTravel, most: number): SavedTravelList {
  return [travel, ...withoutSaved(travels, travel.id)].slice(0, most)
}

/** The travel that `withSaved` drops from a list of at most `most`; null for none. */
export function droppedBy(travels: SavedTravelList, travel: SavedTravel, most: number): SavedTravel | null {
  return isSaved(travels, travel.id) ? null : (travels[most - 1] ?? null)
}

export function withoutSaved(travels: SavedTravelList, travelId: string): SavedTravelList {
  return travels.filter(({ id }) => id !== travelId)
}

export function isSaved(travels: SavedTravelList, travelId: string): boolean {
  return travels.some(({ id }) => id === travelId)
}

/** Parses a stored list; unreadable entries and duplicates are left out. Never throws. */
export function readSavedTravels(stored: unknown, most: number): SavedTravelList {
  if (!Array.isArray(stored)) return []
  const travels = stored.flatMap((entry: unknown) => readSavedTravel(entry) ?? [])
  return travels
    .filter(({ id }, position) => travels.findIndex((travel) => travel.id === id) === position)
    .slice(0, most)
}

function readSavedTravel(entry: unknown): SavedTravel | null {
  if (typeof entry !== 'object' || entry === null) return null
  const [id, urlSlug, name, publicId] = ['id', 'urlSlug', 'name', 'publicId'].map((field) => textOf(entry, field))
  if (!id || !urlSlug || !name) return null
  return { id, urlSlug, name, publicId: publicId ?? null }
}

function textOf(entry: object, field: string): string | null {
  const value: unknown = Reflect.get(entry, field)
  return typeof value === 'string' ? value : null
}
