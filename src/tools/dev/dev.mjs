import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { createServer } from 'vite'
import { codegenOnChange } from './codegenOnChange.mjs'
import { siteInVite } from './siteInVite.mjs'

// Before the first variable is read: one that is set already wins.
if (existsSync('.env')) loadEnvFile('.env')
process.env['NODE_ENV'] = 'development'
process.env['SCENARIOS'] ??= '1'
// A line for each request would bury the type errors.
process.env['LOG_LEVEL'] ??= 'warn'

/** Incremental type check: only the first start checks everything. */
const CHECKED = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/dev.tsbuildinfo']

const types = spawn(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '--watch', '--preserveWatchOutput', ...CHECKED],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
const site = siteInVite()
const vite = await createServer({ plugins: [codegenOnChange(), site.plugin] })

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void end())
await vite.listen()
vite.printUrls()

async function end() {
  types.kill()
  await Promise.allSettled([site.close(), vite.close()])
  process.exit(0)
}
