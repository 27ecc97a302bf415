import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { readEntries, withEntry } from './byTravel.ts'
import type { ByTravel } from './byTravel.ts'

/** Birthdays of children that are typed and not added yet, by travelId; empty text while nothing is typed. */
export const typedChildrenAtom = atom<ByTravel<string>>({})

/** What is typed of one more child; null while nobody is asked for. It outlives a reload, for it is half a decision. */
export const typedChildAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(typedChildrenAtom)[travelId] ?? null,
    (_get, set, text: string | null) => {
      set(typedChildrenAtom, (typed) => withEntry(typed, travelId, text))
    },
  ),
)

/** What was kept of them; what is no text, or belongs to no booking on the device, is left out. */
export function readTypedChildren(value: unknown, travelIds: readonly string[]): ByTravel<string> {
  return readEntries(value, travelIds, (text) => (typeof text === 'string' ? text : null))
}
