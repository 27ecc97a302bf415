import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Critical CSS and fonts that are inlined into pages, so that the first frame waits for no further request. */
export interface PageFiles {
  /** Content of a style sheet by its URL path; null if unknown. */
  readonly sheet: (address: string) => string | null
  /** The core font subset (src/tools/fonts/subsetFonts.mjs) in Base64; null if the build has none. */
  readonly coreFont: string | null
}

/** For development, where files may change at any time: pages link to them. */
export const NO_PAGE_FILES: PageFiles = { sheet: () => null, coreFont: null }

const ASSETS = '/assets/'

const CORE_FONT = /^archivo-core-[\w-]{8}\.woff2$/

/**
 * Reads the files to inline from a built website: on a slow network a render-blocking request costs more than its bytes.
 * @param directory the one of `staticFiles`
 */
export function readPageFiles(directory: string): PageFiles {
  const folder = join(directory, ASSETS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const sheets = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [ASSETS + file, readFileSync(join(folder, file), 'utf8')]),
  )
  const coreFont = files.find((file) => CORE_FONT.test(file))
  return {
    sheet: (address) => sheets.get(address) ?? null,
    coreFont: coreFont === undefined ? null : readFileSync(join(folder, coreFont), 'base64'),
  }
}
