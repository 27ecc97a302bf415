import autocannon from 'autocannon'

/** The host ends a connection after so many requests; autocannon would go on in it and be refused. */
const REQUESTS_PER_CONNECTION = 100

/** Asks for pages as browsers do, over ten connections unless told otherwise. */
export function requestPages(options: autocannon.Options): Promise<autocannon.Result> {
  return autocannon({
    connections: 10,
    reconnectRate: REQUESTS_PER_CONNECTION,
    // What is written for browsers is compressed.
    headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    ...options,
  })
}
