import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * A reverse proxy on the loopback that hands requests on as the lines of an nginx configuration say. It limits nobody: what
 * `limit_req` lets through is far above the pace of a visitor.
 */
export interface ReverseProxy {
  readonly origin: string
  /** How many requests each server behind it got. */
  readonly counts: readonly number[]
  readonly close: () => Promise<void>
}

/** Addresses of the servers behind a configuration. */
export function serversIn(nginx: string): readonly string[] {
  return [...nginx.matchAll(/^\s*server ([\d.]+:\d+);/gm)].map(([, address = '']) => address)
}

/**
 * @param nginx the configuration, whose `proxy_set_header` lines are obeyed
 * @param ports of the servers, which take turns
 */
export async function startReverseProxy(nginx: string, port: number, ports: readonly number[]): Promise<ReverseProxy> {
  const setHeaders = [...nginx.matchAll(/^\s*proxy_set_header (\S+) (\S+);/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const counts = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const place = turn
    turn = (turn + 1) % ports.length
    counts[place] = (counts[place] ?? 0) + 1
    const headers = {
      ...incoming.headers,
      ...Object.fromEntries(setHeaders.map(([name, value]) => [name.toLowerCase(), valueOf(value, incoming)])),
    }
    forward({ incoming, outgoing }, { port: ports[place] ?? 0, headers })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

function forward(
  { incoming, outgoing }: Exchange,
  { port, headers }: { readonly port: number; readonly headers: NodeJS.Dict<string | string[]> },
): void {
  const { method, url } = incoming
  const onward = ask(
    { host: '127.0.0.1', port, path: url ?? '/', method: method ?? 'GET', headers, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  // A visitor who leaves ends the question; a server that is gone is a bad gateway.
  outgoing.once('close', () => onward.destroy())
  onward.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  incoming.pipe(onward)
}

/** What nginx puts in for a value of its configuration. */
function valueOf(value: string, { headers, socket }: IncomingMessage): string {
  switch (value) {
    case '$host':
    case '$http_host':
      return headers.host ?? ''
    case '$scheme':
      return 'http'
    case '$proxy_add_x_forwarded_for':
      return [headers['x-forwarded-for'], socket.remoteAddress].filter((part) => part !== undefined).join(', ')
    case '""':
      return 'close'
    default:
      throw new Error(`The proxy of the tests knows no ${value}`)
  }
}
