import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { readEntries, withEntry } from './byTravel.ts'
import type { ByTravel } from './byTravel.ts'

/** A day as it was typed about a person who was called so. */
interface UnsavedDay {
  readonly name: string
  readonly text: string
}

/** Days on the way to being one, such as `31.2.19`, by their place in the form. */
export type UnsavedDays = Readonly<Record<string, UnsavedDay>>

/** By travelId. They may belong to a passport, so they stay in the storage that ends with the window. */
export const unsavedDaysAtom = atom<ByTravel<UnsavedDays>>({})

const NONE: UnsavedDays = {}

/** What was typed about the people of one booking and cannot be read as days yet. It outlives a reload. */
export const unsavedDaysOfAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(unsavedDaysAtom)[travelId] ?? NONE,
    (_get, set, days: UnsavedDays) => {
      set(unsavedDaysAtom, (all) => withEntry(all, travelId, Object.keys(days).length === 0 ? null : days))
    },
  ),
)

/** What was kept of them; what cannot be read, or belongs to no booking on the device, is left out. */
export function readUnsavedDays(value: unknown, travelIds: readonly string[]): ByTravel<UnsavedDays> {
  return readEntries(value, travelIds, (days) => {
    const entries = typeof days === 'object' && days !== null ? Object.entries(days) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, UnsavedDay] => isUnsavedDay(entry[1])))
  })
}

function isUnsavedDay(value: unknown): value is UnsavedDay {
  if (typeof value !== 'object' || value === null) return false
  return 'name' in value && typeof value.name === 'string' && 'text' in value && typeof value.text === 'string'
}
