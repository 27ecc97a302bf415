import type { Values } from '#server/documents/graphRequest.ts'
import { toBrotli } from '#server/http/brotli.ts'
import { ANSWER_HEADERS } from './call.ts'

/** Shorter answers are not worth compressing, in bytes. */
const LEAST_BYTES = 1024

interface Body {
  readonly bytes: Buffer
  readonly isCompressed: boolean
}

/** By identity of the answer: one from the cache is the same object for everybody, so it is serialized and compressed once. */
const bodies = new WeakMap<Values, Promise<Body>>()

/** The response with a whole answer, for clients that accept brotli. @param data must not be changed any more */
export async function toCompressedResponse(data: Values): Promise<Response> {
  const { bytes, isCompressed } = await (bodies.get(data) ?? writeOnce(data))
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...ANSWER_HEADERS,
      'Content-Length': String(bytes.byteLength),
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    },
  })
}

function writeOnce(data: Values): Promise<Body> {
  const body = write(data)
  bodies.set(data, body)
  // Do not cache a failure, for instance for lack of memory.
  body.catch(() => bodies.delete(data))
  return body
}

async function write(data: Values): Promise<Body> {
  const bytes = Buffer.from(JSON.stringify({ data }))
  const isCompressed = bytes.byteLength >= LEAST_BYTES
  return { bytes: isCompressed ? await toBrotli(bytes) : bytes, isCompressed }
}
