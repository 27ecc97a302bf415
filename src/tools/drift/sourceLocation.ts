/** A source location. */
export interface SourceLocation {
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
export function locationText({ file, line }: SourceLocation): string {
  return `${file}:${line}`
}

/** Sorted by file and line, without duplicates. */
export function sortedLocations(locations: readonly SourceLocation[]): readonly SourceLocation[] {
  const byText = new Map(locations.map((location) => [locationText(location), location]))
  return [...byText.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}
