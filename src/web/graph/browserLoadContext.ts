import { hydrationData } from '#web/document/hydrationData.ts'
import { browserGraph } from './browserGraph.ts'
import type { LoadContext } from './loadContext.ts'

/** Context of `load` in a `clientLoader`. */
export function browserLoadContext(): LoadContext {
  const { tenantId, filterInputs, today } = hydrationData()
  return { graph: browserGraph(), graphWithoutSsr: browserGraph(), tenantId, filterInputs, today }
}
