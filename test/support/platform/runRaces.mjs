// npm run test:races -- --rounds 10000 [--seed 1]: bookings with random concurrent payment operations, on both engines.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
if (![values.rounds, values.seed].every((value) => /^\d+$/.test(value))) {
  console.error(
    'Usage: npm run test:races -- --rounds <number of bookings for each engine> [--seed <seed of the first one>]',
  )
  process.exit(2)
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'test/platform/payment/races.test.ts']
const run = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, RACE_ROUNDS: values.rounds, RACE_SEED: values.seed },
})
run.on('close', (code) => {
  process.exitCode = code === 0 ? 0 : 1
})
