import { captureEvents } from './captureEvents.ts'

/** The script of a funnel page that holds what is done before the page can answer, as an element with its nonce. */
export function captureEventsScript(nonce: string): string {
  return `<script nonce="${nonce}">(${String(captureEvents)})()</script>`
}
