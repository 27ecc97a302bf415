import type { Request as NodeRequest, Response as NodeResponse } from 'express'
import { fromBrotli } from '#server/http/brotli.ts'
import type { CachedPage } from './renderedPage.ts'

interface Sent {
  readonly page: CachedPage
  /** Its Content Security Policy. */
  readonly policy: string
}

/** Sends a page of the cache, or that it has not changed. */
export async function sendPage(request: NodeRequest, response: NodeResponse, { page, policy }: Sent): Promise<void> {
  response.status(page.status).set({ ...Object.fromEntries(page.headers), 'Content-Security-Policy': policy })
  response.vary('Accept-Encoding')
  if (request.fresh) {
    response.status(304).end()
    return
  }
  const isBrotli = request.acceptsEncodings('br') !== false
  if (isBrotli) response.set('Content-Encoding', 'br')
  const body = isBrotli ? page.brotli : await fromBrotli(page.brotli)
  response.set('Content-Length', String(body.byteLength)).end(body)
}
