import { relative, sep } from 'node:path'

/** Editors and codegen write several files in a row. */
const SETTLED_AFTER_MS = 200

/**
 * Acts once files have changed that concern it, and a moment passed without another change.
 * @param {import('vite').ViteDevServer} vite
 * @param {(file: string) => boolean} concerns a path from the root
 * @param {() => void} act
 */
export function whenChanged(vite, concerns, act) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling
  vite.watcher.on('all', (_event, path) => {
    if (!concerns(relative(vite.config.root, path).split(sep).join('/'))) return
    clearTimeout(settling)
    settling = setTimeout(act, SETTLED_AFTER_MS)
  })
}
