import { createRequestHandler } from '@react-router/express'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type Request as NodeRequest, type RequestHandler } from 'express'
import { constants } from 'node:zlib'
import type website from '#website'
import type { TenantConfig } from '#tenant/config.ts'
import { createAnalytics } from './analytics.ts'
import type { Backend } from './backend.ts'
import type { HostConfig } from './config.ts'
import { securityHeaders, type PolicyOverrides } from './headers.ts'
import type { Log } from './log.ts'
import { NO_PAGE_FILES, type PageFiles } from './pageFiles.ts'
import { requestLog } from './requestLog.ts'
import { originOf, refuseUnreadableAddress, toExpress, type WebHandler } from './webHandler.ts'

type Website = typeof website

export interface SiteOptions {
  readonly config: HostConfig
  readonly tenant: TenantConfig
  readonly today: () => string
  readonly backend: Pick<Backend, 'images' | 'paymentPage'>
  readonly proxy: (request: Request) => Promise<Response>
  /** The built website, or in development the one of the moment. */
  readonly website: () => Promise<Website>
  /** What pages carry in themselves; left out where files may change at any time. */
  readonly pageFiles?: PageFiles
  /** Serves files of the website. */
  readonly files: RequestHandler
  /** What a development server needs otherwise in the content policy. */
  readonly policy?: PolicyOverrides
  /** What chooses scenarios, or refuses them. */
  readonly backstage?: RequestHandler
  readonly log: Log
}

/** Compressed per request: fast beats small. */
const PAGE_QUALITY = 5

/** The sandbox payment page of the embedded platform. */
const SANDBOX_PAYMENT_PAGE = '/sandbox-zahlung/v1/start/{transactionId}'

/** Everything the host answers, in the order it is tried. It listens nowhere. */
export function createSite(options: SiteOptions): Express {
  const { config, backend, log, tenant } = options
  const named = { ...config, tileUrl: tenant.map.tileUrl }
  const app = express()
  app.disable('x-powered-by')
  // Only a proxy on this machine is believed about who asked; others are named by PUBLIC_URL.
  app.set('trust proxy', 'loopback')
  app.use(requestLog(log))
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' })
  })
  app.use(refuseUnreadableAddress)
  app.use((_request, response, next) => {
    response.set(securityHeaders(named, String(response.locals['nonce']), options.policy))
    next()
  })
  if (options.backstage) app.use(options.backstage)
  app.use(options.files)
  app.use('/bilder', atFullPath(toExpress((request) => backend.images(request))))
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } } }))
  app.all('/api/proxy', toExpress((request) => options.proxy(request)))
  app.all('/api/analytics', toExpress(toAnalytics(options)))
  app.use('/sandbox-zahlung', atFullPath(toExpress((request, { nonce }) => backend.paymentPage(request, nonce))))
  app.use(pages(options))
  app.use(answerFailure(log))
  return app
}

function toAnalytics({ config: { matomo, publicUrl }, log }: SiteOptions): WebHandler {
  const analytics = createAnalytics({ matomo, publicUrl, log, fetch })
  return (request, { address }) => analytics(request, address)
}

/** Handlers read whole addresses; mounting them below a path must not shorten it. */
function atFullPath(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    request.url = request.originalUrl
    return handler(request, response, next)
  }
}

function pages({ config, tenant, today, proxy, website, pageFiles = NO_PAGE_FILES }: SiteOptions): RequestHandler {
  return async (request, response, next) => {
    // What a route says goes first; a page that says nothing may be shown again only after asking.
    response.set('Cache-Control', 'private, no-cache')
    const build = await website()
    const context = build.entry.module.createHostContext({
      nonce: String(response.locals['nonce']),
      graphFetch: (input, init) => proxy(asVisitor(new Request(input, init), request)),
      pageFiles,
      config: publicConfig(config, request, today()),
      tenant,
    })
    await createRequestHandler({ build, getLoadContext: () => context })(request, response, next)
  }
}

/** A page asks in the name of its visitor, as their browser would. */
function asVisitor(call: Request, { headers }: NodeRequest): Request {
  if (headers.cookie !== undefined) call.headers.set('Cookie', headers.cookie)
  return call
}

/** What visitors may know of the settings; it travels with each page. */
function publicConfig(config: HostConfig, request: NodeRequest, today: string) {
  return {
    publicUrl: config.publicUrl ?? originOf(request),
    paymentPageUrl: config.paymentPageUrl ?? SANDBOX_PAYMENT_PAGE,
    today,
    isTodayFixed: config.fixedToday !== null,
    persist: config.persist,
    hasPageViews: config.matomo !== null,
    posthog: config.posthog,
  }
}

/** The last resort: no detail leaves the house, only the id to quote. */
function answerFailure(log: Log): ErrorRequestHandler {
  // Express tells an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    log.error({ error, id: String(response.locals['id']) }, 'request failed')
    if (response.headersSent) {
      next(error)
      return
    }
    response.status(500).type('text').send(`Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (${String(response.locals['id'])})`)
  }
}
