import { pino, type DestinationStream, type Logger } from 'pino'

/** One JSON line per event. Nothing personal goes in: no bodies, no query strings, no booking numbers. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Writes to standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // Process id and host name say nothing that the place where the log is collected does not know.
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: pino.stdSerializers.err } }
  return destination === undefined ? pino(options) : pino(options, destination)
}
