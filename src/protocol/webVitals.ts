/** Endpoint of the web vitals of a visit. */
export const VITALS_PATH = '/api/vitals'

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]

/** The web vitals of a visit, as its page sends them. */
export interface VisitVitals {
  /** Path of the page the visit began with; only its route is recorded. */
  readonly page: string
  /** In milliseconds; a layout shift has no unit. Without those the browser does not measure. */
  readonly values: { readonly [Name in Vital]?: number | undefined }
}
