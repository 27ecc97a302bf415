import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** These are compressed by their own format. */
const PACKED = new Set([
  '.avif',
  '.br',
  '.gif',
  '.gz',
  '.ico',
  '.jpeg',
  '.jpg',
  '.mp4',
  '.png',
  '.webp',
  '.woff',
  '.woff2',
])

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

/**
 * Precompresses files as `.br` and `.gz`, unless they get larger, so that nothing is compressed per request.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, zipped] = await Promise.all([withBrotli(content, { params }), withGzip(content, { level: 9 })])
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli)
  if (zipped.length < content.length) writeFileSync(`${file}.gz`, zipped)
}
