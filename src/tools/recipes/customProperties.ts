import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenCss } from '#web/theme/tokenCss.ts'
import { StyleError } from './styleError.ts'

const TOKENS: ReadonlySet<string> = new Set(tokenCss().match(/--site-[\w-]+(?=:)/g))

interface Source {
  /** Path from the root of the project. */
  readonly file: string
  readonly text: string
}

/**
 * Holds every `var(--…)` of a sheet or module against the tokens, and against the custom properties that some sheet or
 * component sets.
 * @param known custom properties, by `customPropertiesBelow`
 * @throws {StyleError} for the first that nothing defines
 */
export function checkCustomProperties({ file, text }: Source, known: ReadonlySet<string>): void {
  const code = withoutComments(text)
  for (const { 1: name = '', index } of code.matchAll(/var\(\s*(--[\w-]+)/g)) {
    if (TOKENS.has(name) || (!name.startsWith('--site-') && known.has(name))) continue
    const before = code.slice(0, index).split('\n')
    const start = { line: before.length, column: before.at(-1)?.length ?? 0 }
    throw new StyleError(file, { loc: { start } }, `no token or custom property ${name}`)
  }
}

/** As many characters and lines as before, so that places stay true. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}

/** Names that the sheets (`--name: …`) and components (`'--name'`) of a folder set. */
export function customPropertiesBelow(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:css|tsx?)$/.test(path),
  )
  return new Set(
    files.flatMap((path) =>
      Array.from(
        withoutComments(readFileSync(join(folder, path), 'utf8')).matchAll(/(?<![\w-])(--[\w-]+)(?=\s*:|')/g),
        ([name]) => name,
      ),
    ),
  )
}
