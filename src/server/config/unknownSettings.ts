import { typingErrors } from '#domain/typingErrors.ts'
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
  return typingErrors(name, known, allowed) <= allowed
}
