import type { CombinedError } from '@urql/core'

/** Whether an error is about a place of an answer or what is below it: its path leads there, or it tells no path. */
export function mayBeAbout({ graphQLErrors }: CombinedError, place: readonly string[]): boolean {
  if (graphQLErrors.length === 0) return true
  return graphQLErrors.some(({ path }) => path === undefined || place.every((step, index) => path[index] === step))
}
