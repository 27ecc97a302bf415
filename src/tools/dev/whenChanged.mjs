import { relative } from 'node:path'
import { posixPath } from '#tools/posixPath.mjs'

/** Debounce: editors and codegen write several files in a row. */
const DEBOUNCE_MS = 200

/**
 * Calls `act` after a change of files it depends on, debounced.
 * @param {import('vite').ViteDevServer} vite
 * @param {(file: string) => boolean} isWatched takes a path from the root
 * @param {() => void} act
 */
export function whenChanged(vite, isWatched, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  vite.watcher.on('all', (_event, path) => {
    if (!isWatched(posixPath(relative(vite.config.root, path)))) return
    clearTimeout(timer)
    timer = setTimeout(act, DEBOUNCE_MS)
  })
}
