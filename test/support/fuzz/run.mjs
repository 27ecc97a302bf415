// npm run test:fuzz -- --runs 20000 [--seed 1]: so many hostile inputs to the built host; ends with 1 if it did not hold.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string' } } })
const seed = values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000_000))
if (![values.runs, seed].every((value) => /^\d+$/.test(value)) || Number(values.runs) === 0) {
  console.error('Usage: npm run test:fuzz -- --runs <number of inputs> [--seed <number of the first one>]')
  process.exit(2)
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'test/browser/fuzz.test.ts']
const run = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed },
})
run.on('close', (code) => {
  process.exitCode = code === 0 ? 0 : 1
})
