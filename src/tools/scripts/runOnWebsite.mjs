import { spawn } from 'node:child_process'
import { bundleForNode, programOnWebsite } from './bundleForNode.mjs'
import { passSignalsTo } from './run.mjs'
import { ensureBuild } from './stamp.mjs'

/**
 * Bundles a program that imports the built website, as in production, and runs it with the parameters of this command.
 * The website is built first if its build is older than its sources, so that nothing old is measured. In a separate
 * process, as garbage of the build would be collected while the program measures.
 * @param {string} main
 * @param {string} folder of the bundle
 * @returns {Promise<number>} its exit code, which becomes that of this process
 */
export async function runOnWebsite(main, folder) {
  if (!(await ensureBuild())) return (process.exitCode = 1)
  await bundleForNode(folder, programOnWebsite(main))
  const program = spawn(process.execPath, ['--enable-source-maps', `${folder}/main.js`, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  passSignalsTo(program)
  return new Promise((resolve) => {
    program.on('close', (code) => {
      process.exitCode = code ?? 1
      resolve(code ?? 1)
    })
  })
}
