import { gunzipSync } from 'node:zlib'

/**
 * Every text in what product analytics sent, unpacked: recordings pack parts of themselves, and a form carries JSON as
 * base64.
 */
export function recordedText(body: string): string {
  const json = body.startsWith('data=')
    ? Buffer.from(decodeURIComponent(body.slice('data='.length)), 'base64').toString('utf8')
    : body
  try {
    return textsIn(JSON.parse(json))
  } catch {
    return json
  }
}

function textsIn(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' && part.startsWith('\u001f\u008b') ? unpacked(part) : part,
  )
}

function unpacked(packed: string): unknown {
  return JSON.parse(gunzipSync(Buffer.from(packed, 'latin1')).toString('utf8'))
}
