import { randomBytes } from 'node:crypto'
import type { Request as NodeRequest, RequestHandler, Response as NodeResponse } from 'express'
import { createRequestHandler } from 'react-router'
import type { HostConfig } from '#server/config/config.ts'
import { orLastResort } from '#server/http/lastResort.ts'
import { originOf, toExpress } from '#server/http/webHandler.ts'
import { currentRequest } from '#server/log/requestContext.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import { refuseWithPage } from '#server/rateLimits/tooMany.ts'
import { readFinishedPage, type FinishedPage } from './finishedPage.ts'
import type { InlineSources } from './inlineSources.ts'
import { measuredRender } from './measuredPages.ts'
import { pageContext, type ContextOptions, type Website } from './pageContext.ts'
import type { PageStore } from './pageStore.ts'

export interface PagesOptions extends ContextOptions {
  readonly proxy: (request: Request) => Promise<Response>
  /** The built website, or in development the one of the moment. */
  readonly website: () => Promise<Website>
  /** Where pages that everybody sees alike are kept; left out where the website may change at any time. */
  readonly pageStore?: PageStore | null
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
const LONGEST_ADDRESS = 1000

/** The funnel is of this very moment, a booking is one visitor's, and data of a route are no page. */
const OWN_PATHS = /^\/+(?:buchen|auftrag)(?:[/.]|$)|\.data$/i

/** What a route says goes first; a page that says nothing may be shown again only after asking. */
const ASK_AGAIN = 'private, no-cache'

/** The pages of the website. Those that all visitors see alike are made once for all who ask at about the same time. */
export function createPages(options: PagesOptions): RequestHandler {
  const { website, pageStore = null, rateLimits = null, meter = NO_METER } = options
  const routerOf = oncePerBuild((build) => measuredRender(createRequestHandler(build, options.mode), meter))
  // Made from the address alone: nothing of the visitor who happens to be first can get in.
  const common = async (url: string): Promise<FinishedPage> => {
    const build = await website()
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    const context = pageContext(build, options, { origin: new URL(url).origin, nonce, ask: options.proxy })
    const answer = await routerOf(build)(new Request(url), context)
    return readFinishedPage(await orLastResort(answer, options.tenant, { nonce, id: null }), nonce)
  }
  const own = toExpress(async (request, { nonce }) => {
    const build = await website()
    const ask = (call: Request) => options.proxy(asVisitor(call, request))
    const answer = await routerOf(build)(
      request,
      pageContext(build, options, { origin: new URL(request.url).origin, nonce, ask }),
    )
    return orLastResort(answer, options.tenant, { nonce, id: currentRequest()?.id ?? null })
  })
  return async (request, response, next) => {
    if (request.method === 'POST') {
      refuseForm(response)
      return
    }
    const store = isAlikeForAll(request, response, options.config) ? pageStore : null
    const url = originOf(request) + request.originalUrl
    const key = `${options.today()} ${url}`
    const isAtHand = store?.isAtHand(key) === true
    const seconds = isAtHand ? null : await rateLimits?.take('page', request.ip ?? '')
    if (typeof seconds === 'number') {
      refuseWithPage(response, seconds, options.tenant)
      return
    }
    response.set('Cache-Control', ASK_AGAIN)
    if (store === null) {
      await own(request, response, next)
      return
    }
    const page = await store.page(key, () => common(url))
    await sendPage(request, response, { page, policy: options.policyFor(page.inline) })
  }
}

/** No page takes a form. The router would read one, and report its sender as a failure. */
function refuseForm(response: NodeResponse): void {
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed')
}

/**
 * Whether an answer depends on nothing but address and day. Cookies go to a foreign platform, which may read them; the
 * embedded one does not.
 */
function isAlikeForAll(request: NodeRequest, response: NodeResponse, { platform }: HostConfig): boolean {
  if (response.locals['isStaged'] === true || (platform !== null && request.headers.cookie !== undefined)) return false
  return request.originalUrl.length <= LONGEST_ADDRESS && !OWN_PATHS.test(decodeURIComponent(request.path))
}

interface Sent {
  readonly page: FinishedPage
  readonly policy: string
}

async function sendPage(request: NodeRequest, response: NodeResponse, { page, policy }: Sent): Promise<void> {
  response.status(page.status).set({ ...Object.fromEntries(page.headers), 'Content-Security-Policy': policy })
  response.vary('Accept-Encoding')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const isBrotli = page.isKeepable && request.acceptsEncodings('br') !== false
  if (isBrotli) response.set('Content-Encoding', 'br')
  const body = isBrotli ? await page.brotli() : page.body
  response.set('Content-Length', String(body.byteLength)).end(body)
}

/** A page asks in the name of its visitor, as their browser would. */
function asVisitor(call: Request, { headers }: Request): Request {
  const cookie = headers.get('cookie')
  if (cookie !== null) call.headers.set('Cookie', cookie)
  return call
}

/** What is made of a build is made once: the router reads all routes each time. */
function oncePerBuild<Made>(make: (build: Website) => Made): (build: Website) => Made {
  const known = new WeakMap<Website, Made>()
  return (build) => {
    const made = known.get(build) ?? make(build)
    known.set(build, made)
    return made
  }
}
