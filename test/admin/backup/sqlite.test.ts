import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { bundled, runIn, runProgram } from '#test/support/docs/runIn.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { openNotes, rowsIn } from '#test/support/platform/openSqlite.ts'

const backUp = (directory: string, ...words: readonly string[]) =>
  runProgram(directory, ['admin/backup/backup.ts', ...words])
const restore = (directory: string, ...words: readonly string[]) =>
  runProgram(directory, ['admin/backup/restore.ts', ...words])

const databaseLine = (directory: string) => `Database: files in ${join(realpathSync(directory), '.data')}`

/** Folder of the data and those of the backups. */
const backupsIn = (directory: string) => readdirSync(join(directory, '.backup')).toSorted()

/** A folder with two databases that no process has open. */
async function withData(): Promise<string> {
  const directory = temporaryDirectory()
  await runProgram(directory, ['../test/support/platform/writeNotes.ts', '.data', '30'])
  return directory
}

test('a backup contains all bookings confirmed before it, despite concurrent writes', async () => {
  const directory = temporaryDirectory()
  const { write } = await openNotes(join(directory, '.data'), 'platform')
  for (let count = 0; count < 30; count += 1) await write('before')
  const over = new AbortController()
  const writing = (async () => {
    let count = 0
    for (; !over.signal.aborted; count += 1) {
      await write('meanwhile')
      await nextTurn()
    }
    return count
  })()
  const { exitCode, stdout } = await backUp(directory)
  over.abort()
  expect(await writing).toBeGreaterThan(20)
  expect(stdout).toMatch(/^Backed up platform\.db \([\d.]+ MB\) to \.backup\/\d{4}-\d\d-\d\dT/)
  expect(exitCode).toBe(0)
  const [name = ''] = backupsIn(directory)
  expect(rowsIn(join(directory, '.backup', name, 'platform.db')).filter((text) => text === 'before')).toHaveLength(30)
})

test('a restore brings back the data of a backup', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  rmSync(join(directory, '.data'), { recursive: true })
  const { stdout, exitCode } = await restore(directory, `.backup/${name}`)
  expect(stdout).toMatch(/^Restored journal\.db \(.*\) and platform\.db \(.*\) into \.data\nWhat remains to do/)
  expect(exitCode).toBe(0)
  for (const file of ['journal.db', 'platform.db']) expect(rowsIn(join(directory, '.data', file))).toHaveLength(30)
})

test('databases and backups are for their owner only, and a folder the operator made keeps its mode', async () => {
  const directory = await withData()
  const modeOf = (...path: readonly string[]) => (statSync(join(directory, ...path)).mode & 0o777).toString(8)
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  expect([modeOf('.data'), modeOf('.backup'), modeOf('.backup', name)]).toEqual(['700', '700', '700'])
  expect(modeOf('.backup', name, 'platform.db')).toBe('600')
  chmodSync(join(directory, '.data'), 0o750)
  await restore(directory, `.backup/${name}`, '--replace')
  expect(modeOf('.data')).toBe('750')
  const aside = readdirSync(join(directory, '.data')).find((file) => file.startsWith('replaced-')) ?? ''
  expect(modeOf('.data', aside)).toBe('700')
  rmSync(join(directory, '.data'), { recursive: true })
  await restore(directory, `.backup/${name}`)
  expect(modeOf('.data')).toBe('700')
})

test('backup and restore say first which database they work on', async () => {
  const directory = await withData()
  expect((await backUp(directory)).output.split('\n')[0]).toBe(databaseLine(directory))
  const [name = ''] = backupsIn(directory)
  expect((await restore(directory, `.backup/${name}`)).output.split('\n')[0]).toBe(databaseLine(directory))
})

test('pruning keeps the newest backups and other files', async () => {
  const directory = await withData()
  mkdirSync(join(directory, '.backup', '2020-01-01T00-00-00-000Z'), { recursive: true })
  writeFileSync(join(directory, '.backup', 'liesmich.txt'), '')
  // Of a backup that was killed, and of one that another process is writing.
  for (const unfinished of ['2020-01-02T00-00-00-000Z.part', '9999-01-01T00-00-00-000Z.part'])
    mkdirSync(join(directory, '.backup', unfinished))
  await backUp(directory)
  const { output } = await backUp(directory, '.backup', '--keep', '2')
  expect(output).toContain('; 1 older removed')
  expect(backupsIn(directory)).toHaveLength(4)
  expect(backupsIn(directory).filter((name) => name.endsWith('.part'))).toEqual(['9999-01-01T00-00-00-000Z.part'])
  expect(backupsIn(directory)).not.toContain('2020-01-01T00-00-00-000Z')
  expect(backupsIn(directory)).toContain('liesmich.txt')
})

test('a backup is made, and the other old ones are removed, where one of them cannot be', async ({ skip }) => {
  const directory = await withData()
  const old = ['2020-01-01T00-00-00-000Z', '2020-01-02T00-00-00-000Z'].map((name) => join(directory, '.backup', name))
  for (const folder of old) mkdirSync(folder, { recursive: true })
  const [stuck = '', other = ''] = old
  // Nobody, not even root, may remove what a disk is mounted on.
  const mount = await runIn(directory, ['mount', '-t', 'tmpfs', 'tmpfs', stuck]).catch(() => null)
  if (mount?.exitCode !== 0) return skip('Only root may mount a disk')
  onTestFinished(async () => {
    await runIn(directory, ['umount', '--lazy', stuck])
  })
  const { exitCode, output } = await backUp(directory, '.backup', '--keep', '1')
  expect(exitCode).toBe(1)
  expect(output).toMatch(
    /Backed up .* to \.backup\/\S+; 1 older removed\. Cannot be removed: \S*2020-01-01\S+ \(EBUSY\)/,
  )
  expect(existsSync(other)).toBe(false)
  expect(backupsIn(directory)).toHaveLength(2)
})

test('a restore is refused while a process has the database open, or if one exists without --replace', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  const refused = await restore(directory, `.backup/${name}`)
  expect(refused.output).toContain('There is already journal.db and platform.db in .data. With --replace')
  const { write } = await openNotes(join(directory, '.data'), 'platform')
  const inUse = await restore(directory, `.backup/${name}`, '--replace')
  expect(inUse.output).toContain('platform.db is in use. Stop the site first')
  expect([refused.exitCode, inUse.exitCode]).toEqual([1, 1])
  await write('goes on')
})

test('a restore with --replace moves the existing database aside', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  await runProgram(directory, ['../test/support/platform/writeNotes.ts', '.data', '5'])
  const { output } = await restore(directory, `.backup/${name}`, '--replace')
  const aside = join(directory, /lies in (.*)\n/.exec(output)?.[1] ?? '')
  expect(rowsIn(join(directory, '.data', 'platform.db'))).toHaveLength(30)
  expect(rowsIn(join(aside, 'platform.db'))).toHaveLength(35)
})

test('what was moved aside is restored with the bookings that are in its log only', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  await runProgram(directory, ['../test/support/platform/writeNotes.ts', '.data', '5', 'killed'])
  expect(statSync(join(directory, '.data', 'platform.db-wal')).size).toBeGreaterThan(0)
  await restore(directory, `.backup/${name}`, '--replace')
  const [aside = ''] = readdirSync(join(directory, '.data')).filter((file) => file.startsWith('replaced-'))
  const { exitCode } = await restore(directory, `.data/${aside}`, '--replace')
  expect(exitCode).toBe(0)
  for (const file of ['journal.db', 'platform.db']) expect(rowsIn(join(directory, '.data', file))).toHaveLength(35)
})

test('a backup without a journal moves the one that is there aside, as it would confirm bookings that are gone', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  rmSync(join(directory, '.backup', name, 'journal.db'))
  const { exitCode } = await restore(directory, `.backup/${name}`, '--replace')
  expect(exitCode).toBe(0)
  const left = readdirSync(join(directory, '.data')).filter((file) => !file.startsWith('replaced-'))
  expect(left).toEqual(['platform.db'])
})

test('a backup without the bookings is refused, except where a foreign platform has them', async () => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  rmSync(join(directory, '.backup', name, 'platform.db'))
  const { output, exitCode } = await restore(directory, `.backup/${name}`, '--replace')
  expect(output).toContain(`.backup/${name} has no platform.db, where the bookings are`)
  expect(exitCode).toBe(1)
  expect(readdirSync(join(directory, '.data')).toSorted()).toEqual(['journal.db', 'platform.db'])
  const words = ['admin/backup/restore.ts', `.backup/${name}`, '--replace']
  const foreign = await runProgram(directory, words, { PLATFORM_URL: 'https://platform.example/graphql' })
  expect(foreign.stdout).toContain('Restored journal.db')
})

test('the data directory is no backup of itself', async () => {
  const directory = await withData()
  const { output, exitCode } = await restore(directory, '.data/', '--replace')
  expect(output).toContain('.data/ is the data directory itself')
  expect(exitCode).toBe(1)
})

test.skipIf(process.platform === 'win32')('a restore for which there is no room leaves nothing behind', async () => {
  const directory = await withData()
  const { write } = await openNotes(join(directory, '.data'), 'platform')
  for (let count = 0; count < 100; count += 1) await write('x'.repeat(2_000))
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  mkdirSync(join(directory, 'empty'))
  // No file may be larger than 100 kB: the journal is smaller, the bookings are not.
  const limited = ['sh', '-c', 'ulimit -f 200 && exec "$0" "$@"', process.execPath]
  const program = await bundled('admin/backup/restore.ts')
  const { output, exitCode } = await runIn(join(directory, 'empty'), [...limited, program, `../.backup/${name}`])
  expect(output).toContain(`Nothing was changed, because ../.backup/${name} cannot be copied into .data (EFBIG)`)
  expect(exitCode).toBe(1)
  expect(readdirSync(join(directory, 'empty', '.data'))).toEqual([])
})

test.skipIf(process.getuid?.() !== 0)(
  'a restore by another user than the owner of the data changes nothing',
  async () => {
    const directory = await withData()
    await backUp(directory)
    const [name = ''] = backupsIn(directory)
    chownSync(join(directory, '.data'), 65_534, 65_534)
    const { output, exitCode } = await restore(directory, `.backup/${name}`, '--replace')
    expect(output).toContain('/.data belongs to user 65534 and this runs as user 0')
    expect(output).toContain("sudo -u '#65534'")
    expect(exitCode).toBe(1)
    expect(readdirSync(join(directory, '.data')).some((file) => file.startsWith('replaced-'))).toBe(false)
  },
)

test('a restore says what remains to be done', async () => {
  const directory = await withData()
  await backUp(directory)
  const { stdout } = await restore(directory, `.backup/${backupsIn(directory)[0] ?? ''}`, '--replace')
  expect(stdout).toContain('Set the counter of order numbers')
  expect(stdout).toContain('Erase once more whoever was erased since the backup')
})

test.each([
  { what: 'a damaged backup', bytes: 4_096 },
  { what: 'a backup of which nothing is left', bytes: 0 },
])('$what is refused before anything is changed', async ({ bytes }) => {
  const directory = await withData()
  await backUp(directory)
  const [name = ''] = backupsIn(directory)
  truncateSync(join(directory, '.backup', name, 'platform.db'), bytes)
  const { output, exitCode } = await restore(directory, `.backup/${name}`, '--replace')
  expect(output).toContain(`Database .backup/${name}/platform.db is damaged: this backup is of no use`)
  expect(exitCode).toBe(1)
  expect(rowsIn(join(directory, '.data', 'platform.db'))).toHaveLength(30)
})

test('a damaged database is not backed up, and earlier backups stay', async () => {
  const directory = await withData()
  await backUp(directory)
  truncateSync(join(directory, '.data', 'platform.db'), 4_096)
  const { output, exitCode } = await backUp(directory, '--keep', '1')
  expect(output).toContain('is damaged')
  expect(exitCode).toBe(1)
  expect(backupsIn(directory)).toHaveLength(1)
})

test.each([
  { command: 'backup', words: [], said: 'Nothing to back up: there is no database in .data.', code: 1 },
  { command: 'backup', words: ['--keep', '0'], said: '--keep is «0»; allowed: a whole number from 1', code: 2 },
  { command: 'backup', words: ['a', 'b'], said: 'More than one directory is named: a, b', code: 2 },
  { command: 'backup', words: ['.data'], said: '.data is inside of the data directory .data', code: 2 },
  { command: 'backup', words: ['.data/copies'], said: '.data/copies is inside of the data directory .data', code: 2 },
  { command: 'restore', words: [], said: 'Nothing to restore: name the folder of a backup', code: 2 },
  { command: 'restore', words: ['.'], said: '. is no backup: name a folder that npm run backup has made', code: 1 },
  {
    command: 'restore',
    words: ['.', '--force'],
    said: "Unknown option '--force'; --help tells what there is",
    code: 2,
  },
])('$command $words says in one line what is wrong, exit code $code', async ({ command, words, said, code }) => {
  const directory = temporaryDirectory()
  const { output, exitCode } = await runProgram(directory, [`admin/backup/${command}.ts`, ...words])
  const lines = output.trimEnd().split('\n')
  expect(lines.filter((line) => line !== databaseLine(directory))).toEqual([expect.stringContaining(said)])
  expect(exitCode).toBe(code)
  expect(existsSync(join(directory, '.data'))).toBe(false)
})

test.each(['backup/backup', 'backup/restore', 'bookings/bookings', 'erase'])(
  '%s tells a folder it may not look into from an empty one',
  async (command) => {
    const directory = temporaryDirectory()
    // As unreadable as the folder of another user, also for root.
    for (const name of ['.data', 'loop']) symlinkSync(name, join(directory, name))
    const words = command === 'backup/restore' ? ['loop'] : command === 'erase' ? ['CR-2027-000123'] : []
    const { output, exitCode } = await runProgram(directory, [`admin/${command}.ts`, ...words])
    expect(output).toMatch(/ cannot be looked at \(ELOOP\): run this as the user of the site\n$/)
    expect(exitCode).toBe(1)
  },
)

test('a backup that fails leaves no folder behind, and one that was there', async () => {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'there'))
  expect((await backUp(directory, 'new/copies')).exitCode).toBe(1)
  expect((await backUp(directory, 'there/copies')).exitCode).toBe(1)
  expect(readdirSync(directory)).toEqual(['there'])
  expect(readdirSync(join(directory, 'there'))).toEqual([])
})

test('a backup to where nothing can be written says so in one line', async () => {
  const directory = await withData()
  writeFileSync(join(directory, 'file'), '')
  const { output, exitCode } = await backUp(directory, 'file/copies')
  expect(output).toContain(
    '\nNothing can be written to file/copies (ENOTDIR): make it writable, or name another folder\n',
  )
  expect(exitCode).toBe(1)
})

test.runIf(existsSync('/proc/self'))(
  'a backup to where the system lets nobody make a folder ends, and says so',
  async () => {
    const { output, exitCode } = await backUp(await withData(), '/proc/copies')
    expect(output).toContain('Nothing can be written to /proc/copies (ENOENT)')
    expect(exitCode).toBe(1)
  },
)

test.each(['help', '-h', '--help'])('«%s» tells how a backup is made, and makes none', async (word) => {
  const directory = await withData()
  const { stdout, exitCode } = await backUp(directory, word)
  expect(stdout).toContain('npm run backup -- [directory]')
  expect(exitCode).toBe(0)
  expect(existsSync(join(directory, word))).toBe(false)
})
