import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from './serve.ts'
import { staticFiles } from './staticFiles.ts'

await serve({
  website: () => import('#website'),
  // The host is bundled beside the website.
  files: staticFiles(fileURLToPath(new URL('../client', import.meta.url))),
  version: stampOfBuild(),
})

/** The hash of all that was built; null where the host was bundled for something else than `npm start`. */
function stampOfBuild(): string | null {
  try {
    return readFileSync(new URL('../stamp', import.meta.url), 'utf8')
  } catch {
    return null
  }
}
