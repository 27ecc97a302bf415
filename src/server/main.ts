import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'
import { staticFiles } from './staticFiles.ts'

await serve({
  website: () => import('#website'),
  // The host is bundled beside the website.
  files: staticFiles(fileURLToPath(new URL('../client', import.meta.url))),
})
