import type { TenantRecord } from '#platform/catalogue/records.ts'

/** An operator on the embedded platform: texts, payment settings, content pages, and the tours it sells. */
export interface DemoTenant extends TenantRecord {
  readonly name: string
  readonly domain: string
  /** Ids of tours (`src/demo/tours`); null for all. */
  readonly tours: readonly string[] | null
}
