import type { Report } from './report.ts'

/* `npm run bench -- <name>`: measures and prints; ends with 1 where a limit is missed. A set-up without its programs is left out, and says so. */

const BENCHES: Readonly<Record<string, () => Promise<Report>>> = {
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

/** Run by name only: half an hour, and more than one. */
const LONG: readonly string[] = ['crowd', 'memory']

const names = process.argv.slice(2)
const unknown = names.filter((name) => BENCHES[name] === undefined)

if (unknown.length > 0) {
  process.stderr.write(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}\n`)
  process.exitCode = 1
} else {
  for (const [name, report] of Object.entries(BENCHES)) {
    if (names.length > 0 ? !names.includes(name) : LONG.includes(name)) continue
    const { text, isMet } = await report()
    process.stdout.write(`${name}\n${text}\n`)
    if (!isMet) process.exitCode = 1
  }
}
