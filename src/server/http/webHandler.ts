import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request as NodeRequest, Response as NodeResponse, RequestHandler } from 'express'

/** What a handler may need beside the request. */
export interface HandlerContext {
  /** Nonce of the content policy of this answer. */
  readonly nonce: string
  /** IP address the visitor asks from; empty where the connection is gone. */
  readonly address: string
}

/** Null passes the request on to the next handler. */
export type WebHandler = (request: Request, context: HandlerContext) => Promise<Response | null>

/** Refuses a request whose host or path makes no address; a handler could not read it. */
export const refuseUnreadableAddress: RequestHandler = (request, response, next) => {
  if (isReadable(originOf(request), request.originalUrl)) next()
  else response.status(400).type('text').send('Bad address')
}

/**
 * A host with user or path, or a scheme of its own, would make another address than the one that was asked for. Of a path
 * that cannot be decoded the router writes lines of its own, past the log; one with a line break matches no route of it,
 * not even the one for all that is not found, and from one with a tab it makes the address of another host.
 */
function isReadable(origin: string, path: string): boolean {
  if (!URL.canParse(origin + path) || !URL.canParse(origin) || !isPlain(path.split('?')[0] ?? '')) return false
  const { protocol, host, href } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && href === `${protocol}//${host}/`
}

function isPlain(path: string): boolean {
  try {
    return /^\/[^\p{Cc}\u2028\u2029]*$/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const METHODS = ['GET', 'HEAD', 'POST']

/** Refuses methods nothing here answers; some of them a web request could not even hold. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (METHODS.includes(request.method)) next()
  else response.status(405).set('Allow', METHODS.join(', ')).type('text').send('Method not allowed')
}

/** Lets Express run a handler that knows web requests and answers only, so that tests need no socket. */
export function toExpress(handler: WebHandler): RequestHandler {
  return async (request, response, next) => {
    const context = { nonce: String(response.locals['nonce']), address: request.ip ?? '' }
    const answer = await handler(toWebRequest(request, response), context)
    if (answer === null) next()
    else await send(response, answer)
  }
}

/** Scheme and host the visitor used; a proxy in front of the host is believed as far as Express trusts it. */
export function originOf(request: NodeRequest): string {
  return `${request.protocol}://${request.host}`
}

function toWebRequest(request: NodeRequest, response: NodeResponse): Request {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  // Not resolved against the origin: a path that begins with two slashes would name another host.
  const url = originOf(request) + request.originalUrl
  const { method } = request
  const init = { method, headers: toHeaders(request), signal: left.signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  return new Request(url, { ...init, body: streamOf(request), ...STREAMED })
}

/** Node's own conversion has a stream type of its own; one made here is the one web requests know. */
function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  // Whoever stops reading still wants to answer: the connection must live on.
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

/** Node wants to be told that a body is sent as a stream; the DOM types do not know the word yet. */
const STREAMED = { duplex: 'half' }

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
  try {
    await pipeline(Readable.from(answer.body), response)
  } catch (error) {
    // Who left before the end has no use for an error page; anything else has.
    if (!response.destroyed) throw error
  }
}
