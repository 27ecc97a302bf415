import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from '#tools/dev/watchFolders.mjs'

test('a file is reported when it is written, replaced and written again, also in a new folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, draft, inside] = [join(folder, 'a.ts'), join(folder, 'draft'), join(folder, 'new/deep/b.ts')]
  writeFileSync(file, '')
  let told: string[] = []
  watchFolders([folder], (path) => told.push(path))
  const isTold = async (path: string) => {
    await vi.waitFor(() => expect(told).toContain(path), { timeout: 30_000 })
    told = []
  }
  writeFileSync(file, 'one')
  await isTold(file)
  writeFileSync(draft, 'two')
  renameSync(draft, file)
  await isTold(file)
  writeFileSync(file, 'three')
  await isTold(file)
  mkdirSync(join(folder, 'new/deep'), { recursive: true })
  writeFileSync(inside, '')
  await isTold(inside)
  writeFileSync(inside, 'again')
  await isTold(inside)
})
