/** Take minutes: projects of vitest that the gate for a change never runs, and a test that starts a copy of the project. */
const SLOW = ['test/browser/', 'test/docs/', 'test/tools/dev/dev.test.ts']

/**
 * Which tests the gate for a change has not run, a line for each reason.
 * @param {readonly string[]} all files of tests, as paths from the root
 * @param {readonly string[]} run those of them that were run
 * @returns {readonly string[]}
 */
export function leftOut(all, run) {
  const isSlow = (/** @type {string} */ file) => SLOW.some((start) => file.startsWith(start))
  const notRun = all.filter((file) => !run.includes(file))
  /** @type {readonly (readonly [readonly string[], string])[]} */
  const lines = [
    [notRun.filter((file) => !isSlow(file)), 'depend on nothing that changed'],
    [notRun.filter(isSlow), 'are left to npm test'],
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
