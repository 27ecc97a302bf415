// npm run test:strange -- --runs 200 [--seed 1]: whole bookings on randomly generated platforms; exit code 1 if any failed.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '50' }, seed: { type: 'string' } } })
const first = values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000))
if (![values.runs, first].every((value) => /^\d+$/.test(value))) {
  console.error('Usage: npm run test:strange -- --runs <number of platforms> [--seed <seed of the first one>]')
  process.exit(2)
}
console.info(`Strange platforms ${first} to ${Number(first) + Number(values.runs) - 1}`)

const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  '--reporter',
  'dot',
  'test/journeys/strangePlatforms.test.ts',
]
const run = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, STRANGE_RUNS: values.runs, STRANGE_SEED: first },
})
run.on('close', (code) => {
  process.exitCode = code === 0 ? 0 : 1
})
