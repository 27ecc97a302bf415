import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chdir, loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { runAsHost } from './hostProcess.mjs'
import { passSignalsTo } from './run.mjs'
import { isBuildFresh } from './stamp.mjs'

chdir(fileURLToPath(new URL('../../..', import.meta.url)))
// Before the first variable is read: one that is set already wins.
if (existsSync('.env')) loadEnvFile('.env')
process.env['NODE_ENV'] ??= process.env['SCENARIOS'] === '1' ? 'test' : 'production'

process.exitCode = isBuildFresh() || (await builds()) ? await runAsHost(['build/host/main.js']) : 1

/**
 * Builds in a process of its own, so that the memory of the build does not stay with the server.
 * @returns {Promise<boolean>}
 */
function builds() {
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
