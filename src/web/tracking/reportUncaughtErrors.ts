/** Reports uncaught errors and unhandled rejections; the reporter is loaded with the first. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) => report('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

function report(kind: 'error' | 'rejection', thrown: unknown): void {
  import('./errorReporter.ts').then(({ errorReporter }) => errorReporter().report(kind, thrown)).catch(() => null)
}
