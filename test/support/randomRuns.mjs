// npm run test:platforms|test:fuzz|test:races -- [--runs 200] [--seed 7]: more random cases of a test than the gate runs.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const SUITES = {
  platforms: {
    runs: '50',
    project: 'unit',
    file: 'test/journeys/generatedPlatforms.test.ts',
    flags: ['--reporter', 'dot'],
  },
  fuzz: { runs: '10000', project: 'browser', file: 'test/browser/fuzz.test.ts', flags: [] },
  races: { runs: '1000', project: 'unit', file: 'test/platform/payment/races.test.ts', flags: [] },
}

const [name = '', ...options] = process.argv.slice(2)
const suite = Object.entries(SUITES).find(([key]) => key === name)?.[1]
if (suite === undefined) throw new Error(`One of ${Object.keys(SUITES).join(', ')} is expected, not «${name}»`)
const { values } = parseArgs({
  args: options,
  options: { runs: { type: 'string', default: suite.runs }, seed: { type: 'string' } },
})
const seed = values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000_000))
if (![values.runs, seed].every((value) => /^\d+$/.test(value)) || Number(values.runs) === 0) {
  console.error(`Usage: npm run test:${name} -- --runs <number of cases> [--seed <seed of the first one>]`)
  process.exit(2)
}
console.info(`${name}: ${values.runs} runs from seed ${seed}`)

const { project, file, flags } = suite
const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...flags, file], {
  stdio: 'inherit',
  env: { ...process.env, TEST_RUNS: values.runs, TEST_SEED: seed },
})
run.on('close', (code) => {
  process.exitCode = code === 0 ? 0 : 1
})
