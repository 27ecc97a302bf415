import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Identifies a request in the logs of this host, its proxies and the platform. */
export interface RequestContext {
  /** The proxy's request id, or a new one; shown to the visitor to quote. */
  readonly id: string
  /** Trace id of W3C Trace Context, 32 hexadecimal digits. */
  readonly trace: string
  /** Trace flags, two hexadecimal digits; 01 asks for recording. */
  readonly flags: string
  /** Value of `tracestate`; null if missing or invalid. */
  readonly state: string | null
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs the work of a request; `currentRequest` is available in everything it starts. */
export function runInRequest(context: RequestContext, work: () => void): void {
  storage.run(context, work)
}

/** Null outside of a request. Work shared by several requests belongs to the first of them. */
export function currentRequest(): RequestContext | null {
  return storage.getStore() ?? null
}

/** Safe in a log line and in a header. */
const REQUEST_ID = /^[\w.:+/=-]{1,64}$/

/** Version, trace id, parent id, flags. Version ff and all-zero ids are invalid. */
const TRACE_PARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/

const TRACE_STATE_MEMBER = /^[a-z\d][\w*/@-]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/

const LONGEST_STATE = 512
const MOST_MEMBERS = 32

/** Reads request id and trace from the headers; missing or malformed ones are generated. */
export function readRequestContext(headers: IncomingHttpHeaders): RequestContext {
  const given = headers['x-request-id']
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
  const [, version, trace, flags, more] = TRACE_PARENT.exec(String(headers['traceparent'] ?? '')) ?? []
  // Only later versions may have further fields.
  const isReadable = version !== '00' || more === undefined
  if (trace === undefined || flags === undefined || !isReadable)
    return { id, trace: randomBytes(16).toString('hex'), flags: '00', state: null }
  return { id, trace, flags, state: readState([headers['tracestate'] ?? []].flat().join(',')) }
}

function readState(text: string): string | null {
  const members = text
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
  const isValid =
    text.length <= LONGEST_STATE &&
    members.length <= MOST_MEMBERS &&
    members.every((member) => TRACE_STATE_MEMBER.test(member))
  return isValid && members.length > 0 ? members.join(',') : null
}

/** Headers for an outgoing call: the request id, and a new span of its trace. Empty outside of a request. */
export function tracingHeaders(): Readonly<Record<string, string>> {
  const context = currentRequest()
  if (context === null) return {}
  const { id, trace, flags, state } = context
  const parent = { 'X-Request-Id': id, traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}` }
  return state === null ? parent : { ...parent, tracestate: state }
}
