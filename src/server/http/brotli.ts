import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** Compression on the fly: speed matters more than size. */
const QUALITY = 5

/** Brotli parameters for dynamic responses. A smaller window was measured and used more memory. */
export const BROTLI_PARAMETERS = { [constants.BROTLI_PARAM_QUALITY]: QUALITY } as const

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Compresses in a thread of its own. */
export async function toBrotli(body: Buffer): Promise<Buffer> {
  return compress(body, { params: { ...BROTLI_PARAMETERS, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } })
}

/** For clients that do not accept brotli. @throws Error if it is not compressed */
export async function fromBrotli(body: Buffer): Promise<Buffer> {
  return decompress(body)
}
