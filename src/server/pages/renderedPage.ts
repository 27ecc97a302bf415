import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PAGE_COMPRESSION } from './pageCompression.ts'
import { withoutNonce, type InlineSources } from './inlineSources.ts'

/** An answer of the website that many visitors may be given: nothing in it is about one of them. */
export interface RenderedPage {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** Compressed when first asked for. */
  readonly brotli: () => Promise<Buffer>
  /** What of it the content policy lets run. */
  readonly inline: InlineSources
  /** Whether it is a page, and a whole one: what failed or leads elsewhere is found out anew each time. */
  readonly isCacheable: boolean
}

const compress = promisify(brotliCompress)

/**
 * Reads an answer to its end.
 * @param nonce with which it was made, and which nobody is told
 */
export async function readRenderedPage(answer: Response, nonce: string): Promise<RenderedPage> {
  const { page, inline } = withoutNonce(await answer.text(), nonce)
  const body = Buffer.from(page)
  const isCacheable = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') === true
  // A cookie is for one visitor.
  const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  return {
    status: answer.status,
    headers: isCacheable ? [...headers, ['etag', etagOf(body)]] : headers,
    body,
    brotli: lazyBrotli(body),
    inline,
    isCacheable,
  }
}

/** Weak, because the same page goes out compressed in several ways. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`
}

function lazyBrotli(body: Buffer): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | null = null
  return () => {
    compressed ??= compress(body, {
      params: { ...PAGE_COMPRESSION, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    })
    return compressed
  }
}
