import { readBootScript, withBootScript, withoutPreloads } from './bootScript.ts'
import deferHydration from './deferredHydration.script.ts?source'
import { timeSlicedArguments } from './timeSlicing.ts'

/** Pages that need scripts from the first input on. */
const NOT_DEFERRED = /^\/(buchen\/|auftrag)/

/**
 * Defers hydration of a public page until it has loaded, is laid out and the browser is idle, or until the first
 * interaction. Links, menus and forms work before; a click on a button is replayed after hydration. A page whose boot
 * script looks otherwise than expected is left unchanged.
 */
export function withDeferredHydration(page: string, path: string): string {
  const script = NOT_DEFERRED.test(path) ? null : readBootScript(page)
  return script === null
    ? page
    : withBootScript(withoutPreloads(page), `${deferHydration}(${timeSlicedArguments(script)})`)
}
