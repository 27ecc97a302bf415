import { PRIVILEGED_OPERATIONS, TENANT_HEADER } from '#protocol/proxyEndpoint.ts'

/** Delays before the retries of a query. */
const RETRY_DELAYS_MS = [300, 900] as const

/** Statuses to retry. Not 504: the visitor has waited for a whole timeout already. */
const BUSY_STATUSES = new Set([502, 503])

/** Request timeouts; longer than those of the host, so that its error responses arrive. */
export interface Timeouts {
  readonly queryMs: number
  readonly mutationMs: number
}

interface ProxyOptions {
  readonly fetch: typeof fetch
  readonly tenantId: string
  /** Null for none. */
  readonly timeouts: Timeouts | null
}

/**
 * The `fetch` of the GraphQL client: sends exactly `query`, `variables` and `operationName`, chooses the channel by the
 * operation name, and retries queries when the network or the proxy fails. Mutations are sent once: only the visitor
 * repeats them, with the same submission id (idempotency key).
 */
export function proxyFetch({ fetch, tenantId, timeouts }: ProxyOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = readBody(init?.body)
    const isPrivileged = PRIVILEGED_OPERATIONS.has(request.operationName)
    const headers = new Headers(init?.headers)
    if (isPrivileged) headers.set(TENANT_HEADER, tenantId)
    const isMutation = /^\s*mutation\b/.test(request.query)
    const whole = {
      ...init,
      headers,
      credentials: isPrivileged ? 'include' : 'omit',
      body: JSON.stringify(request),
    } as const
    const send = () => {
      if (timeouts === null) return fetch(input, whole)
      return fetch(input, {
        ...whole,
        signal: withTimeout(isMutation ? timeouts.mutationMs : timeouts.queryMs, init?.signal ?? null),
      })
    }
    if (isMutation) return send()
    return sendWithRetries(timeouts === null ? send : inNextTask(send))
  }
}

/**
 * Sends in a task of its own: `fetch` takes a browser milliseconds, and the queries of a page start would add up to one
 * long task. Mutations are sent at once, as the visitor may be leaving.
 */
function inNextTask<Answer>(send: () => Promise<Answer>): () => Promise<Answer> {
  return () => new Promise<void>((go) => setTimeout(go)).then(send)
}

/**
 * Aborts with the given signal or after a timeout, whichever comes first. The timer runs on when the head of the response
 * has come, as the body may still stall; once all is read, it aborts nothing. (`AbortSignal.any` is too new.)
 */
function withTimeout(ms: number, signal: AbortSignal | null): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  setTimeout(abort, ms)
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  return controller.signal
}

/** Sends a query up to three times while the network or the proxy fails; rejects if the last time fails too. */
export async function sendWithRetries<Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (const delay of RETRY_DELAYS_MS) {
    const answer = await attempt(send)
    if (answer !== null && !BUSY_STATUSES.has(answer.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return send()
}

/** Null for a network error; an abort is rethrown, so that it is not retried. */
async function attempt<Answer>(send: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return null
  }
}

interface ProxyRequest {
  readonly query: string
  readonly variables: unknown
  readonly operationName: string
}

function readBody(body: unknown): ProxyRequest {
  const parsed: unknown = JSON.parse(typeof body === 'string' ? body : '{}')
  const fields: Readonly<Record<string, unknown>> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  const { query, variables, operationName } = fields
  return { query: textOf(query), variables: variables ?? {}, operationName: textOf(operationName) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
