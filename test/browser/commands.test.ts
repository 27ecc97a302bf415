import { spawnSync } from 'node:child_process'
import { readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { newDirectory, removeDirectory, startSite } from '#test/support/browser/site.ts'

/** Runs a command of the build in the folder of a site, without sources or a TypeScript runner. */
function run(directory: string, name: string, ...words: readonly string[]) {
  const script = fileURLToPath(new URL(`../../build/commands/${name}.js`, import.meta.url))
  const { status, stdout, stderr } = spawnSync(execPath, [script, ...words], {
    cwd: directory,
    env: { PATH: env['PATH'] ?? '' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('where the build alone is, the data are backed up while the site runs, restored, bookings looked up and people erased', async () => {
  const directory = newDirectory()
  onTestFinished(() => removeDirectory(directory))
  const databaseLine = `Database: files in ${join(realpathSync(directory), '.data')}\n`
  const site = await startSite({ directory })
  expect(run(directory, 'backup').output).toContain('Backed up')
  const [backup = ''] = readdirSync(join(directory, '.backup'))
  expect(run(directory, 'restore', join('.backup', backup), '--replace').output).toContain('is in use')
  await site.stop()
  rmSync(join(directory, '.data'), { recursive: true })
  expect(run(directory, 'restore', join('.backup', backup))).toMatchObject({ status: 0 })
  expect(run(directory, 'bookings')).toEqual({
    status: 0,
    output: `No bookings.\n${databaseLine}`,
  })
  expect(run(directory, 'erase', 'CR-2027-000123')).toEqual({
    status: 1,
    output: `${databaseLine}There is no booking CR-2027-000123 here; nothing was changed.\n`,
  })
})
