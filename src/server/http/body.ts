import { Refusal } from './refusal.ts'

export interface BodyLimits {
  readonly bytes: number
  /** Timeout for the whole body, in milliseconds. */
  readonly ms: number
}

/**
 * The body of a request as text.
 * @throws Refusal if it is too large, too slow, aborted, or not UTF-8.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge(limits)
  if (request.body === null) return ''
  const reader = request.body.getReader()
  const deadline = deadlineIn(limits.ms)
  try {
    return decode(await Promise.race([readAll(reader, limits), deadline.reached]))
  } catch (error) {
    // Not awaited: a hanging source may never settle.
    reader.cancel().catch(() => undefined)
    throw error
  } finally {
    deadline.clear()
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>, limits: BodyLimits): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return Buffer.concat(chunks)
    bytes += value.byteLength
    if (bytes > limits.bytes) throw tooLarge(limits)
    chunks.push(value)
  }
}

/** An aborted upload is a client error. */
function brokenOff(): never {
  throw new Refusal('BODY_NOT_READABLE', 'The request ended before its body did')
}

function deadlineIn(ms: number): { readonly reached: Promise<never>; readonly clear: () => void } {
  let timer: NodeJS.Timeout | null = null
  const reached = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Refusal('BODY_TOO_SLOW', 'The request took too long to arrive'))
    }, ms)
  })
  return {
    reached,
    clear: () => {
      if (timer !== null) clearTimeout(timer)
    },
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('BODY_NOT_READABLE', 'The body is not UTF-8 text')
  }
}

function tooLarge({ bytes }: BodyLimits): Refusal {
  return new Refusal('BODY_TOO_LARGE', `The body is larger than ${bytes} bytes`)
}
