import captureEvents from './captureEvents.script.ts?source'

/** Inline script element, with its nonce, that captures events on a funnel page before hydration. */
export function captureEventsScript(nonce: string): string {
  return `<script nonce="${nonce}">${captureEvents}()</script>`
}
