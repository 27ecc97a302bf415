import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Block } from './recipe.ts'

/**
 * Does in a copy of the project what a block says.
 * @throws naming recipe and block where it does not apply.
 */
export function carryOut({ name, language, file, text }: Block, project: string): void {
  const path = join(project, file)
  if (language !== 'diff') {
    if (existsSync(path)) throw new Error(`${name}: the file is there already`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  if (!existsSync(path)) throw new Error(`${name}: there is no such file`)
  const changed = changesIn(text).reduce((before, change) => replaced(before, change, name), readFileSync(path, 'utf8'))
  writeFileSync(path, changed)
}

interface Change {
  readonly before: string
  readonly after: string
}

/** The changes of a diff, which stand apart by `@@`. Lines without a sign are the surroundings. */
function changesIn(diff: string): readonly Change[] {
  return diff.split(/^@@.*\n/m).map((hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n')
    return { before: side(lines, '+'), after: side(lines, '-') }
  })
}

function side(lines: readonly string[], left: '+' | '-'): string {
  return lines
    .filter((line) => !line.startsWith(left))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}

function replaced(text: string, { before, after }: Change, name: string): string {
  const parts = `\n${text}`.split(`\n${before}`)
  if (parts.length !== 2) {
    const times = parts.length === 1 ? 'are not in the file' : `stand in the file ${String(parts.length - 1)} times`
    throw new Error(`${name}: these lines ${times}\n${before}`)
  }
  return parts.join(`\n${after}`).slice(1)
}
