import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKUP, RESTORE } from '#admin/backup/options.ts'
import { BOOKINGS } from '#admin/bookings/options.ts'
import { ERASE } from '#admin/eraseOptions.ts'
import { PLATFORM_CHECK } from '#admin/platformCheck/options.ts'
import { onlyWord, readWords, UsageError, usageText, type Usage } from '#server/config/commandLine.ts'
import { BENCH, readBenchNames } from '#tools/bench/benches.ts'
import { SCHEMA_CHECK, SCHEMA_PULL } from '#tools/drift/options.ts'
import { runProgram } from '#test/support/docs/runIn.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'

const USAGES: readonly Usage[] = [BACKUP, RESTORE, BOOKINGS, ERASE, PLATFORM_CHECK, SCHEMA_CHECK, SCHEMA_PULL, BENCH]

const page = readFileSync('docs/reference/commands.md', 'utf8')

test.each(USAGES)('the page of commands tells the options of `npm run $name`, and no others', ({ name, options }) => {
  const rows = page.split('\n').filter((row) => new RegExp(`^\\| \`npm run ${name}( -- [^\`]*)?\` \\|`).test(row))
  const told = rows.flatMap((row) => [...row.matchAll(/`(?:-- )?--([a-z-]+)/g)].map(([, option = '']) => option))
  expect([...new Set(told)].toSorted()).toEqual(Object.keys(options).toSorted())
})

test.each(USAGES)('the usage text of `npm run $name` has each way to call it and each option', (usage) => {
  const text = usageText(usage)
  for (const form of usage.forms) expect(text).toContain(`npm run ${usage.name}${form === '' ? '' : ` -- ${form}`}\n`)
  for (const option of [...Object.keys(usage.options), 'help'])
    expect(text).toMatch(new RegExp(`^ {2}--${option} `, 'm'))
  expect(text.split('\n').filter((line) => line.startsWith('  ') && line.length > 120)).toEqual([])
})

test.each([
  ['admin/backup/backup.ts', BACKUP],
  ['admin/bookings/bookings.ts', BOOKINGS],
  ['admin/erase.ts', ERASE],
  ['admin/platformCheck/main.ts', PLATFORM_CHECK],
  ['tools/drift/pull.ts', SCHEMA_PULL],
])('%s --help prints the usage text, even where the settings are wrong', async (program, usage) => {
  const outcome = await runProgram(temporaryDirectory(), [program, '--help'], { PORT: 'none' })
  expect(outcome).toEqual({ exitCode: 0, stdout: usageText(usage), output: usageText(usage) })
})

test.each([
  { words: ['--kep', '3'], reason: "Unknown option '--kep'; --help tells what there is" },
  { words: ['--keep'], reason: "Option '--keep <value>' argument missing; --help tells what there is" },
  { words: [''], reason: 'A word is empty: is it that of a variable which is not set?' },
  { words: ['copies', '--keep', ' '], reason: 'A word is empty: is it that of a variable which is not set?' },
  { words: ['--keep='], reason: 'A word is empty: is it that of a variable which is not set?' },
])('the words $words are wrong use, told in one line', ({ words, reason }) => {
  expect(() => readWords(BACKUP, words)).toThrow(new UsageError(reason))
})

test('a second word is wrong use where there can be one', () => {
  expect(onlyWord([], 'folder')).toBeNull()
  expect(onlyWord(['a'], 'folder')).toBe('a')
  expect(() => onlyWord(['a', 'b'], 'folder')).toThrow(new UsageError('More than one folder is named: a, b'))
})

test('measurements run in their order, the long ones by name only, and an unknown one not at all', () => {
  expect(readBenchNames(['memory', 'domain'])).toEqual(['domain', 'memory'])
  expect(readBenchNames([])).not.toContain('crowd')
  expect(() => readBenchNames(['placing', 'speed'])).toThrow('No bench is called speed. There are: domain, site')
})
