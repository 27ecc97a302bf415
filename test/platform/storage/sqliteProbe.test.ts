import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { openNotes } from '#test/support/platform/openSqlite.ts'

/** A separate disk of 30 MB; null if this user may not mount one. */
function smallDisk(): string | null {
  const directory = temporaryDirectory()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=30m', 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', directory]))
  return directory
}

test('a nearly full disk is reported before bookings fail, until there is room again', async ({ skip }) => {
  const directory = smallDisk()
  if (directory === null) return skip('Only root may mount a disk')
  const { storage, write } = await openNotes(directory, 'notes')
  await storage.probe.check(1_000)
  const { bavail, bsize } = statfsSync(directory)
  const filling = join(directory, 'filling')
  writeFileSync(filling, Buffer.alloc(bavail * bsize - 5_000_000))
  await expect(storage.probe.check(1_000)).rejects.toMatchObject({ code: 'ENOSPC' })
  rmSync(filling)
  await storage.probe.check(1_000)
  await write('there is room')
})

test('a database on a full disk says on opening that there is no room', async ({ skip }) => {
  const directory = smallDisk()
  if (directory === null) return skip('Only root may mount a disk')
  const whole = new Libsql(join(directory, 'notes.db'))
  whole.exec('create table note (text)')
  whole.close()
  const { bavail, bsize } = statfsSync(directory)
  writeFileSync(join(directory, 'filling'), Buffer.alloc(bavail * bsize))
  await expect(openDatabase({ directory, name: 'notes' })).rejects.toThrow('there is no room left on its disk')
  await expect(openDatabase({ directory, name: 'other' })).rejects.toThrow('there is no room left on its disk')
})

test('a probe that met a lock holds no lock afterwards', async () => {
  const { storage, path } = await openNotes(temporaryDirectory(), 'notes')
  const others = new Libsql(path, { timeout: 0 })
  onTestFinished(() => void others.close())
  await storage.probe.check(1_000)
  others.exec('begin immediate')
  await expect(storage.probe.check(20)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  others.exec('commit')
  await storage.probe.check(1_000)
  others.exec('begin immediate')
  others.exec('commit')
})
