import type { RouterContextProvider } from 'react-router'
import { hostOf } from '#web/document/hostOf.ts'
import type { PageLoad } from './pageLoad.ts'
import { serverGraphContext } from './serverGraph.ts'

interface LoaderArguments {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

/** What `load` works with in a `loader`. */
export function serverLoad({ context, request }: LoaderArguments): PageLoad {
  const { config, tenant } = hostOf(context, request)
  const { client, unrecorded } = context.get(serverGraphContext)
  const filterInputs = tenant.travelFilter.inputs
  return { graph: client, unrecorded, tenantId: tenant.id, filterInputs, today: config.today }
}
