import { isPrivatePage, toldAddress } from '#domain/tracking/pageView.ts'

/** Attributes that are read out, shown or typed; on private pages they may name a person. */
const TELLING = /^(aria-(label|valuetext|description|placeholder)|title|alt|value|placeholder|content|href|data-.*)$/

/** Text as a recording may have it: on pages that may show personal data only its length. */
export function maskedText(text: string): string {
  return isHidden() ? text.replaceAll(/\S/g, '*') : text
}

/** An attribute as a recording may have it. */
export function maskedAttribute(name: string, value: string): string {
  return isHidden() && TELLING.test(name) ? '*' : value
}

function isHidden(): boolean {
  return isPrivatePage(window.location.pathname)
}

/** What is told, with every address in it as analytics may know it. */
export function withRedactedUrls<Told extends object>(told: Told): Told
export function withRedactedUrls(told: unknown): unknown
export function withRedactedUrls(told: unknown): unknown {
  if (typeof told === 'string') return /^https?:/.test(told) ? toldAddress(told) : told
  if (Array.isArray(told)) return told.map((part: unknown) => withRedactedUrls(part))
  if (typeof told !== 'object' || told === null || told instanceof Date) return told
  return Object.fromEntries(
    Object.entries(told).map(([name, part]: [string, unknown]) => [name, withRedactedUrls(part)]),
  )
}
