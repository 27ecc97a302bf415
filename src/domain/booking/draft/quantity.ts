/** Any number as a count of people or things: whole, and 0 where it is no such number. */
export function wholeQuantity(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}
