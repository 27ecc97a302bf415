import { pino, type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './requestContext.ts'

/** One JSON line per event. No personal data: no bodies, no query strings, no booking numbers. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** @param destination standard output if omitted */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // No process id and host name: log collectors add their own.
  const shape = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
  }
  const options = { level, ...shape, mixin: requestIds }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Adds request id and trace id to each line; none outside of a request. */
function requestIds(): { readonly id?: string; readonly trace?: string } {
  const request = currentRequest()
  return request === null ? {} : { id: request.id, trace: request.trace }
}
