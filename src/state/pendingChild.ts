import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { readEntries, withEntry, type ByTravel } from './byTravel.ts'

/** Birthdays of children typed but not added yet, by travelId; empty while the field is empty. */
export const pendingChildrenAtom = atom<ByTravel<string>>({})

/** The pending child input of a booking; null while no child is being added. It survives a reload. */
export const pendingChildAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(pendingChildrenAtom)[travelId] ?? null,
    (_get, set, text: string | null) => {
      set(pendingChildrenAtom, (typed) => withEntry(typed, travelId, text))
    },
  ),
)

/** The stored inputs; other types and travels without a booking on the device are left out. */
export function readPendingChildren(value: unknown, travelIds: readonly string[]): ByTravel<string> {
  return readEntries(value, travelIds, (text) => (typeof text === 'string' ? text : null))
}
