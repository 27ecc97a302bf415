import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { HostValues } from '#web/document/hostContext.ts'

// Output of `react-router build` in build/server, typed without reading the bundle.
declare const website: Omit<ServerBuild, 'entry'> & {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      /** Part of the website's bundle: a context key of another bundle would be a different key. */
      readonly createHostContext: (values: HostValues) => RouterContextProvider
    }
  }
}
export = website
