import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { makeStore } from '#state/store.ts'
import { PageProviders } from '#web/document/PageProviders.tsx'
import { withDeferredHydration } from '#web/document/deferredHydration.ts'
import { hostOf } from '#web/document/hostOf.ts'
import { hydrationText } from '#web/document/hydrationData.ts'
import { withInlineAssets } from '#web/document/inlineAssets.ts'
import { withShell } from '#web/document/pageShell.ts'
import { withTimeSlicing } from '#web/document/timeSlicing.ts'
import { serverGraphContext } from '#web/graph/serverGraph.ts'
import { isFunnelPath } from '#web/site/travelPaths.ts'

export { createHostContext } from '#web/document/hostContext.ts'

/**
 * Renders the whole page before responding, so that the status tells of an error. If a component throws, the page is
 * rendered once more part by part (`SectionErrorBoundary`), without the part that fails.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const host = hostOf(context)
  // A stream can be read once; each of the two renders needs its own.
  const [first, second] = entry.serverHandoffStream?.tee() ?? []
  const render = (isPartByPart: boolean) => {
    const stream = isPartByPart ? second : first
    const own = { ...entry, renderMeta: {}, ...(stream === undefined ? {} : { serverHandoffStream: stream }) }
    return renderPage(pageOf(request, { entry: own, context, isPartByPart }), isPartByPart)
  }
  const page = await render(false)
    .catch((error: unknown) => {
      host.report(error)
      return render(true)
    })
    .catch((error: unknown) => {
      if (entry.staticHandlerContext.errors !== null) throw error
      // A response, so that the framework renders the error page without details of the error.
      throw Response.json({ reason: 'failed', code: null }, { status: 500 })
    })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { pathname } = new URL(request.url)
  const whole = withShell(page, (shell) => withInlineAssets(withBoot(shell, pathname), host))
  return new Response(whole, { status, headers })
}

/** Logs unexpected errors. Responses thrown on purpose are logged where they are created; an aborted request is none. */
export function handleError(error: unknown, { context, request }: Failed): void {
  if (!request.signal.aborted && !(error instanceof Response) && !isRouteErrorResponse(error))
    hostOf(context).report(error)
}

interface Failed {
  readonly context: Readonly<RouterContextProvider>
  readonly request: Request
}

interface RenderContext {
  readonly entry: EntryContext
  readonly context: RouterContextProvider
  readonly isPartByPart: boolean
}

function pageOf(request: Request, { entry, context, isPartByPart }: RenderContext): ReactNode {
  const { nonce, config, tenant } = hostOf(context)
  const { client, ssr } = context.get(serverGraphContext)
  const seller = {
    tenantId: tenant.id,
    isEsimActive: tenant.features.esim.active,
    hasPaymentPage: config.paymentPageUrl !== null,
  }
  const getHydrationText = () =>
    hydrationText({
      ...seller,
      isPartByPart,
      today: config.today,
      build: config.build ?? '',
      filterInputs: tenant.travelFilter.inputs,
      answers: ssr.extractData(),
    })
  return (
    <PageProviders
      graph={client}
      store={makeStore(config.today, seller)}
      nonce={nonce}
      getHydrationText={getHydrationText}
      isPartByPart={isPartByPart}
    >
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </PageProviders>
  )
}

/** The page with its boot script: deferred hydration, in the funnel time-slicing. */
function withBoot(page: string, path: string): string {
  return isFunnelPath(path) ? withTimeSlicing(page) : withDeferredHydration(page, path)
}

/** The complete HTML. Rejects for errors outside every boundary, and for every error unless rendered part by part. */
async function renderPage(page: ReactNode, isPartByPart: boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // In the second render the error has been reported already.
      onError: (error) => {
        if (!isPartByPart) reject(error instanceof Error ? error : new Error(String(error)))
      },
      // No outlining of large Suspense boundaries: without scripts their content would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
  })
}
