import { spawn } from 'node:child_process'

/**
 * Runs one program of node_modules (or a script) with this Node. Prints its output if it fails; else only its lines about
 * what could not be tested here.
 * @param {string} script
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [environment]
 * @returns {Promise<void>}
 */
export function runQuietly(script, parameters, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    /** @type {Buffer[]} */
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const unlink = passSignalsTo(child)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      unlink()
      if (code === 0) {
        process.stdout.write(untestedLines(Buffer.concat(output).toString('utf8')))
        resolve()
        return
      }
      process.stderr.write(Buffer.concat(output))
      reject(new Error(`${script} ended with ${signal ?? code}`))
    })
  })
}

/**
 * The lines about tests that cannot run on this machine.
 * @param {string} output
 */
function untestedLines(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('NOT TESTED'))
  return lines.map((line) => `  ${line}\n`).join('')
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to a child.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops passing them on
 */
export function passSignalsTo(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}

/**
 * Names a part when it begins, and once more with the time it took.
 * @param {string} name
 * @param {() => Promise<void>} part
 */
export async function timed(name, part) {
  const start = performance.now()
  process.stdout.write(`  ${name} …\n`)
  await part()
  process.stdout.write(`  ${name.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
}
