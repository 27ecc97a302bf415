import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells the path of every file that is written, made or taken away in some folders and below. Folders are watched one
 * by one: a recursive watch loses sight of a file once an editor has put a new one in its place.
 * @param {readonly string[]} folders
 * @param {(path: string) => void} tell
 */
export function watchFolders(folders, tell) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()

  /** @param {string} folder */
  function begin(folder) {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) notice(join(folder, name))
    })
    // A folder that is taken away.
    watcher.on('error', () => forget(folder))
    watchers.set(folder, watcher)
  }

  /** @param {string} path */
  function notice(path) {
    if (!isFolder(path)) {
      forget(path)
      tell(path)
      return
    }
    // Files may have come with it, before it was watched.
    for (const found of [path, ...foldersBelow(path)].filter((folder) => !watchers.has(folder))) {
      begin(found)
      for (const name of readdirSync(found)) notice(join(found, name))
    }
  }

  /** @param {string} folder */
  function forget(folder) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  for (const folder of folders) for (const found of [folder, ...foldersBelow(folder)]) begin(found)
}

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
function foldersBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** @param {string} path */
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
