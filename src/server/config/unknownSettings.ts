import { environmentShape } from './environment.ts'

const KNOWN: readonly string[] = Object.keys(environmentShape.fields)

/** What `.env` may hold for others than the host: Node, the PostgreSQL client, the allocator, the clock. */
const OF_OTHERS = /^(NODE_|PG|MALLOC_|TZ$)/

/**
 * Warnings about variables that look like a setting and are none: each would be ignored without a word.
 * @param environment names of all variables of the process
 * @param file names of those in `.env`
 */
export function unknownSettings(environment: readonly string[], file: readonly string[]): readonly string[] {
  const unknown = [...new Set([...file, ...environment])].filter((name) => !KNOWN.includes(name))
  return unknown.flatMap((name) => {
    const meant = KNOWN.find((known) => isMisspelt(name.toUpperCase(), known))
    if (meant !== undefined) return [`${name} is not known; did you mean ${meant}?`]
    return file.includes(name) && !OF_OTHERS.test(name)
      ? [`${name} in .env is not known and has no effect; docs/reference/environment.md has all settings`]
      : []
  })
}

/** Short names resemble too much: SITE_URL of another program is two letters from SMTP_URL, and none of ours. */
function isMisspelt(name: string, known: string): boolean {
  const allowed = known.length < 6 ? 0 : known.length < 9 ? 1 : 2
  return Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed
}

/** Letters to insert, remove, replace or swap with the next one until one word is the other. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}
