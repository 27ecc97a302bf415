import { spawn } from 'node:child_process'
import { execPath } from 'node:process'
import { expect, test } from 'vitest'
import { HOST_ENVIRONMENT, HOST_FLAGS } from '#tools/scripts/hostProcess.mjs'

/** Starts `npm start`'s launcher with another program in the place of the host. */
function launch(program: string) {
  const launcher = `
    import { runAsHost } from ${JSON.stringify(new URL('../../../src/tools/scripts/hostProcess.mjs', import.meta.url).href)}
    process.exitCode = await runAsHost(['--input-type=module', '--eval', ${JSON.stringify(program)}])`
  const child = spawn(execPath, ['--input-type=module', '--eval', launcher], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    output += text
  })
  return {
    child,
    told: (word: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (output.includes(word)) resolve()
          else child.stdout.once('data', look)
        }
        look()
      }),
    ended: new Promise<{ readonly code: number | null; readonly output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }))
    }),
  }
}

const WAIT = `console.log('ready'); setInterval(() => {}, 1000);`

test('the launcher starts the host with its memory settings and exits with its exit code', async () => {
  const { code, output } = await launch(`
    console.log(JSON.stringify([process.execArgv.slice(0, ${String(HOST_FLAGS.length)}), process.env])); process.exitCode = 3`)
    .ended
  const [flags, environment] = JSON.parse(output) as [unknown, unknown]
  expect(flags).toEqual(HOST_FLAGS)
  expect(environment).toMatchObject(HOST_ENVIRONMENT)
  expect(code).toBe(3)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s reaches the host once and the launcher waits for it',
  async (signal) => {
    const { child, told, ended } = launch(`
    process.on('${signal}', () => { console.log('got it'); setTimeout(() => process.exit(5), 50) }); ${WAIT}`)
    await told('ready')
    child.kill(signal)
    const { code, output } = await ended
    expect(code).toBe(5)
    expect(output.match(/got it/g)).toHaveLength(1)
  },
)

test('the launcher exits with 128 plus the signal of a killed host', async () => {
  const { code } = await launch(`process.kill(process.pid, 'SIGKILL'); ${WAIT}`).ended
  expect(code).toBe(137)
})
