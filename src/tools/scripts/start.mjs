import { existsSync } from 'node:fs'
import { chdir, loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { runAsHost } from './hostProcess.mjs'
import { ensureBuild } from './stamp.mjs'

chdir(fileURLToPath(new URL('../../..', import.meta.url)))
// Before the first variable is read: one that is set already wins.
if (existsSync('.env')) loadEnvFile('.env')
process.env['NODE_ENV'] ??= process.env['SCENARIOS'] === '1' ? 'test' : 'production'

process.exitCode = (await ensureBuild()) ? await runAsHost(['build/host/main.js']) : 1
