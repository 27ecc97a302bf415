// npm run bench. See main.ts.
import { runOnWebsite } from '#tools/scripts/runOnWebsite.mjs'

await runOnWebsite('src/tools/bench/main.ts', 'build/bench')
