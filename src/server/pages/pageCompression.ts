import { constants } from 'node:zlib'

/** Compression on the fly: speed matters more than size. */
const QUALITY = 5

/** Brotli parameters for dynamic responses. A smaller window was measured and used more memory. */
export const PAGE_COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: QUALITY } as const
