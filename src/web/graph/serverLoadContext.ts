import type { RouterContextProvider } from 'react-router'
import { hostOf } from '#web/document/hostOf.ts'
import type { LoadContext } from './loadContext.ts'
import { serverGraphContext } from './serverGraph.ts'

/** Context of `load` in a `loader`. */
export function serverLoadContext(context: Readonly<RouterContextProvider>): LoadContext {
  const { config, tenant } = hostOf(context)
  const { client, graphWithoutSsr } = context.get(serverGraphContext)
  const filterInputs = tenant.travelFilter.inputs
  return { graph: client, graphWithoutSsr, tenantId: tenant.id, filterInputs, today: config.today }
}
