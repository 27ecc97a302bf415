import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/documents/refusal.ts'

/** What a browser refused to run or to load. */
export interface PolicyReport {
  readonly directive: string
  /** A word such as `inline` or `eval`, or the origin it would have come from. */
  readonly blocked: string
  readonly page: string
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  ...[
    'default-src',
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
  ],
  ...[
    'img-src',
    'font-src',
    'connect-src',
    'worker-src',
    'form-action',
    'manifest-src',
    'frame-src',
    'frame-ancestors',
  ],
  ...['base-uri', 'object-src', 'media-src', 'child-src'],
])

/** Extensions change pages as they like: what is refused them is no fault of ours. */
const EXTENSION = /^[\w-]*extension\b/

/**
 * Reads a breach of the content policy; null where it is none of ours.
 * @throws Refusal for anything else
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
    // No JSON is no report either.
  }
  throw new Refusal('BODY_NOT_READABLE', 'The body is no report of a browser')
}

/** Words stay; of an address its origin alone. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'other'
  const { origin, protocol } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : ''
}
