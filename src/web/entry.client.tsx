import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { makeStore } from '#state/store.ts'
import { PageProviders } from '#web/document/PageProviders.tsx'
import { hydrationData } from '#web/document/hydrationData.ts'
import { browserGraph } from '#web/graph/browserGraph.ts'
import { reportCaughtError, reportUncaughtErrors } from '#web/tracking/reportUncaughtErrors.ts'

reportUncaughtErrors()

const { today, tenantId, isEsimActive, hasPaymentPage, isPartByPart } = hydrationData()
const store = makeStore(today, { tenantId, isEsimActive, hasPaymentPage })
// Browsers hide the attribute from selectors; the property still has the value.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

void Promise.resolve(window.pageModules).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageProviders
          graph={browserGraph()}
          store={store}
          nonce={nonce}
          getHydrationText={null}
          isPartByPart={isPartByPart}
        >
          <HydratedRouter />
        </PageProviders>
      </StrictMode>,
      { onCaughtError: reportCaughtError },
    )
  })
})
