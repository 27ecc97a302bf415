import type { Client } from '@urql/core'
import { Provider as StoreProvider } from 'jotai'
import { createContext, useContext, type ReactNode } from 'react'
import { Provider as GraphProvider } from 'urql'
import type { Store } from '#state/store.ts'
import { IsolatedSectionsContext } from '#web/ui/SectionErrorBoundary.tsx'
import { hydrationDataScript } from './hydrationData.ts'

interface PageValues {
  /** CSP nonce for elements created in the browser. */
  readonly nonce: string
  /** Writes the hydration data of the render so far; null in the browser, where the HTML holds them already. */
  readonly getHydrationText: (() => string) | null
}

const PageContext = createContext<PageValues>({ nonce: '', getHydrationText: null })

interface Props extends PageValues {
  /** See `SectionErrorBoundary`. */
  readonly isPartByPart: boolean
  readonly graph: Client
  readonly store: Store
  readonly children: ReactNode
}

/** Context of one browser page or one server request: the GraphQL client and the Jotai store. */
export function PageProviders({ graph, store, nonce, getHydrationText, isPartByPart, children }: Props) {
  return (
    <PageContext value={{ nonce, getHydrationText }}>
      <GraphProvider value={graph}>
        <StoreProvider store={store}>
          <IsolatedSectionsContext value={isPartByPart}>{children}</IsolatedSectionsContext>
        </StoreProvider>
      </GraphProvider>
    </PageContext>
  )
}

/** CSP nonce; empty where there is none. */
export function useNonce(): string {
  return useContext(PageContext).nonce
}

/** Hydration data in the HTML. Rendered after the content, when all queries of the render have run. */
export function HydrationDataScript() {
  const { getHydrationText } = useContext(PageContext)
  return <script {...hydrationDataScript(getHydrationText?.() ?? null)} />
}
