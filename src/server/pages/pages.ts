import { randomBytes } from 'node:crypto'
import { setImmediate as nextIteration } from 'node:timers/promises'
import type { RequestHandler, Response as NodeResponse } from 'express'
import pLimit from 'p-limit'
import { createRequestHandler } from 'react-router'
import type { GraphAnswer, GraphRequest } from '#protocol/graph.ts'
import type { HostConfig } from '#server/config/config.ts'
import { busyPage, orErrorPage } from '#server/http/errorPage.ts'
import { BUSY_SECONDS } from '#server/http/refusal.ts'
import { originOf, toExpress } from '#server/http/webHandler.ts'
import { currentRequest } from '#server/log/requestContext.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import type { Proxy } from '#server/proxy/proxy.ts'
import type { RateLimits } from '#server/rateLimits/rateLimits.ts'
import { refuseWithPage } from '#server/rateLimits/tooMany.ts'
import { compressPage, readRenderedPage, type CachedPage } from './renderedPage.ts'
import type { InlineSources } from './inlineSources.ts'
import { measuredRender } from './measuredPages.ts'
import { allowCaches, FOR_VISITOR, isCacheableRequest, withoutCampaignParameters } from './pageCaching.ts'
import { pageContext, type ContextOptions, type Website } from './pageContext.ts'
import { pageKey, type HtmlCache } from './htmlCache.ts'
import { sendPage } from './sendPage.ts'

export interface PagesOptions extends ContextOptions {
  readonly proxy: Pick<Proxy, 'ask'>
  /** The website's current build. */
  readonly website: () => Promise<Website>
  /** Cache of pages that are the same for all visitors; null or omitted in development. */
  readonly htmlCache?: HtmlCache | null
  /** Limits the pages rendered per network; null or omitted: no limits. */
  readonly rateLimits?: RateLimits | null
  /** How many pages wait to be rendered at most, before further ones are refused with 503. */
  readonly maxQueue?: number
  /** React Router's mode; omitted: production, which shows visitors no error details. */
  readonly mode?: 'development' | 'test' | 'production'
  /** Content Security Policy of a cached page. */
  readonly policyFor: (inline: InlineSources) => string
  /** Omitted: nothing is measured. */
  readonly meter?: Meter
}

const NONCE_BYTES = 16

/**
 * Pages rendered at the same time: more would only take memory, as they share one processor. With a foreign platform most
 * of the time is spent waiting for its answers, and pages that need none of them must not wait behind those that do.
 */
const MAX_CONCURRENT = { embedded: 2, foreign: 64 } as const

/**
 * Iterations of the event loop before each page. Node accepts one connection in an iteration, and a page whose answers are
 * in memory takes a whole one: requests would wait in the system's accept queue, unseen, and bookings among them.
 */
const YIELDED_ITERATIONS = 20

/** Bound of the render queue, about three seconds of work: visitors who wait longer leave. Beyond it load is shed. */
const MAX_QUEUE = 100

/** `Retry-After` while the platform does not answer, in seconds: an outage is rarely shorter. */
const OUTAGE_RETRY_SECONDS = 30

/** Renders the website's pages. Pages that are the same for all visitors go through the micro-cache. */
export function createPages(options: PagesOptions): RequestHandler {
  const { website, config, htmlCache = null, rateLimits = null, maxQueue = MAX_QUEUE, meter = NO_METER } = options
  const limit = pLimit(config.platform === null ? MAX_CONCURRENT.embedded : MAX_CONCURRENT.foreign)
  const enqueue = <Page>(render: () => Promise<Page>) => limit(() => yieldToEventLoop().then(render))
  const routerOf = memoizeByBuild((build) => measuredRender(createRequestHandler(build, options.mode), meter))
  // Rendered from the URL only, so that a shared page contains nothing of the visitor who caused it.
  const renderShared = async (url: string): Promise<CachedPage> => {
    const rendered = await enqueue(async () => {
      const build = await website()
      const nonce = randomBytes(NONCE_BYTES).toString('base64')
      let isWhole = true
      const ask = async (asked: GraphRequest) => {
        const answer = await options.proxy.ask(asked, null)
        if (hasFailed(answer)) isWhole = false
        return answer
      }
      const context = pageContext(build, options, { origin: new URL(url).origin, nonce, ask })
      const answer = await routerOf(build)(new Request(url), context)
      const page = await orErrorPage(answer, options.tenant, { nonce, id: null })
      return readRenderedPage(withHostHeaders(page, config), { nonce, isWhole })
    })
    return compressPage(rendered)
  }
  // Sending is outside of the queue: a slow client must not keep others waiting.
  const renderForVisitor = toExpress((request, { nonce }) =>
    enqueue(async () => {
      // The visitor has left the queue.
      if (request.signal.aborted) return new Response(null, { status: 503 })
      const build = await website()
      const ask = (asked: GraphRequest) => options.proxy.ask(asked, request.headers.get('cookie'))
      const answer = await routerOf(build)(
        request,
        pageContext(build, options, { origin: new URL(request.url).origin, nonce, ask }),
      )
      const page = await orErrorPage(answer, options.tenant, { nonce, id: currentRequest()?.id ?? null })
      return withHostHeaders(page, config)
    }),
  )
  return async (request, response, next) => {
    if (request.method === 'POST') {
      refusePost(response)
      return
    }
    const store = isCacheableRequest(request, response, config) ? htmlCache : null
    const url = originOf(request) + withoutCampaignParameters(request.originalUrl)
    const key = pageKey(options.today(), url)
    const isCached = store?.has(key) === true
    const seconds = isCached ? null : await rateLimits?.take('page', request.ip ?? '')
    if (typeof seconds === 'number') {
      refuseWithPage(response, seconds, options.tenant)
      return
    }
    if (!isCached && limit.pendingCount >= maxQueue) {
      refuseAsBusy(response, options.tenant)
      return
    }
    response.set('Cache-Control', FOR_VISITOR)
    if (store === null) {
      await renderForVisitor(request, response, next)
      return
    }
    const page = await store.getOrMake(key, () => renderShared(url))
    if (isRedirect(page)) {
      // With the campaign parameters, which it takes along.
      await renderForVisitor(request, response, next)
      return
    }
    if (page.isCacheable) allowCaches(request, response, config)
    await sendPage(request, response, { page, policy: options.policyFor(page.inline) })
  }
}

/** Whether an answer has errors and no data. Partial data may be all that a platform has. */
function hasFailed({ data, errors }: GraphAnswer): boolean {
  return errors.length > 0 && Object.values(data ?? {}).every((field) => (field ?? null) === null)
}

/** Lets the process accept connections and read requests. */
async function yieldToEventLoop(): Promise<void> {
  for (let iteration = 0; iteration < YIELDED_ITERATIONS; iteration += 1) await nextIteration()
}

function withHostHeaders(answer: Response, { publicUrl }: HostConfig): Response {
  const { headers, status } = answer
  if (status === 503) headers.set('Retry-After', String(OUTAGE_RETRY_SECONDS))
  // Without PUBLIC_URL links follow the `Host` header, in a sitemap as in a page, so no shared cache may keep them.
  const lifetime = headers.get('Cache-Control')
  if (publicUrl === null && lifetime !== null) headers.set('Cache-Control', lifetime.replace('public', 'private'))
  return answer
}

function refuseAsBusy(response: NodeResponse, tenant: PagesOptions['tenant']): void {
  // `no-transform`: compression would take the processor from the pages that are rendered.
  response.status(503).set({ 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store, no-transform' })
  response.type('html').send(busyPage(tenant, String(response.locals['nonce'])))
}

/** No page accepts a form; React Router would parse it and report an error. */
function refusePost(response: NodeResponse): void {
  response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed')
}

function isRedirect({ status }: CachedPage): boolean {
  return status >= 300 && status < 400
}

/** Memoizes by build, as creating the request handler processes all routes. */
function memoizeByBuild<Result>(make: (build: Website) => Result): (build: Website) => Result {
  const memo = new WeakMap<Website, Result>()
  return (build) => {
    const result = memo.get(build) ?? make(build)
    memo.set(build, result)
    return result
  }
}
