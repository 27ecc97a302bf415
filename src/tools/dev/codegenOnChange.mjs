import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { modulesWithTags } from '#tools/lint/modulesWithTags.mjs'
import { whenChanged } from './whenChanged.mjs'

const CODEGEN = 'node_modules/@graphql-codegen/cli/esm/bin.js'

/**
 * Runs `npm run codegen` at the start and after each change of schema or documents. Where these do not fit together it
 * prints why, and the generated files stay as they are.
 * @returns {import('vite').Plugin}
 */
export function codegenOnChange() {
  return {
    name: 'codegen-on-change',
    configureServer(vite) {
      const { logger } = vite.config
      const withDocuments = new Set(modulesWithTags('src/web'))
      let last = Promise.resolve()
      const generate = () => {
        last = last
          .then(codegen)
          .then((problems) =>
            problems === '' ? logger.info('Generated files are up to date') : logger.error(problems),
          )
      }
      whenChanged(vite, (file) => isSource(file) || hasDocuments(file, withDocuments), generate)
      generate()
    },
  }
}

/** @param {string} file */
function isSource(file) {
  return file === 'codegen.ts' || (/\.graphql$/.test(file) && !file.startsWith('test/'))
}

/**
 * Whether a module holds documents, or held some when it was looked at last.
 * @param {string} file
 * @param {Set<string>} known
 */
function hasDocuments(file, known) {
  if (!/^src\/web\/.*\.tsx?$/.test(file)) return false
  const had = known.delete(file)
  const has = textOf(file).includes('graphql(')
  if (has) known.add(file)
  return had || has
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @returns {Promise<string>} problems; empty where there are none */
function codegen() {
  return new Promise((resolve) => {
    execFile(process.execPath, [CODEGEN], (error, stdout, stderr) => resolve(error === null ? '' : stdout + stderr))
  })
}
