import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** A request as a service on the loopback has received it. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  /** Unpacked text of the body. */
  readonly body: string
}

export interface AnalyticsCollector {
  readonly origin: string
  /** Everything so far, in order. */
  readonly received: readonly Received[]
  /** Those of a path, in order. */
  readonly at: (path: string) => readonly Received[]
  readonly stop: () => Promise<void>
}

/** Text answered at a path; an empty one everywhere else. */
type Answers = Readonly<Record<string, string>>

/** A local analytics service: accepts requests from any origin and records them. */
export async function startAnalyticsCollector(answers: Answers = {}): Promise<AnalyticsCollector> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector')
      const { method = '', headers } = request
      const isQuestion = method !== 'OPTIONS'
      const body = unpacked(Buffer.concat(chunks))
      if (isQuestion)
        received.push({ method, path: pathname, parameters: Object.fromEntries(searchParams), headers, body })
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Content-Type': 'application/json',
      })
      response.end(answers[pathname] ?? '{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    received,
    at: (path) => received.filter((request) => request.path === path),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function unpacked(body: Buffer): string {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b
  return (isGzip ? gunzipSync(body) : body).toString('utf8')
}

/**
 * Every text in what product analytics sent, unzipped: recordings pack parts of themselves, and a form carries JSON as
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
    typeof part === 'string' && part.startsWith('\u001f\u008b') ? unzipped(part) : part,
  )
}

function unzipped(packed: string): unknown {
  return JSON.parse(gunzipSync(Buffer.from(packed, 'latin1')).toString('utf8'))
}
