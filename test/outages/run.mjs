// npm run test:faults: lets visitors book at the built site while something breaks. See main.ts.
import { runOnWebsite } from '#tools/scripts/runOnWebsite.mjs'

await runOnWebsite('test/outages/main.ts', 'build/outages')
