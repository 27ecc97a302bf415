import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles } from '#tools/scripts/changedFiles.mjs'

// To build and to serve takes no git, and a copy without one is tested as well.
const hasGit = spawnSync('git', ['--version']).status === 0

test.runIf(hasGit)('changed and new files are told by their names, with umlauts, quotes and blanks', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...parameters], { cwd: root })
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  git('init', '--quiet')
  for (const file of ['same.ts', 'Grösse.ts']) write(file, 'before')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'Begin')
  write('Grösse.ts', 'after')
  write('über "uns" 2.ts', 'new')
  expect(changedFiles('HEAD', root)).toEqual(['Grösse.ts', 'über "uns" 2.ts'])
})
