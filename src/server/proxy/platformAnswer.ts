import { parsedJson, type Path } from '#server/adapter/answer.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { readUpTo } from '#server/http/readUpTo.ts'

export interface PlatformError {
  readonly message: string
  /** Its `extensions.code`; null without one that is a name. */
  readonly code: string | null
  /** The field it is about; null where the platform does not tell. */
  readonly path: Path | null
}

/** A parsed GraphQL response of the platform. */
export interface PlatformAnswer {
  /** Null if the response has errors only. */
  readonly data: Values | null
  readonly errors: readonly PlatformError[]
  /** Whether the platform has certainly rejected the call without executing any of it. */
  readonly isRequestError: boolean
  /** `Set-Cookie` lines for the browser. */
  readonly cookies: readonly string[]
}

const LONGEST_MESSAGE = 500

/**
 * Statuses that, with GraphQL errors and without data, prove that nothing was executed. Not 408, 409 and 429: a gateway
 * may also send them after it has forwarded the call.
 */
const REQUEST_ERRORS: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422])

/** `unreadable`: HTML, broken JSON, or neither data nor errors. */
type NoAnswer = 'unreadable' | 'tooLarge'

/** Reads a GraphQL response with any status. */
export async function readPlatformAnswer(response: Response, mostBytes: number): Promise<PlatformAnswer | NoAnswer> {
  const text = await readUpTo(response, mostBytes)
  return text === null ? 'tooLarge' : (toPlatformAnswer(parsedJson(text), response) ?? 'unreadable')
}

/** Null for a body that is no GraphQL response. */
function toPlatformAnswer(body: unknown, { status }: Response): PlatformAnswer | null {
  if (!isValues(body)) return null
  const { data, errors } = body
  if (data !== undefined && data !== null && !isValues(data)) return null
  const messages = Array.isArray(errors) ? errors.map(toPlatformError) : []
  if (!isValues(data) && messages.length === 0) return null
  return {
    data: data ?? null,
    errors: messages,
    isRequestError: !('data' in body) && REQUEST_ERRORS.has(status),
    cookies: [],
  }
}

/** A code is a name such as `INTERNAL_SERVER_ERROR`; anything else may be a text about somebody. */
const CODE = /^[A-Z][A-Z\d_]{1,49}$/

/** A GraphQL error, its message truncated for the log. */
export function toPlatformError(error: unknown): PlatformError {
  const { message, extensions, path } = isValues(error) ? error : {}
  const code = isValues(extensions) ? extensions['code'] : null
  return {
    message: typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : 'The booking system reported an error',
    code: typeof code === 'string' && CODE.test(code) ? code : null,
    path: isPath(path) ? path : null,
  }
}

function isPath(path: unknown): path is Path {
  return Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number')
}
