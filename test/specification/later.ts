/**
 * Paragraphs and decisions that are not wholly kept yet, with what is missing. Tests of what is kept already stand in
 * the tables.
 */
export const later: ReadonlyMap<string, string> = new Map()
