import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { makeStore } from '#state/store.ts'
import { holdActsScript } from '#web/booking/early/holdActsScript.ts'
import { PageProviders } from '#web/document/PageProviders.tsx'
import { withPartsBelow } from '#web/document/belowFirstScreen.ts'
import { withCarriedFiles } from '#web/document/carriedFiles.ts'
import { withDeferredStart } from '#web/document/deferredStart.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { withSlicedStart } from '#web/document/slicedStart.ts'
import { serverGraphContext } from '#web/graph/serverGraph.ts'

export { createHostContext } from '#web/document/hostContext.ts'

/**
 * Answers with the whole page at once, so that what fails on the way is told by the status. Where a part of it cannot be
 * drawn it is drawn once more, part by part, and stands without that one.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = hostOf(context, request)
  // A stream is read once; each drawing begins with one of its own.
  const [first, second] = entry.serverHandoffStream?.tee() ?? []
  const draw = (isPartByPart: boolean) => {
    const stream = isPartByPart ? second : first
    const own = { ...entry, renderMeta: {}, ...(stream === undefined ? {} : { serverHandoffStream: stream }) }
    return renderPage(pageOf(request, { entry: own, context, isPartByPart }), isPartByPart)
  }
  const page = await draw(false)
    .catch((error: unknown) => {
      host.report(error)
      return draw(true)
    })
    .catch((error: unknown) => {
      if (entry.staticHandlerContext.errors !== null) throw error
      // An answer, so that the framework makes the error page of it and shows nothing of the error.
      throw Response.json({ reason: 'failed', code: null }, { status: 500 })
    })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(
    withCarriedFiles(withStart(withPartsBelow(page, host.nonce), new URL(request.url).pathname, host.nonce), host),
    { status, headers },
  )
}

/** Tells the log of what no page tells; answers of ours, thrown on purpose, are told where they are made. */
export function handleError(error: unknown, { context, request }: Failed): void {
  if (!request.signal.aborted && !(error instanceof Response) && !isRouteErrorResponse(error))
    hostOf(context, request).report(error)
}

interface Failed {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

interface Drawing {
  readonly entry: EntryContext
  readonly context: RouterContextProvider
  readonly isPartByPart: boolean
}

function pageOf(request: Request, { entry, context, isPartByPart }: Drawing): ReactNode {
  const { nonce, config, tenant } = hostOf(context, request)
  const { client, record } = context.get(serverGraphContext)
  const seller = {
    tenantId: tenant.id,
    isEsimActive: tenant.features.esim.active,
    hasPaymentPage: config.paymentPageUrl !== null,
  }
  const readRecord = () => ({
    ...{ ...seller, isPartByPart, today: config.today, build: config.build ?? '' },
    filterInputs: tenant.travelFilter.inputs,
    answers: record.extractData(),
  })
  return (
    <PageProviders
      graph={client}
      store={makeStore(config.today, seller)}
      nonce={nonce}
      readRecord={readRecord}
      isPartByPart={isPartByPart}
    >
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageProviders>
  )
}

/** The page with the way in which its scripts start. In the funnel, what is done before they run is held. */
function withStart(page: string, path: string, nonce: string): string {
  if (!path.startsWith('/buchen/')) return withDeferredStart(page, path)
  return withSlicedStart(page.replace('</head>', () => `${holdActsScript(nonce)}</head>`))
}

/** The finished page. Errors outside of every boundary reject. */
async function renderPage(page: ReactNode, isPartByPart: boolean): Promise<string> {
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
      // What was thrown is told once, by whoever draws again.
      onError: (error) => {
        if (!isPartByPart) reject(error instanceof Error ? error : new Error(String(error)))
      },
      // Parts stand where they belong also without scripts, however large they are.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
  })
}
