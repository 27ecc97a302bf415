/** A travel in one of the visitor's lists, with the fields shown there. Nothing personal. */
export interface ShelvedTravel {
  readonly id: string
  readonly urlSlug: string
  readonly name: string
  /** Id of its picture; null for none. */
  readonly publicId: string | null
}

/** A list of travels on the device, the latest first. */
export type Shelf = readonly ShelvedTravel[]

/** Size of the wishlist. */
export const MOST_REMEMBERED = 24

/** Size of the recently viewed list. */
export const MOST_SEEN = 6

/** Puts a travel first; drops the last ones above `most`. */
export function withShelved(shelf: Shelf, travel: ShelvedTravel, most: number): Shelf {
  return [travel, ...withoutShelved(shelf, travel.id)].slice(0, most)
}

export function withoutShelved(shelf: Shelf, travelId: string): Shelf {
  return shelf.filter(({ id }) => id !== travelId)
}

export function isShelved(shelf: Shelf, travelId: string): boolean {
  return shelf.some(({ id }) => id === travelId)
}

/** Parses a stored list; unreadable entries and duplicates are left out. Never throws. */
export function readShelf(stored: unknown, most: number): Shelf {
  if (!Array.isArray(stored)) return []
  const travels = stored.flatMap((entry: unknown) => readShelved(entry) ?? [])
  return travels.filter(({ id }, place) => travels.findIndex((travel) => travel.id === id) === place).slice(0, most)
}

function readShelved(entry: unknown): ShelvedTravel | null {
  if (typeof entry !== 'object' || entry === null) return null
  const [id, urlSlug, name, publicId] = ['id', 'urlSlug', 'name', 'publicId'].map((field) => textOf(entry, field))
  if (!id || !urlSlug || !name) return null
  return { id, urlSlug, name, publicId: publicId ?? null }
}

function textOf(entry: object, field: string): string | null {
  const value: unknown = Reflect.get(entry, field)
  return typeof value === 'string' ? value : null
}
