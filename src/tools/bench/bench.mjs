import { spawn } from 'node:child_process'
import { bundleForNode, programOnWebsite } from '#tools/scripts/bundleForNode.mjs'
import { passSignalsTo } from '#tools/scripts/run.mjs'

const FOLDER = 'build/bench'

// Bundled as in production, as a module runner would be measured too.
await bundleForNode(FOLDER, programOnWebsite('src/tools/bench/main.ts'))

// In a separate process, as garbage of the build would be collected during a measurement.
const bench = spawn(process.execPath, ['--enable-source-maps', `${FOLDER}/main.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
passSignalsTo(bench)
bench.on('close', (code) => {
  process.exitCode = code ?? 1
})
