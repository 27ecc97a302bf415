import { SLOW } from './parts.mjs'

/**
 * Which tests the gate for a change has not run, a line for each reason.
 * @param {readonly string[]} all files of tests, as paths from the root
 * @param {readonly string[]} run those of them that were run
 * @returns {readonly string[]}
 */
export function leftOut(all, run) {
  const notRun = all.filter((file) => !run.includes(file))
  /** @type {readonly (readonly [readonly string[], string])[]} */
  const lines = [
    [notRun.filter((file) => !SLOW.test(file)), 'depend on nothing that changed'],
    [notRun.filter((file) => SLOW.test(file)), 'are left to npm test'],
  ]
  return lines.flatMap(([files, reason]) =>
    files.length === 0 ? [] : [`${files.length} files of tests ${reason}: ${byFolder(files)}`],
  )
}

/** @param {readonly string[]} files */
function byFolder(files) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const file of files) {
    const folder = file.split('/').slice(0, -1).slice(0, 3).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].map(([folder, count]) => `${folder} ${count}`).join(', ')
}
