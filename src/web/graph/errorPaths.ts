import type { CombinedError } from '@urql/core'

/** Whether an error of the platform is about a place of its answer or what is below it: its path leads there, or is missing. */
export function mayBeAbout(error: CombinedError | undefined, place: readonly string[]): boolean {
  return (
    error?.graphQLErrors.some(({ path }) => path === undefined || place.every((step, index) => path[index] === step)) ??
    false
  )
}
