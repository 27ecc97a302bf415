import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { hasDevelopmentPackages, isBuildFresh } from './stamp.mjs'

/**
 * Runs a built command of the operator: `node src/tools/scripts/command.mjs backup …`. With the packages for development
 * it is bundled anew first unless the build is fresh; without them what the build has made is run, as on a server.
 */
const [name = ''] = process.argv.splice(2, 1)
const program = `build/commands/${name}.js`

if (hasDevelopmentPackages() && !isBuildFresh()) {
  const { bundleCommands } = await import('./bundleHost.mjs')
  const environment = { ...process.env }
  await bundleCommands()
  // Vite says NODE_ENV=production to all of the process.
  process.env = environment
}
if (existsSync(program)) await import(pathToFileURL(program).href)
else {
  process.stderr.write(`There is no ${program} here. Build the site first: npm ci && npm run build\n`)
  process.exitCode = 1
}
