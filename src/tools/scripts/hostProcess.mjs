import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Flags of Node and settings of glibc that keep the host's memory small. The container image and the deployment guide repeat them. */
export const HOST_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=192']
export const HOST_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Runs a program as the host is run, in a process of its own: both kinds of settings are read when a process starts.
 * Signals are passed on.
 * @param {readonly string[]} program a script and its arguments
 * @returns {Promise<number>} its exit code; 128 and the number of the signal that ended it, as in a shell
 */
export function runAsHost(program) {
  const child = spawn(process.execPath, [...HOST_FLAGS, ...program], {
    stdio: 'inherit',
    env: { ...process.env, ...HOST_ENVIRONMENT },
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to all of its processes. A second SIGINT would end the host without finishing its requests.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]))
    })
  })
}
