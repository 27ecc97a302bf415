import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { posixPath } from '#tools/posixPath.mjs'
import { compileModule, type CompiledModule, type Naming } from './compile.ts'
import { checkCustomProperties, customPropertiesBelow } from './customProperties.ts'
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
  let customProperties: ReadonlySet<string> = new Set()
  const compiledModules = new Map<string, { readonly code: string; readonly compiled: CompiledModule | null }>()

  /** A module is compiled once, for itself and for its sheet. */
  function compiledModule(file: string, code: string): CompiledModule | null {
    const known = compiledModules.get(file)
    if (known?.code === code) return known.compiled
    const compiled = compileModule(file, code, naming)
    compiledModules.set(file, { code, compiled })
    return compiled
  }

  return {
    name: 'recipes',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      naming = config.command === 'build' ? 'short' : 'readable'
    },
    buildStart() {
      customProperties = customPropertiesBelow(join(root, FOLDER))
    },
    resolveId: { filter: { id: SHEET }, handler: (id) => id },
    load: {
      filter: { id: SHEET },
      handler(id) {
        const [, file = ''] = SHEET.exec(id) ?? []
        return sheetOf(file, compiledModule(file, readFileSync(join(root, file), 'utf8'))?.rules ?? new Map())
      },
    },
    transform: {
      filter: { id: /\/src\/web\/.*\.(?:css|tsx?)(?:\?|$)/ },
      handler(code, id) {
        const file = posixPath(relative(root, id.split('?')[0] ?? id))
        if (!file.startsWith(FOLDER)) return null
        try {
          checkCustomProperties({ file, text: code }, customProperties)
          const compiled = compiledModule(file, code)
          return compiled === null
            ? null
            : { code: `${compiled.code}\nimport 'virtual:recipes/${file}.css'`, map: null }
        } catch (error) {
          if (!(error instanceof StyleError)) throw error
          const { message, line, column } = error
          return this.error({ message, loc: { file: join(root, error.file), line, column } })
        }
      },
    },
    // In development a changed module has another sheet, too, and may set other custom properties.
    hotUpdate({ file, modules }) {
      customProperties = customPropertiesBelow(join(root, FOLDER))
      const path = posixPath(relative(root, file))
      const sheet = this.environment.moduleGraph.getModuleById(`virtual:recipes/${path}.css`)
      return sheet === undefined ? undefined : [...modules, sheet]
    },
  }
}
