import { isJsonObject, type JsonObject } from '#domain/jsonObject.ts'

/** Storage key of the application state, fixed by rule 9.1.5. There is no Redux; another key would lose stored drafts. */
export const STORAGE_KEY = 'redux'

/** The part of the Web Storage API in use. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Local and session storage. */
export interface Storages {
  readonly local: StateStorage
  readonly session: StateStorage
}

/** The stored state; empty when there is none or it is unreadable. */
export function readArea(storage: Pick<StateStorage, 'getItem'>): JsonObject {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}')
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Writes the state. Fails silently when the storage is full or blocked. */
export function writeArea(storage: StateStorage, value: unknown): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(value))
  } catch {
    // Private windows and full disks refuse to store; the visit continues without.
  }
}
