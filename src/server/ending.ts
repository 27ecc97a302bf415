import type { Server } from 'node:http'
import type { Log } from '#server/log/log.ts'

/** What has to be ended, and how long that may take. Times are milliseconds. */
export interface EndingOptions {
  readonly server: Server
  /** Closes what the answers were made of; called when nobody is answered any more. */
  readonly close: () => Promise<void>
  readonly log: Log
  /** For so long after SIGTERM the listener stays open, so that a proxy in front learns to send elsewhere. */
  readonly drainMs: number
  /** Requests in flight get so long after that. */
  readonly graceMs: number
  /** For so long the databases may take to close. */
  readonly closeMs: number
}

/** Ends the process in order. */
export interface Ending {
  /** True from the signal on: no longer ready, and each answer ends its connection. */
  readonly isDraining: () => boolean
  /** Ends on SIGTERM (drained first), on SIGINT, and on an error nobody has caught. A second signal ends at once. */
  readonly listen: () => void
}

/** A connection that falls idle meanwhile would otherwise stay until its keep-alive time is over. */
const IDLE_CHECK_MS = 100

export function createEnding(options: EndingOptions): Ending {
  const { log } = options
  let isDraining = false

  const end = (code: number, drainMs: number): void => {
    if (isDraining) process.exit(1)
    isDraining = true
    log.info({ drainMs }, 'Ending: requests in flight are finished')
    void endInOrder({ ...options, drainMs }).finally(() => process.exit(code))
  }

  /** After such an error nothing of this process can be relied on; what was promised is in the databases. */
  const endByError = (error: unknown): void => {
    log.error({ error }, 'Nobody caught an error: the process ends')
    if (!isDraining) end(1, 0)
  }

  return {
    isDraining: () => isDraining,
    listen: () => {
      process.on('SIGTERM', () => end(0, options.drainMs))
      process.on('SIGINT', () => end(0, 0))
      process.on('uncaughtException', endByError)
      process.on('unhandledRejection', endByError)
    },
  }
}

async function endInOrder({ server, close, log, drainMs, graceMs, closeMs }: EndingOptions): Promise<void> {
  await pause(drainMs)
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(force)
  clearInterval(idle)
  try {
    await Promise.race([close(), pause(closeMs)])
  } catch (error) {
    log.error({ error }, 'The databases could not be closed in order')
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
