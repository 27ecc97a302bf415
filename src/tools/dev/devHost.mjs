import { createServer } from 'vite'
import { freePort } from './freePort.mjs'

process.env['NODE_ENV'] = 'development'
process.env['SCENARIOS'] ??= '1'
// A line for each request would bury what is told of types.
process.env['LOG_LEVEL'] ??= 'warn'

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
/** @type {any} */
const { readConfig } = await vite.ssrLoadModule('/src/server/config/config.ts')
/** @type {any} */
const { serve } = await vite.ssrLoadModule('/src/server/serve.ts')

const address = await addressOnFreePort()
await serve({
  website: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  files: vite.middlewares,
  version: null,
  mode: 'development',
  // Vite writes styles into the page and tells of changes over a socket on a port of its own.
  policy: { 'style-src': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] },
})
process.stdout.write(`Ready on ${address}\n`)

/** A site that already runs on the port keeps it. What else is wrong with the settings the host says itself. */
async function addressOnFreePort() {
  try {
    const { port: wanted, host } = readConfig()
    const port = await freePort(wanted, host)
    if (wanted !== 0 && port !== wanted) process.stdout.write(`Port ${wanted} is taken; it is ${port} this time\n`)
    process.env['PORT'] = String(port)
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  } catch {
    return ''
  }
}
