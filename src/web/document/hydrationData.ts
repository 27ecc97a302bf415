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

/** Attributes of the script element that holds the data. A data block is never executed, so it needs no nonce. */
export function hydrationDataScript(data: HydrationData | null) {
  return {
    id: ELEMENT_ID,
    type: 'application/json',
    // The browser renders no text here and keeps the server's.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: data === null ? '' : JSON.stringify(data).replaceAll('<', '\\u003c') },
  }
}

/** The data in a document; defaults where there are none or they cannot be parsed. */
function readHydrationData(page: Document): HydrationData {
  try {
    const data: unknown = JSON.parse(page.getElementById(ELEMENT_ID)?.textContent ?? '')
    return isHydrationData(data) ? data : EMPTY
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
