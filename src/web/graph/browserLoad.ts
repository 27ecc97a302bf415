import { browserGraph } from './browserGraph.ts'
import { browserRecord } from './browserRecord.ts'
import type { PageLoad } from './pageLoad.ts'

/** What `load` works with in a `clientLoader`. */
export function browserLoad(): PageLoad {
  const { tenantId, filterInputs, today } = browserRecord()
  return { graph: browserGraph(), unrecorded: browserGraph(), tenantId, filterInputs, today }
}
