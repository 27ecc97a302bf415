/** A number as a count: a whole number, 0 for anything negative or not finite. */
export function wholeQuantity(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}
