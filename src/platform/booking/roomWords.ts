import type { Accommodation } from '#platform/generated/resolverTypes.ts'

const ROOMS = {
  without: 'Noch ohne Zimmer',
  oneChosen: 'Eines der gewählten Zimmer',
  theRoom: 'Das Zimmer',
  chooseAnew: 'Bitte wählen Sie die Zimmer neu.',
  ofUnbooked: 'zu einem Zimmer, das nicht gewählt ist',
}

export type RoomWords = Readonly<typeof ROOMS>

const CABINS: RoomWords = {
  without: 'Noch ohne Kabine',
  oneChosen: 'Eine der gewählten Kabinen',
  theRoom: 'Die Kabine',
  chooseAnew: 'Bitte wählen Sie die Kabinen neu.',
  ofUnbooked: 'zu einer Kabine, die nicht gewählt ist',
}

interface Sold {
  readonly variant: { readonly document: { readonly accommodations: readonly Pick<Accommodation, 'label' | 'name'>[] } }
}

/** Words of refusals for the place where one sleeps: a cabin on a ship, else a room. Only the names tell it. */
export function roomWords({ variant }: Sold): RoomWords {
  const isShip = variant.document.accommodations.some(({ label, name }) => /einzelkabine/i.test(label ?? name))
  return isShip ? CABINS : ROOMS
}
