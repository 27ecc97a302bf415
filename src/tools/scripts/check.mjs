import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { posixPath } from '#tools/posixPath.mjs'
import { changedFiles } from './changedFiles.mjs'
import { leftOut } from './leftOut.mjs'
import { allParts, GENERATION, partsFor, REPORT, testFiles } from './parts.mjs'
import { runQuietly, timed } from './run.mjs'

/** For two cores: the longest part, the unit tests, waits for programs and disks a third of its time. */
const AT_ONCE = 3

const changed = filesOfChange()
if (changed?.length === 0) {
  process.stdout.write('  nothing has changed\n')
  process.exit()
}
const isPassed = (await pass(GENERATION, 1)) && (await pass(changed === null ? allParts() : partsFor(changed), AT_ONCE))
if (!isPassed) process.exitCode = 1
else if (changed !== null)
  for (const line of leftOut(testFiles(), testsRun())) process.stdout.write(`  left out: ${line}\n`)
process.stdout.write(`  ${(performance.now() / 60_000).toFixed(1)} minutes altogether\n`)

/**
 * Files named in the command, or with `--changed` those that differ from the last commit, with `--since main` from another;
 * null for the whole gate.
 */
function filesOfChange() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, since: { type: 'string' } },
  })
  const isByCommit = values.changed === true || values.since !== undefined
  if (isByCommit && positionals.length > 0) refuse('name files, or use --changed or --since')
  if (isByCommit) return changedFiles(values.since ?? 'HEAD')
  if (positionals.length === 0) return null
  // A file may have been deleted by the change.
  const deleted = new Set(changedFiles('HEAD'))
  for (const file of positionals) if (!isFile(file) && !deleted.has(posixPath(file))) refuse(`there is no file ${file}`)
  return positionals
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/**
 * @param {string} problem
 * @returns {never}
 */
function refuse(problem) {
  process.stderr.write(`  ${problem}\n`)
  process.exit(2)
}

/**
 * Runs parts in their order, so many at a time. Once one has failed no other begins.
 * @param {readonly import('./parts.mjs').Part[]} parts
 * @param {number} atOnce
 * @returns {Promise<boolean>} whether all passed
 */
async function pass(parts, atOnce) {
  const waiting = [...parts]
  let isPassing = true
  const takeTurns = async () => {
    for (let part = waiting.shift(); part !== undefined && isPassing; part = waiting.shift()) {
      const [name, script, parameters] = part
      try {
        await timed(name, () => runQuietly(script, parameters))
      } catch {
        process.stderr.write(`  ${name} failed\n`)
        isPassing = false
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return isPassing
}

function testsRun() {
  /** @type {{ testResults: { name: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  return testResults.map(({ name }) => posixPath(relative(process.cwd(), name)))
}
