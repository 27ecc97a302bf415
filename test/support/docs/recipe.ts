import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'docs/recipes'

/** One fenced block of a recipe that is about a file. */
export interface Block {
  /** Recipe and place, for messages: `add-a-step.md, block 3 (src/web/routes.ts)`. */
  readonly name: string
  /** First word behind the fence: `diff` changes a file, any other language is the whole of a new one. */
  readonly language: string
  /** Path of the file inside the project. */
  readonly file: string
  readonly text: string
}

const FENCE = /^```(\w+)(?: +(\S+))?\n(.*?)^```$/gms

/** Names of all recipes. */
export function recipeNames(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
}

/** The blocks of a recipe that name a file, in their order. */
export function blocksOf(recipe: string): readonly Block[] {
  const text = readFileSync(join(FOLDER, recipe), 'utf8')
  const named = [...text.matchAll(FENCE)].filter(([, , file]) => file !== undefined)
  return named.map(([, language = '', file = '', body = ''], index) => ({
    language,
    file,
    text: body,
    name: `${recipe}, block ${String(index + 1)} (${file})`,
  }))
}

/**
 * The text of one block.
 * @throws where the recipe has no such block.
 */
export function blockText(recipe: string, file: string): string {
  const block = blocksOf(recipe).find((found) => found.file === file)
  if (block === undefined) throw new Error(`${recipe} has no block for ${file}`)
  return block.text
}

/** What a recipe says outside of its blocks. */
export function proseOf(recipe: string): string {
  return readFileSync(join(FOLDER, recipe), 'utf8').replaceAll(FENCE, '')
}

/** The commands a recipe tells to type, one a line, without what is said about them. */
export function commandsOf(recipe: string): readonly string[] {
  const text = readFileSync(join(FOLDER, recipe), 'utf8')
  const shells = [...text.matchAll(FENCE)].filter(([, language, file]) => language === 'sh' && file === undefined)
  return shells
    .flatMap(([, , , body = '']) => body.split('\n'))
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** Settings of a block, one `NAME=value` a line; what is said beside them is left out. */
export function settingsIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/^(?:Environment=)?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
