// npm run test:faults: lets visitors book at the built site while something breaks. See main.ts.
import { spawn } from 'node:child_process'
import { bundleForNode, programOnWebsite } from '#tools/scripts/bundleForNode.mjs'
import { passSignalsTo } from '#tools/scripts/run.mjs'

const FOLDER = 'build/outages'

await bundleForNode(FOLDER, programOnWebsite('test/outages/main.ts'))

const outages = spawn(process.execPath, ['--enable-source-maps', `${FOLDER}/main.js`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
passSignalsTo(outages)
outages.on('close', (code) => {
  process.exitCode = code ?? 1
})
