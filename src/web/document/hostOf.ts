import type { RouterContextProvider } from 'react-router'
import { hostContext, type HostValues } from './hostContext.ts'

/**
 * Values the host has put into the context of a request.
 * @throws without a host, as under `react-router dev`
 */
export function hostOf(context: Readonly<RouterContextProvider>): HostValues {
  const host = context.get(hostContext)
  if (host === null) throw new Error('Pages are rendered by their host: npm start, npm run dev')
  return host
}
