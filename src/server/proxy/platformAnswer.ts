import { isValues, type Values } from '#server/documents/graphRequest.ts'

/** What the platform said. */
export interface PlatformAnswer {
  /** Null when nothing could be answered. */
  readonly data: Values | null
  readonly errors: readonly { readonly message: string }[]
  /** True when the platform has certainly refused the call before executing any of it. */
  readonly isRequestError: boolean
  /** `Set-Cookie` lines for the browser. */
  readonly cookies: readonly string[]
}

const LONGEST_MESSAGE = 500

/**
 * Statuses that prove, with GraphQL errors and without data, that nothing was executed: the call could not be read, was
 * not allowed or is too large. Others a gateway also gives after it has handed the call on: 408, 409 and 429 among them.
 */
const REQUEST_ERRORS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422])

/** Reads a GraphQL answer with any status; null when it is none (HTML, broken JSON, too large, neither data nor errors). */
export async function readPlatformAnswer(response: Response, mostBytes: number): Promise<PlatformAnswer | null> {
  const text = await readUpTo(response, mostBytes)
  const body = text === null ? null : parse(text)
  if (!isValues(body)) return null
  const { data, errors } = body
  if (data !== undefined && data !== null && !isValues(data)) return null
  const messages = Array.isArray(errors) ? errors.map(toMessage) : []
  if (!isValues(data) && messages.length === 0) return null
  return {
    data: data ?? null,
    errors: messages,
    isRequestError: !('data' in body) && REQUEST_ERRORS.has(response.status),
    cookies: [],
  }
}

/** The text of a response; null when it has none, or more bytes than that. */
export async function readUpTo(response: Response, mostBytes: number): Promise<string | null> {
  if (response.body === null) return null
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The message alone, for the log; none of it is for the browser. */
function toMessage(error: unknown): { readonly message: string } {
  const message = isValues(error) ? error['message'] : null
  return {
    message: typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : 'The booking system reported an error',
  }
}
