import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { makeStore } from '#state/store.ts'
import { PageProviders } from '#web/document/PageProviders.tsx'
import { browserGraph } from '#web/graph/browserGraph.ts'
import { browserRecord } from '#web/graph/browserRecord.ts'
import { returnToLink } from '#web/site/returnToLink.ts'
import { watchFailures } from '#web/tracking/watchFailures.ts'

watchFailures()

const { today, tenantId, isEsimActive, hasPaymentPage, isPartByPart } = browserRecord()
const store = makeStore(today, { tenantId, isEsimActive, hasPaymentPage })
// Browsers hide the attribute, so that it cannot be stolen by a selector; the property still has it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

// Before the router listens.
window.addEventListener('popstate', () => returnToLink(store))

void Promise.resolve(window.pageModules).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageProviders graph={browserGraph()} store={store} nonce={nonce} readRecord={null} isPartByPart={isPartByPart}>
          <HydratedRouter />
        </PageProviders>
      </StrictMode>,
      // What a boundary holds is told like what nobody holds.
      { onCaughtError: (error) => reportError(error) },
    )
  })
})
