import { parseArgs } from 'node:util'
import { StartError } from './startError.ts'

/** The words of a command are wrong. The message is one line; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

interface Option {
  readonly type: 'string' | 'boolean'
  /** What a text stands for, in the usage text; none for a flag. */
  readonly value?: string
  /** What it does, for the operator. */
  readonly does: string
}

/** How a command is called. `--help` is an option of each. */
export interface Usage<Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  /** Name of the script in package.json. */
  readonly name: string
  /** The words behind `--`, for each way to call it; without optional ones. */
  readonly forms: readonly string[]
  readonly does: string
  readonly options: Options
}

/** The answer to `--help`. */
export function usageText({ name, forms, does, options }: Usage): string {
  const rows = [
    ...Object.entries(options).map(([option, { value, does: effect }]) => ({
      words: `--${option}${value === undefined ? '' : ` ${value}`}`,
      effect,
    })),
    { words: '--help', effect: 'this text' },
  ]
  const width = Math.max(...rows.map(({ words }) => words.length)) + 2
  return [
    ...forms.map((form) => (form === '' ? `npm run ${name}` : `npm run ${name} -- ${form}`)),
    '',
    does,
    '',
    ...rows.map(({ words, effect }) => `  ${words.padEnd(width)}${effect}`),
    '',
  ].join('\n')
}

/**
 * Reads the words of a command.
 * @throws UsageError for an option it does not have, one without its value, or an empty word, as a script writes that
 * takes it from a variable which is not set
 */
export function readWords<Options extends Readonly<Record<string, Option>>>(
  { options }: Usage<Options>,
  words: readonly string[],
) {
  if (words.some((word) => /^(--[a-z-]+=)?\s*$/.test(word)))
    throw new UsageError('A word is empty: is it that of a variable which is not set?')
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    // Behind its first sentence Node tells of words that begin with a hyphen, which none of ours do.
    const [reason] = error instanceof Error ? error.message.split('. ') : []
    throw new UsageError(`${reason ?? 'The options cannot be read'}; --help tells what there is`)
  }
}

/**
 * The only positional word, or null without one.
 * @throws UsageError for several
 */
export function onlyWord(positionals: readonly string[], what: string): string | null {
  if (positionals.length > 1) throw new UsageError(`More than one ${what} is named: ${positionals.join(', ')}`)
  return positionals[0] ?? null
}

/** What a command prints, and its exit code. */
export interface CommandOutcome {
  /** Null where it has printed already. */
  readonly text: string | null
  readonly exitCode: number
}

interface Failure {
  /** Exit code where the command could not do its work. */
  readonly exitCode: number
  /** Put before the message and stack trace of an unexpected error. */
  readonly bug: string
}

/**
 * Runs a command of an operator and prints what it returns. `--help`, `-h`, or `help` alone, prints the usage text instead,
 * exit code 0; wrong use is one line and 2, an expected failure one line and the exit code of a failure, 1 unless it says
 * otherwise.
 */
export async function runCommand(
  usage: Usage,
  command: (words: readonly string[]) => Promise<string | CommandOutcome>,
  failure: Failure = { exitCode: 1, bug: '' },
): Promise<void> {
  const words = process.argv.slice(2)
  if (words.some((word) => word === '--help' || word === '-h') || words.join() === 'help') {
    process.stdout.write(usageText(usage))
    return
  }
  try {
    const outcome = await command(words)
    const { text, exitCode } = typeof outcome === 'string' ? { text: outcome, exitCode: 0 } : outcome
    if (text !== null) process.stdout.write(`${text}\n`)
    process.exitCode = exitCode
  } catch (error) {
    process.stderr.write(`${errorText(error, failure.bug)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : failure.exitCode
  }
}

/** Expected and system errors print their message; anything else is a bug and keeps its stack trace. */
function errorText(error: unknown, bug: string): string {
  if (!(error instanceof Error)) return `${bug}${String(error)}`
  const isExpected = error instanceof UsageError || error instanceof StartError || error.name === 'StorageError'
  return isExpected || 'syscall' in error ? error.message : `${bug}${error.stack ?? error.message}`
}
