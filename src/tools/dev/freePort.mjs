import { once } from 'node:events'
import { createServer } from 'node:net'

/** Maximum number of ports to try. */
const MOST_TRIES = 20

/**
 * The wanted port, or the next one that nobody else listens on; the wanted one too where the host may not listen at all,
 * which it says itself.
 * @param {number} wanted 0 lets the system choose
 * @param {string} host
 * @returns {Promise<number>}
 */
export async function freePort(wanted, host) {
  for (let port = wanted; port < wanted + MOST_TRIES; port += 1) {
    const server = createServer()
    try {
      server.listen(port, host)
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return wanted
    } finally {
      server.close()
    }
  }
  return wanted
}
