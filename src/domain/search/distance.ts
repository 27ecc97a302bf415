/** Number of typing errors tolerated in a word of this length. */
export function allowedErrors(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** The letters of a word as a bit mask; some letters share a bit. */
export function letterBits(word: string): number {
  let bits = 0
  for (let position = 0; position < word.length; position += 1) bits |= 1 << (word.charCodeAt(position) & 31)
  return bits
}

/**
 * Whether a word has more letters missing in another than errors are allowed: each error adds at most one. A cheap
 * prefilter: most words are rejected without computing the distance.
 */
export function lacksMore(bits: number, others: number, most: number): boolean {
  let lacking = bits & ~others
  // Each round clears the lowest set bit.
  for (let count = 0; count < most; count += 1) lacking &= lacking - 1
  return lacking !== 0
}
