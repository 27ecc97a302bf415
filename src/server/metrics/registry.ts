import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { MAIL_OUTCOMES, COUNTED_OUTCOMES, type Meter } from './meter.ts'
import { registerSources, type Sources } from './sources.ts'
import { routeOf } from './routeOf.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

/** Histogram buckets in seconds, from pages (about 10 ms) to the proxy's timeouts (15 s and 45 s). */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 45]

/** Histogram buckets in seconds, with the thresholds of LCP (2.5, 4), INP (0.2, 0.5) and TTFB (0.8, 1.8). */
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]

/** Histogram buckets of CLS, with its thresholds (0.1, 0.25). */
const LAYOUT_SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]

export interface Metrics {
  readonly meter: Meter
  readonly registry: Registry
  /** Registers sources that are read at each scrape. */
  readonly watch: (sources: Sources) => void
}

/**
 * The Prometheus registry.
 * @param version hash of the build; null in development
 */
export function createMetrics(version: string | null): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const build = {
    name: 'site_build_info',
    help: 'The build that runs; always 1',
    labelNames: ['version', 'node'],
    registers: [registry],
  }
  new Gauge(build).set({ version: version?.slice(0, 12) ?? 'development', node: process.version }, 1)
  return { registry, meter: meterOf(registry), watch: (sources) => registerSources(registry, sources) }
}

function meterOf(registry: Registry): Meter {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  return {
    ...httpMeter(registry, counter),
    ...platformMeter(registry, counter),
    ...browserMeter(registry, counter),
  }
}

type MakeCounter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => Counter<Label>

function httpMeter(registry: Registry, counter: MakeCounter) {
  const requests = counter('site_requests_total', 'Requests answered', 'route', 'method', 'status')
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const renders = new Histogram({
    name: 'site_render_seconds',
    help: 'Time to render a page',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const pages = counter(
    'site_pages_total',
    'Pages by outcome of the micro-cache: hit, made (rendered), renewed (revalidated in the background)',
    'outcome',
  )
  const pictures = counter(
    'site_pictures_total',
    'Pictures by outcome: memory, joined (with another request), disk, drawn (newly encoded)',
    'outcome',
  )
  // The label is an older word for `action`, kept for dashboards and alarms of operators.
  const refused = counter('site_rate_limited_total', 'Requests turned away by a rate limit', 'act')
  return {
    countRequest: (request) => {
      const route = routeOf(request.path)
      requests.inc({
        route,
        method: METHODS.has(request.method) ? request.method : 'other',
        status: String(request.status),
      })
      seconds.observe({ route }, request.seconds)
    },
    countRender: (path, duration) => renders.observe({ route: routeOf(path) }, duration),
    countPage: (outcome) => pages.inc({ outcome }),
    countPicture: (outcome) => pictures.inc({ outcome }),
    countRefused: (action) => refused.inc({ act: action }),
  } satisfies Partial<Meter>
}

function platformMeter(registry: Registry, counter: MakeCounter) {
  const answers = counter('site_platform_answers_total', 'Answers of the travel platform', 'operation', 'outcome')
  const seconds = new Histogram({
    name: 'site_platform_answer_seconds',
    help: 'Time the travel platform takes',
    labelNames: ['operation'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const cached = counter(
    'site_cached_answers_total',
    'Answers by outcome of the answer cache: hit, made (requested), renewed (revalidated in the background)',
    'operation',
    'outcome',
  )
  const bookings = counter('site_bookings_total', 'Submissions of bookings', 'outcome')
  const payments = counter('site_payment_starts_total', 'Payments started', 'outcome')
  // Prometheus rules only see the first increment of a label if it was 0 before.
  for (const outcome of COUNTED_OUTCOMES)
    for (const submissions of [bookings, payments]) submissions.inc({ outcome }, 0)
  const mails = counter('site_mails_total', 'Attempts to send a confirmation by mail', 'outcome')
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0)
  const late = counter('site_late_payments_total', 'Payments that came when the booking could not take them any more')
  return {
    countPlatformAnswer: (operation, outcome, duration) => {
      answers.inc({ operation, outcome })
      seconds.observe({ operation }, duration)
    },
    countCachedAnswer: (operation, outcome) => cached.inc({ operation, outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    countLatePayment: () => late.inc(),
    countSubmission: (kind, outcome) => (kind === 'booking' ? bookings : payments).inc({ outcome }),
  } satisfies Partial<Meter>
}

function browserMeter(registry: Registry, counter: MakeCounter) {
  const errors = counter('site_browser_errors_total', 'Errors in the browsers of visitors', 'kind', 'route')
  const reports = counter(
    'site_policy_reports_total',
    'What browsers refused because of the content policy',
    'directive',
  )
  const seconds = new Histogram({
    name: 'site_web_vital_seconds',
    help: 'Web vitals of real visits',
    labelNames: ['name', 'route'],
    buckets: VITAL_SECONDS,
    registers: [registry],
  })
  const shifts = new Histogram({
    name: 'site_layout_shift',
    help: 'Cumulative layout shift of real visits',
    labelNames: ['route'],
    buckets: LAYOUT_SHIFTS,
    registers: [registry],
  })
  return {
    countBrowserError: (kind, path) => errors.inc({ kind, route: routeOf(path) }),
    countPolicyReport: (directive) => reports.inc({ directive }),
    countVital: (name, path, value) => {
      if (name === 'CLS') shifts.observe({ route: routeOf(path) }, value)
      else seconds.observe({ name, route: routeOf(path) }, value)
    },
  } satisfies Partial<Meter>
}
