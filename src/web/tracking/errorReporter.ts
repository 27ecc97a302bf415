import { ERRORS_PATH, framesOf, withoutValues, type FailureKind, type FailureReport } from '#protocol/failureReport.ts'
import { hydrationData } from '#web/document/hydrationData.ts'

/** Per page load. */
const MAX_REPORTS = 5

/** React's hydration mismatch errors. */
const HYDRATION = /React error #4(?:18|19|2[0-5])\b|hydrat/i

/** Not an error: the sizes of elements changed once more than the browser tells in one frame. */
const RESIZE_NOTICE = /^ResizeObserver loop/

let reporter: ReturnType<typeof createErrorReporter> | null = null

/** The error reporter of this browser page, created on first use. */
export function errorReporter(): ReturnType<typeof createErrorReporter> {
  return (reporter ??= createErrorReporter(hydrationData().build))
}

/**
 * Reports browser errors to the host, each once. Strictly necessary and free of personal data (no query string, no
 * values, no cookie), so it needs no consent.
 *
 * @param build hash of the build this page belongs to
 */
export function createErrorReporter(build: string, send: (report: FailureReport) => void = sendReport) {
  const reported = new Set<string>()
  return {
    /** @param thrown any thrown value */
    report(kind: Exclude<FailureKind, 'hydration'>, thrown: unknown): void {
      const { message, stack } = readThrown(thrown)
      if (RESIZE_NOTICE.test(message)) return
      const { own, hasOthers } = framesOf(stack, window.location.origin)
      // A foreign script, such as a browser extension.
      if (own.length === 0 && hasOthers) return
      const report = {
        kind: HYDRATION.test(message) ? ('hydration' as const) : kind,
        message: withoutValues(message),
        frames: own,
        page: window.location.pathname,
        build,
      }
      const key = `${report.message} ${own[0] ?? ''}`
      if (reported.has(key) || reported.size >= MAX_REPORTS) return
      reported.add(key)
      send(report)
    },
  }
}

function readThrown(thrown: unknown): { readonly message: string; readonly stack: string } {
  if (thrown instanceof Error) return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  // Not serialised: another thrown value may hold personal data.
  return { message: typeof thrown === 'string' ? thrown : 'Something that is no error', stack: '' }
}

/** A beacon is sent even while the page unloads. */
function sendReport(report: FailureReport): void {
  navigator.sendBeacon(ERRORS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
