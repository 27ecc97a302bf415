import type { Node } from './syntax.ts'

/** What a recipe says that cannot be told when the site is built, with the place where it stands. */
export class RecipeError extends Error {
  readonly file: string
  readonly line: number
  readonly column: number

  constructor(file: string, { loc }: Node, reason: string) {
    const { line, column } = loc?.start ?? { line: 1, column: 0 }
    super(`${file}:${line}: ${reason}`)
    this.name = 'RecipeError'
    this.file = file
    this.line = line
    this.column = column
  }
}
