/** A source location. */
export interface Place {
  /** Path from the root of the project. */
  readonly file: string
  /** 1 for the first line. */
  readonly line: number
}

/** The line of a position in a text, 1 for the first. */
export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** `src/web/booking/start/RoomCard.tsx:12`. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`
}

/** Sorted by file and line, without duplicates. */
export function sortedPlaces(places: readonly Place[]): readonly Place[] {
  const byText = new Map(places.map((place) => [placeText(place), place]))
  return [...byText.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
