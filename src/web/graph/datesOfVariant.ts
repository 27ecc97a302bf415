import type { OperationResult } from '@urql/core'

/** Holds the id of the variant in each of its dates, for their key in the cache alone. */
const VARIANT = Symbol('variant')

/**
 * The key of a date: its id and that of its variant. Contingents are asked for by both, so nobody promises that the dates of
 * two variants have different ids, and one would then have the days and prices of the other.
 */
export function keyOfDate(date: Readonly<Record<string | symbol, unknown>>): string | null {
  const { id, [VARIANT]: variantId } = date
  return typeof id === 'string' && typeof variantId === 'string' ? JSON.stringify([variantId, id]) : null
}

/** An answer whose dates know the variant they belong to. */
export function withDatesOfVariant(
  result: OperationResult<{ readonly ratioTravel?: unknown } | undefined>,
): OperationResult {
  const variant = result.data?.ratioTravel
  if (!hasDates(variant)) return result
  const dates = variant.dates.map((date) => ({ ...date, [VARIANT]: variant.id }))
  return { ...result, data: { ...result.data, ratioTravel: { ...variant, dates } } }
}

interface Variant {
  readonly id: string
  readonly dates: readonly object[]
}

function hasDates(value: unknown): value is Variant {
  return typeof value === 'object' && value !== null && 'id' in value && 'dates' in value && Array.isArray(value.dates)
}
