import { performance } from 'node:perf_hooks'
import compression from 'compression'
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response as NodeResponse,
} from 'express'
import { ANALYTICS_PATH } from '#protocol/analyticsHit.ts'
import { PROXY_PATH } from '#protocol/proxyEndpoint.ts'
import { ERRORS_PATH } from '#protocol/failureReport.ts'
import { PAYMENT_WEBHOOK_PATH, SANDBOX_PATH } from '#protocol/paymentPaths.ts'
import { SHARE_PICTURE_PATH } from '#protocol/sharePicture.ts'
import { VITALS_PATH } from '#protocol/webVitals.ts'
import { createAnalytics } from '#server/analytics/analytics.ts'
import type { Backend } from '#server/backend/backend.ts'
import { healthRoutes } from '#server/health/health.ts'
import type { Readiness } from '#server/health/storeWatch.ts'
import { BROTLI_PARAMETERS } from '#server/http/brotli.ts'
import { errorPage } from '#server/http/errorPage.ts'
import {
  redirectToLowerCase,
  refuseInvalidUrl,
  refuseOtherMethods,
  toExpress,
  type WebHandler,
} from '#server/http/webHandler.ts'
import { SHOWN_ELSEWHERE } from '#server/http/shownElsewhere.ts'
import { createContentLog } from '#server/log/contentLog.ts'
import type { Log } from '#server/log/log.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import { createPages, type PagesOptions } from '#server/pages/pages.ts'
import type { Proxy } from '#server/proxy/proxy.ts'
import {
  rateLimit,
  type LimitOptions,
  refuseWithPage,
  refuseWithText,
  warnAboutUntrustedProxy,
} from '#server/rateLimits/tooMany.ts'
import { createReports } from '#server/reports/reports.ts'
import { contentPolicy, securityHeaders, type PolicyOverrides } from './headers.ts'
import { requestLog } from './requestLog.ts'

export interface SiteOptions extends Omit<PagesOptions, 'policyFor'> {
  readonly proxy: Proxy
  readonly backend: Pick<Backend, 'images' | 'sandboxPage' | 'paymentWebhook' | 'counts'>
  /** Serves the website's static files. */
  readonly files: RequestHandler
  /** CSP directives replaced by a development server. */
  readonly policy?: PolicyOverrides
  /** Selects scenarios, or rejects requests for them. */
  readonly scenarioMiddleware?: RequestHandler
  readonly log: Log
  /** Whether the process is shutting down; omitted: false. */
  readonly isDraining?: () => boolean
  /** Whether bookings can be stored; omitted: always. */
  readonly readiness?: () => Readiness
  /** Why the last call to the platform had no readable answer; omitted: none failed. */
  readonly platformFailure?: () => string | null
  /** Omitted: nothing is measured. */
  readonly meter?: Meter
}

/** The Express app with all routes of the host, in order. Does not bind a port. */
export function createSite(options: SiteOptions): Express {
  const {
    config,
    backend,
    log,
    tenant,
    rateLimits = null,
    isDraining = () => false,
    readiness = () => READY,
    platformFailure = () => null,
    meter = NO_METER,
  } = options
  const policyConfig = { ...config, tileUrl: tenant.map.tileUrl }
  const app = express()
  app.disable('x-powered-by')
  // Anybody can send forwarded headers: only those of configured proxies are trusted.
  app.set('trust proxy', [...config.trustedProxies])
  app.use(requestLog(log, meter))
  const setOwnHeaders = (response: NodeResponse) => {
    response.set(securityHeaders(policyConfig, String(response.locals['nonce']), options.policy))
    if (isDraining()) response.set('Connection', 'close')
  }
  app.use((_request, response, next) => {
    setOwnHeaders(response)
    next()
  })
  app.use(refuseInvalidUrl, refuseOtherMethods, redirectToLowerCase)
  if (rateLimits !== null) app.use(warnAboutUntrustedProxy(log))
  app.use(healthRoutes({ readiness, isDraining, platformFailure, counts: backend.counts }))
  if (options.scenarioMiddleware) app.use(options.scenarioMiddleware)
  app.use(SHARE_PICTURE_PATH, (_request, response, next) => {
    response.set(SHOWN_ELSEWHERE)
    next()
  })
  app.use(options.files)
  app.use('/bilder', withOriginalUrl(toExpress((request, { address }) => backend.images(request, address))))
  app.use(compression({ brotli: { params: BROTLI_PARAMETERS } }))
  app.all(
    PROXY_PATH,
    toExpress((request, { address, acceptsBrotli }) => options.proxy(request, address, acceptsBrotli)),
  )
  const analyticsLimit = rateLimit({ action: 'analytics', rateLimits, refuse: refuseWithText })
  app.all(ANALYTICS_PATH, analyticsLimit, toExpress(toAnalytics(options)))
  const reports = createReports({ publicUrl: config.publicUrl, log, meter, now: () => performance.now() })
  app.all(ERRORS_PATH, analyticsLimit, toExpress(reports.errors))
  app.all(VITALS_PATH, analyticsLimit, toExpress(reports.vitals))
  const { sandboxPage, paymentWebhook } = backend
  if (paymentWebhook !== null)
    app.all(
      PAYMENT_WEBHOOK_PATH,
      toExpress((request) => paymentWebhook(request)),
    )
  if (sandboxPage !== null) {
    const refuse: LimitOptions['refuse'] = (response, seconds) => refuseWithPage(response, seconds, tenant)
    app.use(
      SANDBOX_PATH,
      rateLimit({ action: 'paymentPage', rateLimits, refuse }),
      withOriginalUrl(toExpress((request, { nonce }) => sandboxPage(request, nonce))),
    )
  }
  app.use(
    createPages({
      ...options,
      report: (error) => log.error({ error }, 'page failure'),
      noteContentFault: createContentLog(log),
      policyFor: (inline) => contentPolicy(policyConfig, inline, options.policy),
    }),
  )
  app.use(sendErrorPage(options, setOwnHeaders))
  return app
}

const READY: Readiness = { ok: true, reasons: [] }

function toAnalytics({ config: { matomo, publicUrl }, log }: SiteOptions): WebHandler {
  const analytics = createAnalytics({ matomo, publicUrl, log, fetch })
  return (request, { address }) => analytics(request, address)
}

/** Restores the full URL, which Express shortens for handlers mounted below a path. */
function withOriginalUrl(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    request.url = request.originalUrl
    return handler(request, response, next)
  }
}

/** Static error page with the request id to quote; details go to the log only. */
function sendErrorPage(
  { log, tenant }: SiteOptions,
  setOwnHeaders: (response: NodeResponse) => void,
): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, response, next) => {
    const { id, nonce } = response.locals
    log.error({ error, id: String(id) }, 'request failed')
    if (response.headersSent) {
      next(error)
      return
    }
    // Lifetime, encoding, ETag and policy of the response that failed are not those of this page.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    setOwnHeaders(response)
    response
      .status(500)
      .set({ 'X-Request-Id': String(id), 'Cache-Control': 'no-store' })
      .type('html')
      .send(errorPage(tenant, { nonce: String(nonce), id: String(id) }))
  }
}
