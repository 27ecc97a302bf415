import { join } from 'node:path'
import { cwd } from 'node:process'
import { runIn, type Outcome } from './runIn.ts'

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
