import { createServer } from 'vite'

process.env['NODE_ENV'] = 'development'

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
/** @type {any} */
const { serve } = await vite.ssrLoadModule('/src/server/serve.ts')

await serve({
  website: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  files: vite.middlewares,
  version: null,
  // Vite writes styles into the page and tells of changes over a socket on a port of its own.
  policy: { 'style-src': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] },
})
