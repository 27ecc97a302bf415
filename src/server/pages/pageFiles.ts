import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page carries in place of files that would have to come before its first frame. */
export interface PageFiles {
  /** The text of a sheet by its address; null for one that is not known. */
  readonly sheet: (address: string) => string | null
  /** The font with the letters every page has (src/tools/fonts/subsetFonts.mjs), in Base64; null where there is none. */
  readonly coreFont: string | null
}

/** For a website whose files may change at any time: pages name them. */
export const NO_PAGE_FILES: PageFiles = { sheet: () => null, coreFont: null }

const ASSETS = '/assets/'

const LETTERS = /^archivo-core-[\w-]{8}\.woff2$/

/**
 * Reads what the pages of a built website carry: on a phone far from the server a file that must come first costs
 * several times what its bytes do.
 * @param directory what `staticFiles` serves
 */
export function readPageFiles(directory: string): PageFiles {
  const folder = join(directory, ASSETS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const sheets = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [ASSETS + file, readFileSync(join(folder, file), 'utf8')]),
  )
  const letters = files.find((file) => LETTERS.test(file))
  return {
    sheet: (address) => sheets.get(address) ?? null,
    coreFont: letters === undefined ? null : readFileSync(join(folder, letters), 'base64'),
  }
}
