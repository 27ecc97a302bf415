/** A text of the platform as visitors read it; null for an empty one, which some platforms answer for «none». */
export function shownText(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text
}
