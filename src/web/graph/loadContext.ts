import type { Client } from '@urql/core'
import type { TenantConfig } from '#tenant/config.ts'

/** Argument of a route's `load` function, on the server and in the browser alike. */
export interface LoadContext {
  /** Its results reach the page's hooks without another request. */
  readonly graph: Client
  /** For results that no component reads: on the server they are kept out of the SSR data. */
  readonly graphWithoutSsr: Client
  readonly tenantId: string
  readonly filterInputs: TenantConfig['travelFilter']['inputs']
  /** Calendar day in Europe/Zurich. */
  readonly today: string
}
