import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'

/** Birthdays of children that are typed and not added yet, by travelId; empty text while nothing is typed. */
export const typedChildrenAtom = atom<Readonly<Record<string, string>>>({})

/** What is typed of one more child; null while nobody is asked for. It outlives a reload, for it is half a decision. */
export const typedChildAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(typedChildrenAtom)[travelId] ?? null,
    (_get, set, text: string | null) => {
      set(typedChildrenAtom, (typed) => {
        const others = Object.entries(typed).filter(([id]) => id !== travelId)
        return Object.fromEntries(text === null ? others : [...others, [travelId, text]])
      })
    },
  ),
)

/** What was kept of them; what is no text, or belongs to no booking on the device, is left out. */
export function readTypedChildren(value: unknown, travelIds: readonly string[]): Readonly<Record<string, string>> {
  const entries: readonly (readonly [string, unknown])[] = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(
    entries.flatMap(([id, text]) => (typeof text === 'string' && travelIds.includes(id) ? [[id, text]] : [])),
  )
}
