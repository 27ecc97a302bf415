import type { Client } from '@urql/core'
import type { TenantConfig } from '#tenant/config.ts'

/** What a `load` function has at hand, on the server and in the browser alike. */
export interface PageLoad {
  /** Its answers reach the page's hooks without another request. */
  readonly graph: Client
  /** For answers the page does not show as they are: on the server they are kept out of the page. */
  readonly unrecorded: Client
  readonly tenantId: string
  readonly filterInputs: TenantConfig['travelFilter']['inputs']
  /** Calendar day in Europe/Zurich. */
  readonly today: string
}
