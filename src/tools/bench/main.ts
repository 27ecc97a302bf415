import { BENCHES, readBenchNames } from './benches.ts'

/* `npm run bench -- <name>`: measures and prints; ends with 1 where a limit is missed. A set-up without its programs is left out, and says so. */

const names = readBenchNames(process.argv.slice(2))
for (const [name, report] of Object.entries(BENCHES)) {
  if (!names.includes(name)) continue
  const { text, isMet } = await report()
  process.stdout.write(`${name}\n${text}\n`)
  if (!isMet) process.exitCode = 1
}
