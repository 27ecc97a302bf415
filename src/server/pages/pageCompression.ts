import { constants } from 'node:zlib'

/** Compressed while somebody waits: fast beats small. */
const QUALITY = 5

/** How Brotli compresses what is made for an answer. A smaller window was tried, and made the process hold more memory. */
export const PAGE_COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: QUALITY } as const
