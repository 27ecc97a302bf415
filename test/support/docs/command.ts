import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cwd } from 'node:process'
import { bundleForNode } from '#tools/scripts/bundleForNode.mjs'
import { runIn, type Outcome } from './runIn.ts'

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

/** The program as one file, made at its first start: to translate its modules at every start takes longer than they run. */
function bundled(program: string): Promise<string> {
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
