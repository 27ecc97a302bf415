import type { RouterContextProvider } from 'react-router'
import { hostOf } from '#web/document/hostOf.ts'
import type { LoadContext } from './loadContext.ts'
import { serverGraphContext } from './serverGraph.ts'

interface LoaderArguments {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** Context of `load` in a `loader`. */
export function serverLoadContext({ context, request }: LoaderArguments): LoadContext {
  const { config, tenant } = hostOf(context, request)
  const { client, graphWithoutSsr } = context.get(serverGraphContext)
  const filterInputs = tenant.travelFilter.inputs
  return { graph: client, graphWithoutSsr, tenantId: tenant.id, filterInputs, today: config.today }
}
