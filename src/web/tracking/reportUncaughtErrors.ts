/** Has errors told that nobody holds. What tells them is loaded with the first. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) => tell('error', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
}

function tell(kind: 'error' | 'rejection', failure: unknown): void {
  import('./errorReporter.ts').then(({ errorReporter }) => errorReporter().tell(kind, failure)).catch(() => null)
}
