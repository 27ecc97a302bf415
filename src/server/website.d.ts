import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { HostValues } from '#web/document/hostContext.ts'

// What `react-router build` writes to build/server, typed without reading the bundle.
declare const website: Omit<ServerBuild, 'entry'> & {
  readonly entry: {
    readonly module: ServerBuild['entry']['module'] & {
      /** Made by the website itself: a context key of another bundle would be another key. */
      readonly createHostContext: (values: HostValues) => RouterContextProvider
    }
  }
}
export = website
