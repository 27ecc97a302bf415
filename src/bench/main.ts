/*
 * `npm run bench -- <name>`: measures and prints, and fails only when it cannot measure. Whether a bar is met is told
 * in words, for a slow machine is no mistake of the code.
 */

const BENCHES: Readonly<Record<string, () => Promise<string>>> = {
  domain: async () => (await import('./domain.ts')).domainReport(),
  funnel: async () => (await import('./funnel.ts')).funnelReport(),
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => BENCHES[name] === undefined)

if (unknown.length > 0) {
  process.stderr.write(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}\n`)
  process.exitCode = 1
} else {
  for (const [name, report] of Object.entries(BENCHES))
    if (names.length === 0 || names.includes(name)) process.stdout.write(`${name}\n${await report()}\n`)
}
