import { isValues, type Values } from '#server/proxy/graphRequest.ts'
import { Refusal } from '#server/proxy/refusal.ts'

/** Content types of the Reporting API and of `report-uri` before it. */
export const POLICY_TYPES = ['application/reports+json', 'application/csp-report'] as const

/** What a browser refused to run or to load. */
export interface PolicyReport {
  readonly directive: string
  /** A word such as `inline` or `eval`, or the origin it would have come from. */
  readonly blocked: string
  readonly page: string
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'worker-src', 'form-action', 'manifest-src', 'frame-src', 'frame-ancestors'],
  ...['base-uri', 'object-src', 'media-src', 'child-src'],
])

const MOST_REPORTS = 10

/** Extensions change pages as they like: what is refused them is no fault of ours. */
const EXTENSION = /^[\w-]*extension\b/

/**
 * Reads breaches of the content policy, in the words of either standard.
 * @throws Refusal for anything else
 */
export function readPolicyReports(body: string): readonly PolicyReport[] {
  const parts = partsOf(parse(body))
  return parts.slice(0, MOST_REPORTS).flatMap((part) => {
    const source = textIn(part, 'sourceFile', 'source-file')
    const blocked = textIn(part, 'blockedURL', 'blocked-uri')
    if (EXTENSION.test(source) || EXTENSION.test(blocked)) return []
    const directive = textIn(part, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? ''
    return [{ directive: DIRECTIVES.has(directive) ? directive : 'other', blocked: originOf(blocked), page: pathOf(textIn(part, 'documentURL', 'document-uri')) }]
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw unreadable()
  }
}

function partsOf(body: unknown): readonly Values[] {
  if (Array.isArray(body)) return body.flatMap((entry: unknown) => (isValues(entry) && entry['type'] === 'csp-violation' && isValues(entry['body']) ? [entry['body']] : []))
  const report = isValues(body) ? body['csp-report'] : null
  if (!isValues(report)) throw unreadable()
  return [report]
}

function textIn(values: Values, ...names: readonly string[]): string {
  return names.map((name) => values[name]).find((value) => typeof value === 'string') ?? ''
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

function unreadable(): Refusal {
  return new Refusal('BODY_NOT_READABLE', 'The body is no report of a browser')
}
