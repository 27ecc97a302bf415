import { runCommand } from '#server/config/commandLine.ts'
import { runOnWebsite } from '#tools/scripts/runOnWebsite.mjs'
import { BENCH, readBenchNames } from './benches.ts'

/** `npm run bench -- <name>`: see main.ts. The names are read first, as the program has to be bundled. */
await runCommand(BENCH, async (words) => {
  readBenchNames(words)
  return { text: null, exitCode: await runOnWebsite('src/tools/bench/main.ts', 'build/bench') }
})
