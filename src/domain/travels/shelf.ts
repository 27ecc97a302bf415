/** A travel that was remembered or looked at, with what its place on the shelf shows. Nothing personal. */
export interface ShelvedTravel {
  readonly id: string
  readonly urlSlug: string
  readonly name: string
  /** Name of its picture; null for none. */
  readonly publicId: string | null
}

/** Travels kept on the device, the latest first. */
export type Shelf = readonly ShelvedTravel[]

/** How many travels can be remembered: as many as one can still look through. */
export const MOST_REMEMBERED = 24

/** How many travels are kept of those looked at. */
export const MOST_SEEN = 6

/** The shelf with a travel in front; the last one falls off when there are more than `most`. */
export function withShelved(shelf: Shelf, travel: ShelvedTravel, most: number): Shelf {
  return [travel, ...withoutShelved(shelf, travel.id)].slice(0, most)
}

export function withoutShelved(shelf: Shelf, travelId: string): Shelf {
  return shelf.filter(({ id }) => id !== travelId)
}

export function isShelved(shelf: Shelf, travelId: string): boolean {
  return shelf.some(({ id }) => id === travelId)
}

/** Reads a shelf that was kept; what is not readable is left out, each travel stands there once. Never throws. */
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
