import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './requestContext.ts'

/** One JSON line per event. Nothing personal goes in: no bodies, no query strings, no booking numbers. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Writes to standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // Process id and host name say nothing that the place where the log is collected does not know.
  const shape = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
  }
  const options = { level, ...shape, mixin: requestNames }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Each line says which request it belongs to; lines of the start and of timers to none. */
function requestNames(): { readonly id?: string; readonly trace?: string } {
  const request = currentRequest()
  return request === null ? {} : { id: request.id, trace: request.trace }
}
