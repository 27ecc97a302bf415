/** Operations that go with credentials and the tenant header (decisions, section 5); the rest go with neither. */
const PRIVILEGED = new Set(['Travel', 'RatioTravel', 'Contingents', 'RatioSummaryQuery', 'PlaceBooking', 'InitBookingPayment'])

const TENANT_HEADER = 'x-platform-tenant-id'

/** Pauses before a read is tried again, in milliseconds. */
const PAUSES = [300, 900] as const

const BUSY_STATUSES = new Set([502, 503, 504])

interface ProxyOptions {
  readonly fetch: typeof fetch
  readonly tenantId: string
}

/**
 * The `fetch` of the GraphQL client: sends exactly `query`, `variables` and `operationName`, chooses the channel by the
 * name of the operation, and tries reads again when the line or the proxy fails. Mutations are sent once: who repeats
 * them is the visitor, with the same submission id.
 */
export function proxyFetch({ fetch, tenantId }: ProxyOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const request = readBody(init?.body)
    const isPrivileged = PRIVILEGED.has(request.operationName)
    const headers = new Headers(init?.headers)
    if (isPrivileged) headers.set(TENANT_HEADER, tenantId)
    const send = () =>
      fetch(input, { ...init, headers, credentials: isPrivileged ? 'include' : 'omit', body: JSON.stringify(request) })
    return /^\s*mutation\b/.test(request.query) ? send() : sendWithRetries(send, init?.signal ?? null)
  }
}

async function sendWithRetries(send: () => Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  for (const pause of PAUSES) {
    const answer = await attempt(send, signal)
    if (answer !== null && !BUSY_STATUSES.has(answer.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return send()
}

/** Null for a line that failed; an abort is no failure and goes on. */
async function attempt(send: () => Promise<Response>, signal: AbortSignal | null): Promise<Response | null> {
  try {
    return await send()
  } catch (error) {
    if (signal?.aborted === true) throw error
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
