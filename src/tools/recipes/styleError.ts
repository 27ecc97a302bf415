interface Located {
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null
}

/** A style that cannot be evaluated when the site is built, or that no browser would understand, with its place. */
export class StyleError extends Error {
  readonly file: string
  readonly line: number
  readonly column: number

  /** @param file path from the root of the project */
  constructor(file: string, { loc }: Located, reason: string) {
    const { line, column } = loc?.start ?? { line: 1, column: 0 }
    super(`${file}:${line}: ${reason}`)
    this.name = 'StyleError'
    this.file = file
    this.line = line
    this.column = column
  }
}
