import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cwd, env, execPath } from 'node:process'

export interface Outcome {
  /** Null after a signal. */
  readonly exitCode: number | null
  readonly stdout: string
  /** Both streams, as a terminal shows them. */
  readonly output: string
}

/**
 * Runs a command in a folder, with an environment that knows nothing of the test around it.
 * @param command its words; `node` means the one that runs the test
 */
export function runIn(
  directory: string,
  command: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [program = '', ...words] = command
  const child = spawn(program === 'node' ? execPath : program, words, {
    cwd: directory,
    env: { PATH: env['PATH'] ?? '', HOME: env['HOME'] ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const told = { stdout: '', output: '' }
  for (const [stream, isStdout] of [
    [child.stdout, true],
    [child.stderr, false],
  ] as const) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      told.output += text
      if (isStdout) told.stdout += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode, ...told }))
  })
}

/** Runs a program of `src` in another folder than the project, as `npm run` would in the project. */
export function runProgram(
  directory: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [program = '', ...rest] = words
  return runIn(
    directory,
    ['node', '--import', import.meta.resolve('tsx'), join(cwd(), 'src', program), ...rest],
    settings,
  )
}
