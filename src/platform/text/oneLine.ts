/** White space, control characters, and characters that turn the direction of writing. */
const BREAKS = /[\s\p{Cc}\p{Bidi_Control}]+/gu

/** A text on one line, so that it can imitate neither another part of a mail nor another entry of a log. */
export function onOneLine(text: string): string {
  return text.replaceAll(BREAKS, ' ').trim()
}
