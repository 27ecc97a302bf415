import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that hands everything on to a site but the files with this name, for which it lets wait for ever. */
export async function withheld(port: number, name: string) {
  let isAsked = false
  const server = createServer((asked, answer) => {
    if (asked.url?.includes(name) === true) {
      isAsked = true
      return
    }
    const { url: path, method, headers } = asked
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    isAsked: () => isAsked,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
