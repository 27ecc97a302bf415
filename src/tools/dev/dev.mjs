import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { sep } from 'node:path'
import { passSignalsTo } from '#tools/scripts/run.mjs'
import { watchFolders } from './watchFolders.mjs'

/** The website is hot-reloaded; changes of the host's sources restart it. */
const HOST_FOLDERS = ['src/contract', 'src/demo', 'src/platform', 'src/server', 'src/tenant']

/** Debounce delay, as editors and codegen write several files in a row. */
const SETTLED_AFTER_MS = 300
/** Longer for schema and documents: codegen and the type check run first and need both cores. */
const TOLD_AFTER_MS = 3000

/** Runs codegen after changes of schema and documents, and reports type errors. */
const types = run('node_modules/tsx/dist/cli.mjs', 'src/tools/dev/typeWatch.ts')
let host = run('src/tools/dev/devHost.mjs')
let isEnding = false
/** @type {NodeJS.Timeout | null} */
let restart = null

watchFolders(HOST_FOLDERS, (path) =>
  restartAfter(path.split(sep).includes('generated') ? TOLD_AFTER_MS : SETTLED_AFTER_MS),
)
watchFolders(['src/gql'], (path) => {
  if (path.endsWith('persisted-documents.json')) restartAfter(TOLD_AFTER_MS)
})
watch('.', (_event, name) => {
  if (name === 'schema.graphql') restartAfter(TOLD_AFTER_MS)
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
types.on('close', end)

/** @param {number} delay milliseconds without a further change */
function restartAfter(delay) {
  if (isEnding) return
  if (restart !== null) clearTimeout(restart)
  restart = setTimeout(() => {
    process.stdout.write('The host changed and starts again\n')
    const before = host
    before.once('close', () => {
      if (!isEnding) host = run('src/tools/dev/devHost.mjs')
    })
    // A host that could not start has ended already.
    if (before.exitCode === null) before.kill()
    else before.emit('close')
  }, delay)
}

function end() {
  if (isEnding) return
  isEnding = true
  types.kill()
  host.kill()
  process.exitCode = 0
  // Watching would keep the process alive.
  host.once('close', () => process.exit())
  if (host.exitCode !== null) process.exit()
}

/** @param {readonly string[]} parameters */
function run(...parameters) {
  const child = spawn(process.execPath, parameters, { stdio: 'inherit' })
  passSignalsTo(child)
  return child
}
