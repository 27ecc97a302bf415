import type { SSRData } from '@urql/core'
import type { TenantConfig } from '#tenant/config.ts'

const RECORD_ID = 'page-record'

/** What the server hands to the browser inside the page, beside what the routes hand to themselves. */
export interface PageRecord {
  readonly tenantId: string
  readonly isEsimActive: boolean
  readonly hasPaymentPage: boolean
  readonly filterInputs: TenantConfig['travelFilter']['inputs']
  /** Calendar day in Europe/Zurich, ISO. */
  readonly today: string
  /** Whether some part of the page could not be drawn, see `SectionErrorBoundary`. */
  readonly isPartByPart: boolean
  /** The first digits of the hash of the build; empty where there is none. */
  readonly build: string
  /** Answers the page was made from, for the browser's GraphQL client. */
  readonly answers: SSRData
}

/** Attributes of the script element that carries the record. It is data: no browser runs it. */
export function pageRecordScript(record: PageRecord | null) {
  return {
    id: RECORD_ID,
    type: 'application/json',
    // The browser keeps what the server wrote: on its side there is nothing to compare.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: record === null ? '' : JSON.stringify(record).replaceAll('<', '\\u003c') },
  }
}

/** Reads the record of a page; an empty one where there is none or where it cannot be read. */
export function readPageRecord(page: Document): PageRecord {
  try {
    const record: unknown = JSON.parse(page.getElementById(RECORD_ID)?.textContent ?? '')
    return isPageRecord(record) ? record : EMPTY
  } catch {
    return EMPTY
  }
}

const OFF = { enabled: false } as const

const EMPTY: PageRecord = {
  tenantId: '',
  isEsimActive: false,
  hasPaymentPage: false,
  filterInputs: { destinations: OFF, months: OFF, travelTypes: OFF, query: OFF },
  today: '1970-01-01',
  isPartByPart: false,
  build: '',
  answers: {},
}

function isPageRecord(value: unknown): value is PageRecord {
  return typeof value === 'object' && value !== null && 'tenantId' in value && 'today' in value && 'answers' in value
}
