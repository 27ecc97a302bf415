import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of a style sheet by its URL path; null if unknown. */
export type StyleSheets = (address: string) => string | null

/** For development, where files may change at any time: pages link to them. */
export const NO_STYLE_SHEETS: StyleSheets = () => null

const ASSETS = '/assets/'

/**
 * Reads the style sheets of a built website, which pages inline: on a slow network a render-blocking request costs more
 * than its bytes.
 * @param directory the one of `staticFiles`
 */
export function readStyleSheets(directory: string): StyleSheets {
  const folder = join(directory, ASSETS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const sheets = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [ASSETS + file, readFileSync(join(folder, file), 'utf8')]),
  )
  return (address) => sheets.get(address) ?? null
}
