/** Maximum size of a platform's answer, in bytes. */
export const ANSWER_BYTES = 16 * 1024 * 1024

/** The body of a response as text, empty if there is none; null if it exceeds `mostBytes`, also only once unpacked. */
export async function readUpTo(response: Response, mostBytes: number): Promise<string | null> {
  if (response.body === null) return ''
  const decoder = decoderFor(response)
  let text = ''
  let bytes = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** JSON is UTF-8, unless an old back office declares another charset that is known. */
function decoderFor({ headers }: Response): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** What to tell of a response that exceeds `mostBytes`: unlike its `Content-Length`, where it is compressed. */
export function excessOf({ headers }: Response, mostBytes: number): string {
  const encoding = headers.get('content-encoding')
  return `more than ${Math.round(mostBytes / 2 ** 20)} MB${encoding === null ? '' : `, unpacked from ${encoding}`}`
}
