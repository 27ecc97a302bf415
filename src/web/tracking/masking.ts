import { isPrivatePage, redactedUrl } from '#domain/tracking/pageView.ts'

/** Attributes with text or values; on private pages they may hold personal data. */
const SENSITIVE_ATTRIBUTE =
  /^(aria-(label|valuetext|description|placeholder)|title|alt|value|placeholder|content|href|data-.*)$/

/** Text for session recordings: on private pages only its length. */
export function maskedText(text: string): string {
  return isMasked() ? text.replaceAll(/\S/g, '*') : text
}

/** Value of an attribute for session recordings. */
export function maskedAttribute(name: string, value: string): string {
  return isMasked() && SENSITIVE_ATTRIBUTE.test(name) ? '*' : value
}

function isMasked(): boolean {
  return isPrivatePage(window.location.pathname)
}

/** An analytics event with every URL in it redacted, at any depth. */
export function withRedactedUrls<Payload extends object>(payload: Payload): Payload
export function withRedactedUrls(value: unknown): unknown
export function withRedactedUrls(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:/.test(value) ? redactedUrl(value) : value
  if (Array.isArray(value)) return value.map((part: unknown) => withRedactedUrls(part))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, withRedactedUrls(part)]),
  )
}
