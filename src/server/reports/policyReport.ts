import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A violation of the Content Security Policy. */
export interface PolicyReport {
  readonly directive: string
  /** A keyword such as `inline` or `eval`, or the blocked origin. */
  readonly blocked: string
  readonly page: string
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'form-action',
  'manifest-src',
  'frame-src',
  'frame-ancestors',
  'base-uri',
  'object-src',
  'media-src',
  'child-src',
])

/** Violations by browser extensions are ignored. */
const EXTENSION = /^[\w-]*extension\b/

/**
 * Reads a CSP violation report; null if a browser extension caused it.
 * @throws Refusal for any other body
 */
export function readPolicyReport(body: string): PolicyReport | null {
  const report = parse(body)
  const text = (name: string): string => {
    const value = report[name]
    return typeof value === 'string' ? value : ''
  }
  const blocked = text('blocked-uri')
  if (EXTENSION.test(text('source-file')) || EXTENSION.test(blocked)) return null
  const directive = (text('effective-directive') || text('violated-directive')).split(' ')[0] ?? ''
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    blocked: originOf(blocked),
    page: pathOf(text('document-uri')),
  }
}

function parse(body: string): Values {
  try {
    const value: unknown = JSON.parse(body)
    const report = isValues(value) ? value['csp-report'] : null
    if (isValues(report)) return report
  } catch {
    // Invalid JSON: rejected below.
  }
  throw new Refusal('BODY_NOT_READABLE', 'The body is no report of a browser')
}

/** Keywords are kept; URLs are reduced to their origin. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}
