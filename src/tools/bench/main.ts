import { readBenchNames, type BenchName } from './benchNames.ts'
import type { Report } from './report.ts'

/* `npm run bench -- <name>`: measures and prints; ends with 1 where a limit is missed. A set-up without its programs is left out, and says so. */

const BENCHES: Readonly<Record<BenchName, () => Promise<Report>>> = {
  domain: async () => (await import('./domain.ts')).domainReport(),
  site: async () => (await import('./site.ts')).siteReport(),
  cold: async () => (await import('./coldPages.ts')).coldPagesReport(),
  placing: async () => (await import('./placing.ts')).placingReport(),
  pages: async () => (await import('./pages.ts')).pagesReport(),
  funnel: async () => (await import('./funnel.ts')).funnelReport(),
  bytes: async () => (await import('./bytes.ts')).bytesReport(),
  crowd: async () => (await import('./crowd.ts')).crowdReport(),
  memory: async () => (await import('./memory.ts')).memoryReport(),
}

for (const name of readBenchNames(process.argv.slice(2))) {
  const { text, isMet } = await BENCHES[name]()
  process.stdout.write(`${name}\n${text}\n`)
  if (!isMet) process.exitCode = 1
}
