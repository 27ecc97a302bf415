import type { SSRData } from '@urql/core'
import type { TenantConfig } from '#tenant/config.ts'

const ELEMENT_ID = 'hydration-data'

/** Data the server hands to the browser in the HTML, beside the loader data that the router transfers. */
export interface HydrationData {
  readonly tenantId: string
  readonly isEsimActive: boolean
  readonly hasPaymentPage: boolean
  readonly filterInputs: TenantConfig['travelFilter']['inputs']
  /** Calendar day in Europe/Zurich, ISO. */
  readonly today: string
  /** Whether some part of the page failed to render, see `SectionErrorBoundary`. */
  readonly isPartByPart: boolean
  /** First digits of the hash of the build; empty where there is none. */
  readonly build: string
  /** GraphQL results of the server render, for the browser's client. */
  readonly answers: SSRData
}

let current: HydrationData | null = null

/** The hydration data of this browser page, parsed once. For the browser only. */
export function hydrationData(): HydrationData {
  current ??= readHydrationData(document)
  return current
}

/** Moves on to a new day, for everything that is loaded from now on. */
export function moveHydrationDataTo(today: HydrationData['today']): void {
  current = { ...hydrationData(), today }
}

/**
 * Attributes of the script element that holds the data. A data block is never executed, so it needs no nonce.
 *
 * @param text from `hydrationText`; null in the browser, which renders no text here and keeps the server's
 */
export function hydrationDataScript(text: string | null) {
  return {
    id: ELEMENT_ID,
    type: 'application/json',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text ?? '' },
  }
}

/**
 * The data as lines of JSON, to stand in a script element: first everything but the data of the GraphQL results, then
 * those, one a line. They are JSON texts already; within another one each of their quotes would be escaped.
 */
export function hydrationText({ answers, ...others }: HydrationData): string {
  const results = Object.entries(answers)
  const head = { ...others, answers: Object.fromEntries(results.map(([key, { data: _, ...result }]) => [key, result])) }
  const lines = [JSON.stringify(head), ...results.map(([, { data }]) => data ?? '')]
  return lines.join('\n').replaceAll('<', '\\u003c')
}

function fromLines(text: string): HydrationData {
  const [head = '', ...texts] = text.split('\n')
  const data: unknown = JSON.parse(head)
  if (!isHydrationData(data)) return EMPTY
  const results = Object.entries(data.answers)
  const answers = results.map(([key, result], line) => [key, { ...result, data: texts[line] ?? '' }] as const)
  return { ...data, answers: Object.fromEntries(answers) }
}

/** The data in a document; defaults where there are none or they cannot be parsed. */
function readHydrationData(page: Document): HydrationData {
  try {
    return fromLines(page.getElementById(ELEMENT_ID)?.textContent ?? '')
  } catch {
    return EMPTY
  }
}

const OFF = { enabled: false } as const

const EMPTY: HydrationData = {
  tenantId: '',
  isEsimActive: false,
  hasPaymentPage: false,
  filterInputs: { destinations: OFF, months: OFF, travelTypes: OFF, query: OFF },
  today: '1970-01-01',
  isPartByPart: false,
  build: '',
  answers: {},
}

function isHydrationData(value: unknown): value is HydrationData {
  return typeof value === 'object' && value !== null && 'tenantId' in value && 'today' in value && 'answers' in value
}
