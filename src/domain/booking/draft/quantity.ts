/** A number as a count: a whole number, 0 for anything negative or not finite. */
export function wholeQuantity(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}

/**
 * Maximum number of people in one booking.
 * Assumption: larger groups are arranged personally with the operator.
 */
export const MOST_TRAVELLERS = 12
