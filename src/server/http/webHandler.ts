import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request as NodeRequest, Response as NodeResponse, RequestHandler } from 'express'

export interface HandlerContext {
  /** CSP nonce of this response. */
  readonly nonce: string
  /** IP address of the visitor; empty if the connection is already closed. */
  readonly address: string
  /** Whether the response may be compressed with brotli. */
  readonly acceptsBrotli: boolean
}

/** Null: the next handler is called. */
export type WebHandler = (request: Request, context: HandlerContext) => Promise<Response | null>

/** More than any form or link of ours has. React Router takes a time that grows with the square of their number. */
const MOST_PARAMETERS = 200

/** Rejects a request whose host and path are not a valid URL, or one with too many parameters. */
export const refuseInvalidUrl: RequestHandler = (request, response, next) => {
  if (isValidUrl(originOf(request), request.originalUrl)) next()
  else response.status(400).type('text').send('Bad address')
}

/**
 * A host header with user info, path or scheme would result in another URL than the requested one. React Router writes
 * past the log for a path that cannot be decoded; a path with a line break matches none of its routes, not even the
 * catch-all, and a tab makes it a URL of another host. One with dot segments or backslashes is another path to the router
 * than to what decides by it who may keep the page.
 */
function isValidUrl(origin: string, path: string): boolean {
  if (path.split('&').length > MOST_PARAMETERS) return false
  if (!URL.canParse(origin + path) || !URL.canParse(origin)) return false
  if (!isPlainPath(path.split('?')[0] ?? '', new URL(origin + path).pathname)) return false
  const { protocol, host, href } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && href === `${protocol}//${host}/`
}

/** @param parsed the path as the router reads it */
function isPlainPath(path: string, parsed: string): boolean {
  try {
    const plain = decodeURIComponent(path)
    return /^\/[^\p{Cc}\u2028\u2029]*$/u.test(plain) && plain === decodeURIComponent(parsed)
  } catch {
    return false
  }
}

/** The first part of the website's own addresses, which the router matches in capital letters, too. */
const OWN_PAGES = /^\/(?:reisen|recherche|search|buchen|auftrag)(?=[/?]|$)/i

/** Redirects `/REISEN` to `/reisen`, as a page has one address; what follows may be told apart by case and stays. */
export const redirectToLowerCase: RequestHandler = ({ method, originalUrl }, response, next) => {
  const [typed = ''] = OWN_PAGES.exec(originalUrl) ?? []
  const isRight = typed === typed.toLowerCase()
  if (isRight || method === 'POST') next()
  else response.redirect(301, typed.toLowerCase() + originalUrl.slice(typed.length))
}

const METHODS = ['GET', 'HEAD', 'POST']

/** Rejects other methods; some of them, such as TRACE, a web `Request` cannot even represent. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next()
  else response.status(405).set('Allow', METHODS.join(', ')).type('text').send('Method not allowed')
}

/** Adapts a handler of web `Request` and `Response` to Express, so that tests need no socket. */
export function toExpress(handler: WebHandler): RequestHandler {
  return async (request, response, next) => {
    const context = {
      nonce: String(response.locals['nonce']),
      address: request.ip ?? '',
      acceptsBrotli: request.acceptsEncodings('br') !== false,
    }
    const left = new AbortController()
    const leave = () => {
      if (!response.writableFinished) left.abort()
    }
    response.once('close', leave)
    const answer = await handler(toWebRequest(request, left.signal), context)
    if (answer !== null) {
      await send(response, answer)
      return
    }
    // The next handler listens for itself.
    response.off('close', leave)
    next()
  }
}

/** Scheme and host as the visitor used them; forwarded headers count if Express trusts the proxy. */
export function originOf(request: NodeRequest): string {
  return `${request.protocol}://${request.host}`
}

/** @param signal aborts when the visitor has left */
function toWebRequest(request: NodeRequest, signal: AbortSignal): Request {
  // Not resolved against the origin: a path that begins with two slashes would be another host.
  const url = originOf(request) + request.originalUrl
  const { method } = request
  const init = { method, headers: toHeaders(request), signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  return new Request(url, { ...init, body: streamOf(request), ...STREAM_INIT })
}

/** Request body as a web stream; `Readable.toWeb` has an incompatible type. */
function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  // A handler that stops reading still sends a response: the connection must stay open.
  const chunks: AsyncIterator<Uint8Array> = request.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    async pull(controller) {
      const chunk = await chunks.next()
      if (chunk.done === true) controller.close()
      else controller.enqueue(chunk.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

/** Required by Node for a stream as body, and missing in the DOM types. */
const STREAM_INIT = { duplex: 'half' }

function toHeaders(request: NodeRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single)
  }
  return headers
}

async function send(response: NodeResponse, answer: Response): Promise<void> {
  response.status(answer.status)
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value)
  })
  for (const cookie of answer.headers.getSetCookie()) response.append('Set-Cookie', cookie)
  if (answer.body === null || response.req.method === 'HEAD') {
    response.end()
    return
  }
  const body = Readable.from(answer.body)
  // A connection the visitor closed is no error; a body that fails before that is one.
  const failures: Error[] = []
  body.once('error', (error) => {
    if (!response.destroyed) failures.push(error)
  })
  await pipeline(body, response).catch(() => undefined)
  for (const failure of failures) throw failure
}
