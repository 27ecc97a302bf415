import type { CombinedError } from '@urql/core'
import { mayBeAbout } from './errorPaths.ts'

/**
 * Whether the pricing of a travel may have failed to load. Without an error of its pricing a travel has none because it is
 * not sold online.
 */
export function mayLackPricing(travel: { readonly pricing: object | null }, error: CombinedError | undefined): boolean {
  return travel.pricing === null && mayBeAbout(error, ['travel', 'pricing'])
}
