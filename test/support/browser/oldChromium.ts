import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { run } from '#test/support/debianPackage.ts'
import { CHROMIUM_FLAGS } from './installedBrowsers.ts'

/** Fetched by npm when tests are run: installed it would be 57 MB. It has a Chromium without windows in it, for Linux. */
const PACKAGE = '@sparticuz/chromium'
const VERSION = '109.0.6'

const DIRECTORY = fileURLToPath(new URL('../../../node_modules/.cache/chromium-109', import.meta.url))
const PROGRAM = join(DIRECTORY, 'chromium')

/** Fetches Chromium 109 where it is missing and can run; elsewhere its tests are left out. */
export function bringOldChromium(): void {
  if (hasOldChromium() || process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(DIRECTORY, { recursive: true })
  try {
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', DIRECTORY, `${PACKAGE}@${VERSION}`])
  } catch {
    // A network without npm's registry.
    return
  }
  const packages = join(DIRECTORY, 'node_modules')
  const unpacked = `${PROGRAM}.${String(process.pid)}`
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(packages, PACKAGE, 'bin/chromium.br'))), {
    mode: 0o755,
  })
  // Whole, or not there.
  renameSync(unpacked, PROGRAM)
  rmSync(packages, { recursive: true })
}

export function hasOldChromium(): boolean {
  return existsSync(PROGRAM)
}

export function openOldChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: PROGRAM, args: [...CHROMIUM_FLAGS], headless: true })
}

/** It warns of the attribute `popover`, which it does not know. */
export function isOfOldChromium(problem: string): boolean {
  return problem.includes("Found a 'popover' attribute")
}
