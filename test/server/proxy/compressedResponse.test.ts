import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toCompressedResponse } from '#server/proxy/compressedResponse.ts'

const LONG = { text: 'Zürich '.repeat(1000) }

async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('an answer is compressed, with its length, and stored nowhere on the way', async () => {
  const response = await toCompressedResponse(LONG)
  const body = await bodyOf(response)
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual({ data: LONG })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json',
    'content-length': String(body.byteLength),
    'content-encoding': 'br',
    'cache-control': 'no-store',
  })
})

test('requests with the same cached answer share its compression, each with a response of its own', async () => {
  let written = 0
  const answer = { ...LONG, toJSON: () => (written += 1) && LONG }
  const responses = await Promise.all([toCompressedResponse(answer), toCompressedResponse(answer)])
  const [one, other] = await Promise.all(responses.map(bodyOf))
  expect(one).toEqual(other)
  expect(written).toBe(1)
})

test('a failed compression is tried again for the next request', async () => {
  let attempts = 0
  const answer = {
    toJSON: () => {
      attempts += 1
      if (attempts === 1) throw new RangeError('Array buffer allocation failed')
      return LONG
    },
  }
  await expect(toCompressedResponse(answer)).rejects.toThrow('Array buffer allocation failed')
  expect((await toCompressedResponse(answer)).status).toBe(200)
})

test.each([
  { bytes: 1023, encoding: null },
  { bytes: 1024, encoding: 'br' },
])('an answer of $bytes bytes is sent with the encoding $encoding', async ({ bytes, encoding }) => {
  const frame = JSON.stringify({ data: { text: '' } }).length
  const response = await toCompressedResponse({ text: 'a'.repeat(bytes - frame) })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  const body = await bodyOf(response)
  expect((encoding === null ? body : brotliDecompressSync(body)).byteLength).toBe(bytes)
})
