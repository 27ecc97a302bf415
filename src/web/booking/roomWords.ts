import { hasSingleCabin } from '#domain/booking/rooms/cabins.ts'

const ROOMS = {
  rooms: 'Zimmer',
  room: 'Zimmer',
  aRoom: 'ein Zimmer',
  noRoom: 'kein Zimmer',
  theRoom: 'das Zimmer',
  yourRoom: 'Ihr Zimmer',
  ownRoom: 'ein eigenes Zimmer statt eines geteilten',
  single: 'Einzelzimmer',
}

export type RoomWords = Readonly<typeof ROOMS>

const CABINS: RoomWords = {
  rooms: 'Kabinen',
  room: 'Kabine',
  aRoom: 'eine Kabine',
  noRoom: 'keine Kabine',
  theRoom: 'die Kabine',
  yourRoom: 'Ihre Kabine',
  ownRoom: 'eine eigene Kabine statt einer geteilten',
  single: 'Einzelkabinen',
}

interface SoldRooms {
  readonly pricing: { readonly accommodations: readonly { readonly name: string }[] } | null
}

/** Words for the place where one sleeps: a cabin on a ship, else a room. */
export function roomWords({ pricing }: SoldRooms): RoomWords {
  return hasSingleCabin(pricing?.accommodations ?? []) ? CABINS : ROOMS
}
