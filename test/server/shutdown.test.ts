import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../support/server/endingProcess.ts', import.meta.url))

/** A process that listens and can be ended, with what it has logged. */
async function startProcess(...words: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await expect.poll(() => output).toContain('listening')
  const port = /"port":(\d+)/.exec(output)?.[1] ?? ''
  return {
    child,
    ended,
    output: () => output,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text()),
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: what was begun is answered, then the databases are closed',
  async (signal) => {
    const { child, ended, output, get } = await startProcess()
    const slow = get('/slow')
    await expect.poll(() => get('/')).toBe('answered')
    child.kill(signal)
    expect(await slow).toBe('answered')
    expect(await ended).toBe(0)
    expect(output()).toContain('databases closed')
  },
)

test.each([
  { path: '/throw', reason: 'thrown by nobody' },
  { path: '/reject', reason: 'rejected by nobody' },
])(
  'an error nobody catches ($path) is logged and ends the process in order, others are answered',
  async ({ path, reason }) => {
    const { ended, output, get } = await startProcess()
    const slow = get('/slow')
    await expect.poll(() => get('/')).toBe('answered')
    await get(path).catch(() => undefined)
    expect(await slow).toBe('answered')
    expect(await ended).toBe(1)
    expect(output()).toContain(reason)
    expect(output()).toContain('databases closed')
  },
)

test.each([
  { closing: 'fails', reason: 'The databases could not be closed' },
  { closing: 'hangs', reason: 'The databases were not closed in time' },
])('a process whose closing $closing ends with exit code 1, and says so', async ({ closing, reason }) => {
  const { child, ended, output } = await startProcess(closing)
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(output()).toContain(reason)
})

test('a second signal exits the process at once', async () => {
  const { child, ended, output, get } = await startProcess()
  const slow = get('/slow').catch(() => 'cut')
  await expect.poll(() => get('/')).toBe('answered')
  child.kill('SIGINT')
  await expect.poll(output).toContain('Shutting down')
  child.kill('SIGINT')
  expect(await slow).toBe('cut')
  expect(await ended).toBe(1)
})
