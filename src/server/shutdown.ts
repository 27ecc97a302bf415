import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/log/log.ts'

/** Resources to close, and timeouts in milliseconds. */
export interface ShutdownOptions {
  readonly server: Server
  /** Closes backend and databases; called after the last response. */
  readonly close: () => Promise<void>
  readonly log: Log
  /** After SIGTERM the port stays open for this time, so that a load balancer notices and redirects traffic. */
  readonly drainMs: number
  /** After that, time for requests in flight. */
  readonly graceMs: number
  /** Time for `close`. */
  readonly closeMs: number
}

/** Graceful shutdown of the process. */
export interface Shutdown {
  /** True from the signal on: not ready any more, and each response closes its connection. */
  readonly isDraining: () => boolean
  /** Shuts down on SIGTERM (drains first), SIGINT and uncaught errors. A second signal exits at once. */
  readonly listen: () => void
}

/** Interval of closing idle connections, which would otherwise stay open until their keep-alive timeout. */
const IDLE_CHECK_MS = 100

export function createShutdown(options: ShutdownOptions): Shutdown {
  const { log } = options
  let isDraining = false

  const shutDown = (code: number, drainMs: number): void => {
    if (isDraining) process.exit(1)
    isDraining = true
    log.info({ drainMs }, 'Shutting down: requests in flight are finished')
    shutDownGracefully({ ...options, drainMs }).then(
      (isClosed) => process.exit(isClosed ? code : 1),
      () => process.exit(1),
    )
  }

  /** After an uncaught error the state of the process is unreliable; confirmed bookings are in the databases. */
  const shutDownAfterError = (error: unknown): void => {
    log.error({ error }, 'Uncaught error: the process exits')
    if (!isDraining) shutDown(1, 0)
  }

  return {
    isDraining: () => isDraining,
    listen: () => {
      process.on('SIGTERM', () => shutDown(0, options.drainMs))
      process.on('SIGINT', () => shutDown(0, 0))
      process.on('uncaughtException', shutDownAfterError)
      process.on('unhandledRejection', shutDownAfterError)
    },
  }
}

/** Returns whether everything was closed: what watches the process is told by its exit code. */
async function shutDownGracefully({
  server,
  close,
  log,
  drainMs,
  graceMs,
  closeMs,
}: ShutdownOptions): Promise<boolean> {
  await wait(drainMs)
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(force)
  clearInterval(idle)
  try {
    const isClosed = await Promise.race([close().then(() => true), wait(closeMs, false)])
    if (!isClosed) log.error({ closeMs }, 'The databases were not closed in time')
    return isClosed
  } catch (error) {
    log.error({ error }, 'The databases could not be closed')
    return false
  }
}
