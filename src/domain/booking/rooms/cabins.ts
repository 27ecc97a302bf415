/** Whether somebody alone sleeps in a cabin, as on a river cruise. Only the names of the rooms tell it. */
export function hasSingleCabin(rooms: readonly { readonly name: string }[]): boolean {
  return rooms.some(({ name }) => /einzelkabine/i.test(name))
}
