import { existsSync } from 'node:fs'
import { runQuietly } from './run.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'

// Without the packages for development there is no drift check to make ready. A failure shows in the check again.
if (existsSync(TSX)) await runQuietly(TSX, ['src/tools/drift/prepare.ts']).catch(() => undefined)
