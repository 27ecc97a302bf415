import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { staticFiles } from '#server/http/staticFiles.ts'
import { readPageFiles } from '#server/pages/pageFiles.ts'
import { serve } from './serve.ts'

// The host's bundle is in build/host, next to the website's build/client.
const client = fileURLToPath(new URL('../client', import.meta.url))

await serve({
  website: () => import('#website'),
  files: staticFiles(client),
  pageFiles: readPageFiles(client),
  version: readBuildHash(),
})

/** Hash of the build; null if the host was bundled for another purpose than `npm start`. */
function readBuildHash(): string | null {
  try {
    return readFileSync(new URL('../stamp', import.meta.url), 'utf8')
  } catch {
    return null
  }
}
