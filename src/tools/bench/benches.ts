import { readWords, UsageError, type Usage } from '#server/config/commandLine.ts'
import type { Report } from './figures.ts'

/** In the order they run. */
export const BENCHES = {
  domain: async () => (await import('./domain.ts')).domainReport(),
  site: async () => (await import('./site.ts')).siteReport(),
  cold: async () => (await import('./coldPages.ts')).coldPagesReport(),
  placing: async () => (await import('./placing.ts')).placingReport(),
  pages: async () => (await import('./pages.ts')).pagesReport(),
  funnel: async () => (await import('./funnel.ts')).funnelReport(),
  bytes: async () => (await import('./bytes.ts')).bytesReport(),
  crowd: async () => (await import('./crowd.ts')).crowdReport(),
  memory: async () => (await import('./memory.ts')).memoryReport(),
} as const satisfies Readonly<Record<string, () => Promise<Report>>>

/** Run by name only: half an hour, and more than one. */
const LONG = ['crowd', 'memory']

const NAMES = Object.keys(BENCHES)

export const BENCH = {
  name: 'bench',
  forms: ['', '<name> …'],
  does: `Measures and prints, each beside a baseline of the same run; exit code 1 if a limit is missed. There are ${NAMES.join(', ')}; ${LONG.join(' and ')} take long and run by name only.`,
  options: {},
} as const satisfies Usage

/**
 * The names of the measurements to run.
 * @throws UsageError
 */
export function readBenchNames(words: readonly string[]): readonly string[] {
  const { positionals } = readWords(BENCH, words)
  const unknown = positionals.filter((name) => !NAMES.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`No bench is called ${unknown.join(', ')}. There are: ${NAMES.join(', ')}`)
  return NAMES.filter((name) => (positionals.length > 0 ? positionals.includes(name) : !LONG.includes(name)))
}
