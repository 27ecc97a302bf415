/**
 * What not every engine can keep: U+0000, which PostgreSQL refuses, and half of a surrogate pair, which has no UTF-8 and
 * would silently become another character.
 */
const UNSTORABLE = /[\0\p{Surrogate}]/u
const EACH_UNSTORABLE = /[\0\p{Surrogate}]/gu

export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The text to look for in its place: no text that was stored has U+FFFD where this one has what cannot be stored. */
export function toSearchable(text: string): string {
  return text.replaceAll(EACH_UNSTORABLE, '\u{FFFD}')
}
