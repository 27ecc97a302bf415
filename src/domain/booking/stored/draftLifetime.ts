/** Retention of a draft after its last activity (rule 10.18). */
export const DRAFT_LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** Whether a draft has exceeded its retention. */
export function isExpired(
  { lastActivityTimestamp }: { readonly lastActivityTimestamp: number | null },
  nowSeconds: number,
): boolean {
  return lastActivityTimestamp !== null && nowSeconds - lastActivityTimestamp >= DRAFT_LIFETIME_SECONDS
}
