import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { posixPath } from '#tools/posixPath.mjs'
import { compileModule, type Naming } from './compile.ts'
import { checkCustomProperties } from './customProperties.ts'
import { sheetOf } from './sheet.ts'
import { StyleError } from './styleError.ts'

/** Where styles are written; other folders are left alone. */
const FOLDER = 'src/web/'

/** The sheet of a module: `virtual:recipes/src/web/ui/Button.tsx.css`. */
const SHEET = /^virtual:recipes\/(.+)\.css$/

/**
 * Evaluates recipes (`chakra('div', { base, variants })`) at build time: a module keeps class names and imports a sheet
 * with its rules. Stops at a style that cannot be evaluated and at a name that nothing defines. See README.md.
 */
export function recipes(): Plugin {
  let root = process.cwd()
  let naming: Naming = 'readable'
  return {
    name: 'recipes',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      naming = config.command === 'build' ? 'short' : 'readable'
    },
    resolveId: (id) => (SHEET.test(id) ? id : null),
    load(id) {
      const [, file] = SHEET.exec(id) ?? []
      if (file === undefined) return null
      const compiled = compileModule(file, readFileSync(join(root, file), 'utf8'), naming)
      return sheetOf(file, compiled?.rules ?? new Map())
    },
    transform(code, id) {
      const file = posixPath(relative(root, id.split('?')[0] ?? id))
      if (!file.startsWith(FOLDER) || !/\.(?:css|tsx?)$/.test(file)) return null
      try {
        checkCustomProperties({ file, text: code }, join(root, FOLDER))
        const compiled = compileModule(file, code, naming)
        return compiled === null ? null : { code: `${compiled.code}\nimport 'virtual:recipes/${file}.css'`, map: null }
      } catch (error) {
        if (!(error instanceof StyleError)) throw error
        const { message, line, column } = error
        return this.error({ message, loc: { file: join(root, error.file), line, column } })
      }
    },
    // In development a changed module has another sheet, too.
    hotUpdate({ file, modules }) {
      const path = posixPath(relative(root, file))
      const sheet = this.environment.moduleGraph.getModuleById(`virtual:recipes/${path}.css`)
      return sheet === undefined ? undefined : [...modules, sheet]
    },
  }
}
