import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { readEntries, withEntry, type ByTravel } from './byTravel.ts'

/** Text of a date field, and the name of the person at that time. */
interface UnsavedDay {
  readonly name: string
  readonly text: string
}

/** Text that is not a date yet, such as `31.2.19`, by path of the form field. */
export type UnsavedDays = Readonly<Record<string, UnsavedDay>>

/** By travelId. A date may belong to a passport, so it stays in the session storage. */
export const unsavedDaysAtom = atom<ByTravel<UnsavedDays>>({})

const NONE: UnsavedDays = {}

/** Text of the date fields of one booking that cannot be parsed yet. It survives a reload. */
export const unsavedDaysOfAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(unsavedDaysAtom)[travelId] ?? NONE,
    (_get, set, days: UnsavedDays) => {
      set(unsavedDaysAtom, (all) => withEntry(all, travelId, Object.keys(days).length === 0 ? null : days))
    },
  ),
)

/** The stored texts; unreadable ones and travels without a booking on the device are left out. */
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
