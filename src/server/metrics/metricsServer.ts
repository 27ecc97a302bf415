import { createServer, type Server } from 'node:http'
import type { HostConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import type { Log } from '#server/log/log.ts'
import { NO_METER, type Meter } from './meter.ts'
import type { Sources } from './sources.ts'

/** Metrics and the server that exposes them. */
export interface OpenMetrics {
  readonly meter: Meter
  readonly watch: (sources: Sources) => void
  /** URL to scrape; null if nothing is measured. */
  readonly url: string | null
  readonly close: () => Promise<void>
}

const UNMEASURED: OpenMetrics = { meter: NO_METER, watch: () => undefined, url: null, close: () => Promise.resolve() }

interface Options extends Pick<HostConfig, 'metrics'> {
  readonly version: string | null
  readonly log: Log
}

/**
 * Serves `GET /metrics` on a separate, non-public port, also while the host drains; it does not keep the process alive.
 * Without a port nothing is measured, and the library is not loaded.
 * @throws StartError if it cannot listen
 */
export async function openMetrics({ metrics: place, version, log }: Options): Promise<OpenMetrics> {
  if (place === null) return UNMEASURED
  const { createMetrics } = await import('./registry.ts')
  const { meter, registry, watch } = createMetrics(version)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ error }, 'metrics failure')
        response.writeHead(500).end()
      },
    )
  })
  const port = await listen(server, place)
  server.unref()
  const url = `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${port}/metrics`
  log.info({}, `Metrics on ${url}`)
  return { meter, watch, url, close: () => close(server) }
}

function listen(server: Server, { port, host }: { readonly port: number; readonly host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`Cannot listen on ${host}:${port} for METRICS_PORT: ${error.message}`)),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
