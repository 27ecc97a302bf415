/**
 * How many paragraphs stand under each heading of the nine sections, in their order: 1 for a plain one, else the number
 * of its parts; a row of a table is a part. The specification stands outside of this repository, so this is what «complete» is held against.
 */
export const headings: Readonly<Record<string, readonly number[]>> = {
  // What the product does and for whom
  '1.1': [1, 5, 7, 1, 1],
  // Screens and routes
  '2.1': [7, 1, 1, 1],
  '2.2': [1, 3, 3, 1, 1],
  '2.3': [1, 1],
  '2.4': [1, 1],
  '2.5': [8, 1, 1, 1, 1, 1, 1, 1],
  '2.6': [1, 3, 1],
  '2.7': [1, 1, 1, 1, 1],
  '2.8': [1],
  // Entities and their fields
  '3.1': [1, 2, 9],
  '3.2': [1, 1],
  '3.3': [1, 1],
  '3.4': [1, 1, 3, 2],
  '3.5': [1, 1, 1],
  '3.6': [1, 2, 4, 2, 2, 4, 1, 1, 1],
  '3.7': [1, 1],
  '3.8': [10, 1, 6, 1, 1, 1, 1],
  '3.9': [1, 5, 1, 1],
  '3.10': [1],
  '3.11': [1, 1, 1, 1],
  '3.12': [1],
  '3.13': [1],
  '3.14': [1, 1, 1, 1, 1],
  '3.15': [1, 1, 1],
  '3.16': [1, 1, 1, 1, 1, 1],
  '3.17': [3],
  '3.18': [1, 1, 1, 1, 1, 1, 1],
  // States and transitions
  '4.1': [1, 1, 1, 1],
  '4.2': [1, 1, 1],
  '4.3': [1, 1, 1, 1],
  '4.4': [1, 1, 1],
  '4.5': [1, 1, 1, 1, 1, 2, 1],
  '4.6': [1, 1, 1, 1, 2],
  '4.7': [1, 1, 1],
  '4.8': [1],
  '4.9': [3, 1, 1],
  '4.10': [2, 1, 1],
  '4.11': [1, 2, 1, 1, 1],
  '4.12': [3, 1],
  '4.13': [1, 1, 1, 1, 1, 1],
  '4.14': [1, 1],
  '4.15': [1, 1],
  '4.16': [1, 1, 1, 1],
  '4.17': [1, 1, 1, 1],
  '4.18': [1, 1],
  '4.19': [1, 1, 1, 1, 1, 1],
  '4.20': [1, 1, 1, 1],
  '4.21': [1, 1, 1],
  // Validation rules
  '5.1': [1, 2, 2, 1, 1],
  '5.2': [1, 1],
  '5.3': [1, 1],
  '5.4': [1, 2, 1, 1, 1, 6],
  '5.5': [4, 1, 1, 1, 1],
  '5.6': [1, 1, 1, 1, 1],
  '5.7': [1, 1, 1, 2],
  '5.8': [2, 1, 1],
  '5.9': [1, 2, 1],
  '5.10': [1, 3],
  '5.11': [1, 1],
  '5.12': [1, 4],
  // Roles and permissions
  '6.1': [1, 1, 1],
  // The calls it makes
  '7.1': [1, 3, 1],
  '7.2': [11, 4],
  '7.3': [1, 1, 1, 1],
  '7.4': [1, 1, 1, 1, 1, 1, 1, 1],
  '7.5': [1, 1, 1],
  // The error catalogue
  '8.1': [12, 1],
  // Business constants and limits
  '9.1': [1, 1, 1, 4, 1],
  '9.2': [1, 1, 1, 1, 1, 1],
  '9.3': [4, 2],
  '9.4': [3, 1, 1, 1, 1, 1],
  '9.5': [1, 1],
  '9.6': [1, 1, 6, 4, 2],
  '9.7': [1, 1, 1],
  '9.8': [1, 1],
  '9.9': [1, 1],
  '9.10': [1, 1, 1, 1, 1],
}

/** The numbers of all paragraphs and parts, in their order. */
export function paragraphNumbers(): readonly string[] {
  return Object.entries(headings).flatMap(([heading, paragraphs]) =>
    paragraphs.flatMap((parts, index) => {
      const number = `${heading}.${index + 1}`
      return parts === 1 ? [number] : Array.from({ length: parts }, (_, part) => `${number}.${part + 1}`)
    }),
  )
}
