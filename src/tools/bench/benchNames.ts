import { readWords, UsageError, type Usage } from '#server/config/commandLine.ts'

/** In the order they run. */
const BENCH_NAMES = ['domain', 'site', 'cold', 'placing', 'pages', 'funnel', 'bytes', 'crowd', 'memory'] as const

export type BenchName = (typeof BENCH_NAMES)[number]

/** Run by name only: half an hour, and more than one. */
const LONG: readonly BenchName[] = ['crowd', 'memory']

export const BENCH = {
  name: 'bench',
  forms: ['', '<name> …'],
  does: `Measures and prints, each beside a baseline of the same run; exit code 1 if a limit is missed. There are ${BENCH_NAMES.join(', ')}; ${LONG.join(' and ')} take long and run by name only.`,
  options: {},
} as const satisfies Usage

/**
 * The measurements to run.
 * @throws UsageError
 */
export function readBenchNames(words: readonly string[]): readonly BenchName[] {
  const { positionals } = readWords(BENCH, words)
  const unknown = positionals.filter((name) => !BENCH_NAMES.some((known) => known === name))
  if (unknown.length > 0)
    throw new UsageError(`No bench is called ${unknown.join(', ')}. There are: ${BENCH_NAMES.join(', ')}`)
  return BENCH_NAMES.filter((name) => (positionals.length > 0 ? positionals.includes(name) : !LONG.includes(name)))
}
