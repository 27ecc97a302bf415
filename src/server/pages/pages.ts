import { randomBytes } from 'node:crypto'
import type { Request as NodeRequest, RequestHandler, Response as NodeResponse } from 'express'
import { createRequestHandler } from 'react-router'
import type { HostConfig } from '#server/config/config.ts'
import { orErrorPage } from '#server/http/errorPage.ts'
import { originOf, toExpress } from '#server/http/webHandler.ts'
import { currentRequest } from '#server/log/requestContext.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import { refuseWithPage } from '#server/rateLimits/tooMany.ts'
import { readRenderedPage, type RenderedPage } from './renderedPage.ts'
import type { InlineSources } from './inlineSources.ts'
import { measuredRender } from './measuredPages.ts'
import { pageContext, type ContextOptions, type Website } from './pageContext.ts'
import type { HtmlCache } from './htmlCache.ts'

export interface PagesOptions extends ContextOptions {
  readonly proxy: (request: Request) => Promise<Response>
  /** The built website, or in development the one of the moment. */
  readonly website: () => Promise<Website>
  /** Where pages that everybody sees alike are kept; left out where the website may change at any time. */
  readonly htmlCache?: HtmlCache | null
  /** Limits the pages that have to be made for the visitors of one network; null limits nobody. */
  readonly rateLimits?: RateLimits | null
  /** How much the router tells of what fails; left out it tells visitors nothing and logs everything. */
  readonly mode?: 'development' | 'test' | 'production'
  /** The content policy of a page that is given to many. */
  readonly policyFor: (inline: InlineSources) => string
  /** Left out measures nothing. */
  readonly meter?: Meter
}

const NONCE_BYTES = 16

/** A longer address is one that nobody else asks for. */
const MAX_URL_LENGTH = 1000

/** The funnel is of this very moment, a booking is one visitor's, and data of a route are no page. */
const UNCACHED_PATHS = /^\/+(?:buchen|auftrag)(?:[/.]|$)|\.data$/i

/** What a route says goes first; a page that says nothing may be shown again only after asking. */
const REVALIDATE = 'private, no-cache'

/** The pages of the website. Those that all visitors see alike are made once for all who proxy at about the same time. */
export function createPages(options: PagesOptions): RequestHandler {
  const { website, htmlCache = null, rateLimits = null, meter = NO_METER } = options
  const routerOf = memoizeByBuild((build) => measuredRender(createRequestHandler(build, options.mode), meter))
  // Made from the address alone: nothing of the visitor who happens to be first can get in.
  const renderShared = async (url: string): Promise<RenderedPage> => {
    const build = await website()
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    const context = pageContext(build, options, { origin: new URL(url).origin, nonce, proxy: options.proxy })
    const answer = await routerOf(build)(new Request(url), context)
    return readRenderedPage(await orErrorPage(answer, options.tenant, { nonce, id: null }), nonce)
  }
  const renderForVisitor = toExpress(async (request, { nonce }) => {
    const build = await website()
    const proxy = (call: Request) => options.proxy(withCookies(call, request))
    const answer = await routerOf(build)(
      request,
      pageContext(build, options, { origin: new URL(request.url).origin, nonce, proxy }),
    )
    return orErrorPage(answer, options.tenant, { nonce, id: currentRequest()?.id ?? null })
  })
  return async (request, response, next) => {
    if (request.method === 'POST') {
      refusePost(response)
      return
    }
    const store = isCacheableRequest(request, response, options.config) ? htmlCache : null
    const url = originOf(request) + request.originalUrl
    const key = `${options.today()} ${url}`
    const isAtHand = store?.has(key) === true
    const seconds = isAtHand ? null : await rateLimits?.take('page', request.ip ?? '')
    if (typeof seconds === 'number') {
      refuseWithPage(response, seconds, options.tenant)
      return
    }
    response.set('Cache-Control', REVALIDATE)
    if (store === null) {
      await renderForVisitor(request, response, next)
      return
    }
    const page = await store.getOrRender(key, () => renderShared(url))
    await sendPage(request, response, { page, policy: options.policyFor(page.inline) })
  }
}

/** No page takes a form. The router would read one, and report its sender as a failure. */
function refusePost(response: NodeResponse): void {
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed')
}

/**
 * Whether an answer depends on nothing but address and day. Cookies go to a foreign platform, which may read them; the
 * embedded one does not.
 */
function isCacheableRequest(request: NodeRequest, response: NodeResponse, { platform }: HostConfig): boolean {
  if (response.locals['isStaged'] === true || (platform !== null && request.headers.cookie !== undefined)) return false
  return request.originalUrl.length <= MAX_URL_LENGTH && !UNCACHED_PATHS.test(decodeURIComponent(request.path))
}

interface Sent {
  readonly page: RenderedPage
  readonly policy: string
}

async function sendPage(request: NodeRequest, response: NodeResponse, { page, policy }: Sent): Promise<void> {
  response.status(page.status).set({ ...Object.fromEntries(page.headers), 'Content-Security-Policy': policy })
  response.vary('Accept-Encoding')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const isBrotli = page.isCacheable && request.acceptsEncodings('br') !== false
  if (isBrotli) response.set('Content-Encoding', 'br')
  const body = isBrotli ? await page.brotli() : page.body
  response.set('Content-Length', String(body.byteLength)).end(body)
}

/** A page asks in the name of its visitor, as their browser would. */
function withCookies(call: Request, { headers }: Request): Request {
  const cookie = headers.get('cookie')
  if (cookie !== null) call.headers.set('Cookie', cookie)
  return call
}

/** What is made of a build is made once: the router reads all routes each time. */
function memoizeByBuild<Made>(make: (build: Website) => Made): (build: Website) => Made {
  const known = new WeakMap<Website, Made>()
  return (build) => {
    const made = known.get(build) ?? make(build)
    known.set(build, made)
    return made
  }
}
