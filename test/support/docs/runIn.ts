import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cwd, env, execPath, platform } from 'node:process'
import { bundleForNode } from '#tools/scripts/bundleForNode.mjs'

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
    // There npm is a batch file, which runs in a shell only.
    shell: program === 'npm' && platform === 'win32',
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
export async function runProgram(
  directory: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [program = '', ...rest] = words
  return runIn(directory, ['node', await bundled(program), ...rest], settings)
}

const bundles = new Map<string, Promise<string>>()

/** Path of the program as one file, made at its first start: to translate its modules at every start takes longer than they run. */
export function bundled(program: string): Promise<string> {
  const made = bundles.get(program) ?? bundle(program)
  bundles.set(program, made)
  return made
}

/** Two processes may bundle the same program at the same time. */
async function bundle(program: string): Promise<string> {
  const name = basename(program, '.ts')
  const directory = join(cwd(), 'node_modules/.cache/programs', `${name}-${String(process.pid)}`)
  await bundleForNode(directory, {
    emptyOutDir: true,
    rolldownOptions: { input: { [name]: join(cwd(), 'src', program) }, output: { entryFileNames: '[name].mjs' } },
  })
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return join(directory, `${name}.mjs`)
}
