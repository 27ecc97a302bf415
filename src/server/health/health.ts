import express, { type RequestHandler, type Router } from 'express'
import type { Readiness } from './storeWatch.ts'

/** What is asked about this process. */
export interface HealthOptions {
  /** Whether bookings can be kept, with words for the operator where they cannot. */
  readonly readiness: () => Readiness
  /** Whether the process was asked to end. */
  readonly isDraining: () => boolean
  /** What the platform's answers lacked. */
  readonly counts: () => unknown
}

/**
 * `/livez`: the process turns. `/readyz`: visitors may be sent here; 503 while it ends or cannot keep a booking.
 * `/healthz`: both in one, always 200 while the process turns.
 */
export function healthRoutes({ readiness, isDraining, counts }: HealthOptions): Router {
  const state = (): Readiness => {
    const { ok, reasons } = readiness()
    return isDraining() ? { ok: false, reasons: ['draining', ...reasons] } : { ok, reasons }
  }
  const routes = express.Router()
  routes.get('/livez', (_request, response) => {
    response.json({ status: 'ok' })
  })
  routes.get('/readyz', (_request, response) => {
    const { ok, reasons } = state()
    response.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable', reasons })
  })
  routes.get('/healthz', (_request, response) => {
    const { ok, reasons } = state()
    response.json({ status: 'ok', isReady: ok, reasons, platformFields: counts() })
  })
  return express.Router().use(['/livez', '/readyz', '/healthz'], neverKept).use(routes)
}

const neverKept: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}
