/**
 * Characters not every engine can store: U+0000, refused by PostgreSQL, and lone surrogates, which have no UTF-8 and
 * would silently become another character.
 */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const EACH_UNSTORABLE = /[\0\p{Surrogate}]/gu

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Replaces unstorable characters by U+FFFD, so that a search with this text finds nothing instead of failing. */
export function toSearchable(text: string): string {
  return text.replaceAll(EACH_UNSTORABLE, '\u{FFFD}')
}
