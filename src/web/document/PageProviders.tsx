import type { Client } from '@urql/core'
import { Provider as StoreProvider } from 'jotai'
import { createContext, useContext, type ReactNode } from 'react'
import { Provider as GraphProvider } from 'urql'
import type { Store } from '#state/store.ts'
import { IsolatedSectionsContext } from '#web/ui/SectionErrorBoundary.tsx'
import { pageRecordScript, type PageRecord } from './pageRecord.ts'

interface PageValues {
  /** Nonce of the content policy, for elements made in the browser. */
  readonly nonce: string
  /** Reads what the page was made from so far; null in the browser, where the page holds it already. */
  readonly readRecord: (() => PageRecord) | null
}

const PageContext = createContext<PageValues>({ nonce: '', readRecord: null })

interface Props extends PageValues {
  /** See `SectionErrorBoundary`. */
  readonly isPartByPart: boolean
  readonly graph: Client
  readonly store: Store
  readonly children: ReactNode
}

/** What exists once for each browser page and each server request: the GraphQL client and the store. */
export function PageProviders({ graph, store, nonce, readRecord, isPartByPart, children }: Props) {
  return (
    <PageContext value={{ nonce, readRecord }}>
      <GraphProvider value={graph}>
        <StoreProvider store={store}>
          <IsolatedSectionsContext value={isPartByPart}>{children}</IsolatedSectionsContext>
        </StoreProvider>
      </GraphProvider>
    </PageContext>
  )
}

/** Nonce of the content policy; empty where there is none. */
export function useNonce(): string {
  return useContext(PageContext).nonce
}

/** Carries the record of the page. Stands after the content, when everything has been asked for. */
export function PageRecordScript() {
  const { readRecord } = useContext(PageContext)
  return <script {...pageRecordScript(readRecord?.() ?? null)} />
}
