import express, { type RequestHandler, type Router } from 'express'
import { LIVENESS_PATH } from '#protocol/livenessPath.ts'
import type { Readiness } from './storeWatch.ts'

export interface HealthOptions {
  /** Whether bookings can be stored, with reasons for the operator if not. */
  readonly readiness: () => Readiness
  /** Whether the process is shutting down. */
  readonly isDraining: () => boolean
  /** Why the last call to the platform had no readable answer; null if it had one. */
  readonly platformFailure: () => string | null
  /** Findings in the platform's responses. */
  readonly counts: () => unknown
}

/**
 * `/livez`: liveness probe. `/readyz`: readiness probe; 503 while draining or if bookings cannot be stored.
 * `/healthz`: both in one, always 200.
 */
export function healthRoutes({ readiness, isDraining, platformFailure, counts }: HealthOptions): Router {
  const state = (): Readiness => {
    const { ok, reasons } = readiness()
    return isDraining() ? { ok: false, reasons: ['draining', ...reasons] } : { ok, reasons }
  }
  const routes = express.Router()
  routes.get(LIVENESS_PATH, (_request, response) => {
    response.json({ status: 'ok' })
  })
  routes.get('/readyz', (_request, response) => {
    const { ok, reasons } = state()
    response.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable', reasons })
  })
  routes.get('/healthz', (_request, response) => {
    const { ok, reasons } = state()
    response.json({
      status: 'ok',
      isReady: ok,
      reasons,
      platformFailure: platformFailure(),
      platformFields: counts(),
    })
  })
  return express.Router().use([LIVENESS_PATH, '/readyz', '/healthz'], noStore).use(routes)
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}
