import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What names a request in the logs here, in front of us and behind us. */
export interface RequestContext {
  /** The id in front, or one made here; told to the visitor, to quote. */
  readonly id: string
  /** Trace id of W3C Trace Context, 32 hexadecimal digits. */
  readonly trace: string
  /** Trace flags, two hexadecimal digits; 01 asks for recording. */
  readonly flags: string
  /** What tracing systems in front add; null for nothing, or nothing valid. */
  readonly state: string | null
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs what belongs to a request; whatever it starts can ask which one it is. */
export function inRequest(context: RequestContext, work: () => void): void {
  storage.run(context, work)
}

/** Null outside of a request. What several requests wait for belongs to the first of them. */
export function currentRequest(): RequestContext | null {
  return storage.getStore() ?? null
}

/** Nothing that could break a line of a log or a header. */
const REQUEST_ID = /^[\w.:+/=-]{1,64}$/

/** Version, trace, parent, flags. Version ff and ids of zeros alone are invalid. */
const TRACE_PARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/

const TRACE_STATE_MEMBER = /^[a-z\d][\w*/@-]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/

const LONGEST_STATE = 512
const MOST_MEMBERS = 32

/** Reads id and trace from what stands in front, each made anew where it is missing or malformed. */
export function readRequestContext(headers: IncomingHttpHeaders): RequestContext {
  const given = headers['x-request-id']
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
  const [, version, trace, flags, more] = TRACE_PARENT.exec(String(headers['traceparent'] ?? '')) ?? []
  // Only a later version may add something.
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

/** Headers for a call on behalf of this request: its id, and a span of its own in its trace. None outside of a request. */
export function tracingHeaders(): Readonly<Record<string, string>> {
  const context = currentRequest()
  if (context === null) return {}
  const { id, trace, flags, state } = context
  const parent = { 'X-Request-Id': id, traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-${flags}` }
  return state === null ? parent : { ...parent, tracestate: state }
}
