import { spawn } from 'node:child_process'
import { bundleForNode, programOnWebsite } from '#tools/scripts/bundleForNode.mjs'
import { passSignalsTo } from '#tools/scripts/run.mjs'

const FOLDER = 'build/bench'

// Plain Node runs what a bundler made, as in production: a module runner would be measured as well.
await bundleForNode(FOLDER, programOnWebsite('src/tools/bench/main.ts'))

// In a process of its own: the memory of the build would be collected in the middle of a measurement.
const bench = spawn(process.execPath, ['--enable-source-maps', `${FOLDER}/main.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
passSignalsTo(bench)
bench.on('close', (code) => {
  process.exitCode = code ?? 1
})
