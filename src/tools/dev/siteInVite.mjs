import { whenChanged } from './whenChanged.mjs'

/** What the host is made of, the domain and generated documents included. */
const HOST = /^(?:schema\.graphql$|src\/(?:demo|domain|gql|platform|protocol|server|tenant)\/)/

/**
 * The website changes while it runs; the host is read once, so a change of its modules opens it again.
 * @param {string} file path from the root
 */
export function isOfHost(file) {
  return HOST.test(file)
}

/** @typedef {import('../../server/openSite.ts').OpenSite} OpenSite */
/** @typedef {import('../../server/openSite.ts').WebsiteSource} WebsiteSource */

/** The site behind Vite's own server: it answers every request that is not for a file of Vite's. */
export function siteInVite() {
  /** @type {Promise<OpenSite | null>} */
  let opened = Promise.resolve(null)

  async function close() {
    const site = await opened.catch(() => null)
    await Promise.all([site?.close(), site?.closeMetrics()])
  }

  /** @param {import('vite').ViteDevServer} vite */
  function reopen(vite) {
    opened = close().then(() => open(vite))
    opened.catch((/** @type {unknown} */ error) => {
      vite.config.logger.error(`The site did not open: ${error instanceof Error ? error.stack : String(error)}`)
    })
  }

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'site',
    // Before the router's own, which would answer in the site's place.
    enforce: 'pre',
    config() {
      const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
      // Vite takes the next free port where this one is taken.
      return { appType: 'custom', server: { host, port: Number(port), watch: { ignored: ['**/.data/**'] } } }
    },
    configureServer(vite) {
      vite.httpServer?.once('listening', () => reopen(vite))
      whenChanged(vite, isOfHost, () => {
        vite.config.logger.info('The host changed and opens again')
        reopen(vite)
      })
      return () => {
        vite.middlewares.use((request, response, next) => {
          opened.then((open) => (open === null ? next() : answerFrom(open)(request, response, next)), next)
        })
      }
    },
  }
  return { plugin, close }
}

/**
 * Express is called with the requests of Node's server, to which it gives its own methods.
 * @param {OpenSite} open
 * @returns {import('vite').Connect.NextHandleFunction}
 */
function answerFrom({ site }) {
  return /** @type {any} */ (site)
}

/**
 * @param {import('vite').ViteDevServer} vite
 * @returns {Promise<OpenSite>}
 */
async function open(vite) {
  const { readConfig, settingsWarnings } = await vite.ssrLoadModule('/src/server/config/config.ts')
  const { createLog } = await vite.ssrLoadModule('/src/server/log/log.ts')
  const { openSite } = await vite.ssrLoadModule('/src/server/openSite.ts')
  const config = readConfig()
  const log = createLog(config.logLevel)
  for (const warning of settingsWarnings()) log.warn({}, warning)
  /** @type {WebsiteSource} */
  const source = {
    website: async () => /** @type {any} */ (await vite.ssrLoadModule('virtual:react-router/server-build')),
    // Vite has looked for a file already.
    files: (_request, _response, next) => next(),
    version: null,
    mode: 'development',
    // Vite writes styles into the page and tells of changes over a socket.
    policy: { 'style-src': ["'self'", "'unsafe-inline'"], 'connect-src': ["'self'", 'ws:'] },
  }
  return openSite(source, { config, log })
}
