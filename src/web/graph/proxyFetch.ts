import { PRIVILEGED_OPERATIONS, TENANT_HEADER } from '#contract/channels.ts'

/** Pauses before a read is tried again, in milliseconds. */
const PAUSES = [300, 900] as const

/** Not 504: who has waited that long is told, not kept waiting three times over. */
const BUSY_STATUSES = new Set([502, 503])

/** How long an answer is waited for, in milliseconds; longer than the host takes to say that it has none. */
export interface Patience {
  readonly readMs: number
  readonly actMs: number
}

interface ProxyOptions {
  readonly fetch: typeof fetch
  readonly tenantId: string
  /** Null where nothing can get lost on the way. */
  readonly patience: Patience | null
}

/**
 * The `fetch` of the GraphQL client: sends exactly `query`, `variables` and `operationName`, chooses the channel by the
 * name of the operation, and tries reads again when the line or the proxy fails. Mutations are sent once: who repeats
 * them is the visitor, with the same submission id.
 */
export function proxyFetch({ fetch, tenantId, patience }: ProxyOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = readBody(init?.body)
    const isPrivileged = PRIVILEGED_OPERATIONS.has(request.operationName)
    const headers = new Headers(init?.headers)
    if (isPrivileged) headers.set(TENANT_HEADER, tenantId)
    const isAct = /^\s*mutation\b/.test(request.query)
    const whole = {
      ...init,
      headers,
      credentials: isPrivileged ? 'include' : 'omit',
      body: JSON.stringify(request),
    } as const
    const send = () => {
      if (patience === null) return fetch(input, whole)
      return fetch(input, {
        ...whole,
        signal: endingAfter(isAct ? patience.actMs : patience.readMs, init?.signal ?? null),
      })
    }
    if (isAct) return send()
    return sendWithRetries(patience === null ? send : afterThisTask(send))
  }
}

/**
 * Browsers take milliseconds over a request, and what a page asks as it starts would add up to one long stop. An act is
 * sent at once all the same: the visitor may be leaving.
 */
function afterThisTask<Answer>(send: () => Promise<Answer>): () => Promise<Answer> {
  return () => new Promise<void>((go) => setTimeout(go)).then(send)
}

/** Ends with the given signal, and at the latest after so many milliseconds. After the answer both mean nothing. */
function endingAfter(ms: number, signal: AbortSignal | null): AbortSignal {
  const end = new AbortController()
  const abort = () => end.abort()
  setTimeout(abort, ms)
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  return end.signal
}

async function sendWithRetries(send: () => Promise<Response>): Promise<Response> {
  for (const pause of PAUSES) {
    const answer = await attempt(send)
    if (answer !== null && !BUSY_STATUSES.has(answer.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return send()
}

/** Null for a line that failed; an end of the waiting is no failure and goes on. */
async function attempt(send: () => Promise<Response>): Promise<Response | null> {
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
