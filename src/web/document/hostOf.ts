import type { RouterContextProvider } from 'react-router'
import { developmentHost } from './developmentHost.ts'
import { hostContext, type HostValues } from './hostContext.ts'

/** What the host gave to a request, or its stand-in where there is no host. */
export function hostOf(context: Readonly<RouterContextProvider>, request: Request): HostValues {
  return context.get(hostContext) ?? developmentHost(request)
}
