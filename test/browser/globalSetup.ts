import { existsSync } from 'node:fs'
import { chromiumPath } from '#test/support/chromium.ts'
import { firefoxPath } from '#test/support/firefox.ts'
import { HOST_SCRIPT } from '#test/support/site.ts'

/** Once for all files: there is a site to visit, and there are browsers to visit it with. */
export default function setup(): void {
  if (!existsSync(HOST_SCRIPT)) throw new Error('The site is not built: npm run build')
  chromiumPath()
  firefoxPath()
}
