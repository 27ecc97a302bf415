import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { makeStore } from '#state/store.ts'
import { serverGraphContext } from '#web/graph/serverGraph.ts'
import { withPartsBelow } from './belowFirstScreen.ts'
import { withCarriedFiles } from './carriedFiles.ts'
import { withDeferredStart } from './deferredStart.ts'
import { hostOf } from './hostOf.ts'
import { PageProviders } from './PageProviders.tsx'
import { withSlicedStart } from './slicedStart.ts'
import { holdActsScript } from '#web/booking/early/holdActsScript.ts'

export { createHostContext } from './hostContext.ts'

/** Answers with the whole page at once, so that what fails on the way is told by the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = hostOf(context, request)
  const { nonce, config, tenant } = host
  const { client, record } = context.get(serverGraphContext)
  const seller = { tenantId: tenant.id, isEsimActive: tenant.features.esim.active, hasPaymentPage: config.paymentPageUrl !== null }
  const readRecord = () => ({
    ...seller,
    filterInputs: tenant.travelFilter.inputs,
    today: config.today,
    answers: record.extractData(),
  })
  const page = await renderPage(
    <PageProviders graph={client} store={makeStore(config.today, seller)} nonce={nonce} readRecord={readRecord}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageProviders>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withCarriedFiles(withStart(withPartsBelow(page, nonce), new URL(request.url).pathname, nonce), host), { status, headers })
}

/** The page with the way in which its scripts start. In the funnel, what is done before they run is held. */
function withStart(page: string, path: string, nonce: string): string {
  if (!path.startsWith('/buchen/')) return withDeferredStart(page, path)
  return withSlicedStart(page.replace('</head>', () => `${holdActsScript(nonce)}</head>`))
}

/** The finished page. Errors outside of every boundary reject. */
async function renderPage(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
  })
}
