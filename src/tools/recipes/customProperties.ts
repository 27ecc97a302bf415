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
 * @param folder whose sheets and components may set one
 * @throws {StyleError} for the first that nothing defines
 */
export function checkCustomProperties({ file, text }: Source, folder: string): void {
  const code = withoutComments(text)
  for (const { 1: name = '', index } of code.matchAll(/var\(\s*(--[\w-]+)/g)) {
    if (TOKENS.has(name) || (!name.startsWith('--site-') && isSetBelow(folder, name))) continue
    const before = code.slice(0, index).split('\n')
    const start = { line: before.length, column: before.at(-1)?.length ?? 0 }
    throw new StyleError(file, { loc: { start } }, `no token or custom property ${name}`)
  }
}

/** As many characters and lines as before, so that places stay true. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}

/** Set by a declaration (`--name: …`), or by a component (`'--name'`). */
function isSetBelow(folder: string, name: string): boolean {
  const set = new RegExp(`(?<![\\w-])${name}(?:\\s*:|')`)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (path) => /\.(?:css|tsx?)$/.test(path) && set.test(withoutComments(readFileSync(join(folder, path), 'utf8'))),
  )
}
