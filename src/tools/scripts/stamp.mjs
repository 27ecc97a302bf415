import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { passSignalsTo } from './run.mjs'

const STAMP_FILE = 'build/stamp'
const INPUT_FOLDERS = ['operations', 'src']
const INPUT_FILES = [
  'codegen.ts',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'schema.graphql',
  'tsconfig.json',
  'vite.config.ts',
]

/** Hash of all inputs of the build: if it is unchanged, no new build is needed. */
export function inputsHash() {
  const hash = createHash('sha256')
  for (const file of [...INPUT_FILES, ...INPUT_FOLDERS.flatMap(filesIn)]) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export function isBuildFresh() {
  try {
    return readFileSync(STAMP_FILE, 'utf8') === inputsHash()
  } catch {
    return false
  }
}

/**
 * Builds where the build is missing or older than its sources, in a process of its own, whose memory does not stay.
 * @returns {Promise<boolean>} whether there is a build of the present sources
 */
export function ensureBuild() {
  if (isBuildFresh()) return Promise.resolve(true)
  process.stdout.write('Building, because the build is missing or older than its sources:\n')
  const child = spawn(process.execPath, ['src/tools/scripts/build.mjs'], { stdio: 'inherit' })
  const unlink = passSignalsTo(child)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      unlink()
      resolve(code === 0)
    })
  })
}

/** Whether a build can be made here: a server keeps the packages of production alone. */
export function hasDevelopmentPackages() {
  return existsSync('node_modules/vite')
}

/** @param {string} hash */
export function writeStamp(hash) {
  writeFileSync(STAMP_FILE, hash)
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
