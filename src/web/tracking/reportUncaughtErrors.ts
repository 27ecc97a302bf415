/** Reports uncaught errors and unhandled rejections; the reporter is loaded with the first. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) => report('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** Longer than a browser takes from breaking off the downloads of a page that is left until it ends its timers. */
const LEFT_MS = 2000

/**
 * Reports an error that an error boundary has caught like an uncaught one. Firefox breaks off the scripts under way when
 * a page is left or reloaded, and `lazy` throws then: the page is gone before that would be reported.
 */
export function reportCaughtError(error: unknown): void {
  setTimeout(() => reportError(error), LEFT_MS)
}

function report(kind: 'error' | 'rejection', thrown: unknown): void {
  import('./errorReporter.ts').then(({ errorReporter }) => errorReporter().report(kind, thrown)).catch(() => null)
}
