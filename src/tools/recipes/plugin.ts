import { join, relative, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { compileModule, type Naming } from './compile.ts'
import { checkCustomProperties } from './customProperties.ts'
import { mayHoldRecipes } from './findRecipes.ts'
import { StyleError } from './styleError.ts'
import { styleSheet } from './styleSheet.ts'

/** Where the rules of all recipes come to stand. */
const SHEET = 'src/web/theme/recipes.css'
const FOLDER = 'src/web'

/**
 * Evaluates the recipes of components (`chakra('div', { base, variants })`) with Chakra when the site is built: modules
 * keep class names, the rules become one static style sheet. No style is made in the browser or while a page is drawn.
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
    configureServer(server) {
      // The sheet knows the modules it was made of; a new one has to be told.
      server.watcher.on('add', (path) => void remake(server, path))
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id)
        .split(sep)
        .join('/')
      try {
        if (file === SHEET) {
          const sheet = styleSheet(root, FOLDER, naming)
          for (const recipeFile of sheet.files) this.addWatchFile(`${root}/${recipeFile}`)
          return { code: sheet.css, map: null }
        }
        if (!file.startsWith(FOLDER)) return null
        if (/\.(?:css|tsx?)$/.test(file)) checkCustomProperties({ file, text: code }, join(root, FOLDER))
        if (!mayHoldRecipes(code)) return null
        const compiled = compileModule(file, code, naming)
        return compiled === null ? null : { code: compiled.code, map: null }
      } catch (error) {
        if (!(error instanceof StyleError)) throw error
        const { message, line, column } = error
        return this.error({ message, loc: { file: `${root}/${error.file}`, line, column } })
      }
    },
  }
}

async function remake(server: ViteDevServer, path: string) {
  const { root } = server.config
  if (!path.startsWith(`${root}/${FOLDER}`)) return
  for (const module of server.moduleGraph.getModulesByFile(`${root}/${SHEET}`) ?? []) await server.reloadModule(module)
}
