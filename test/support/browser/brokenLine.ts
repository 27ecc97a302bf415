import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that hands everything on to a site but the files with this name, for which it lets wait for ever. */
export async function withheld(port: number, name: string) {
  let isAsked = false
  const line = await lineTo(port, ({ url }) => {
    if (url?.includes(name) !== true) return true
    isAsked = true
    return false
  })
  return { ...line, isAsked: () => isAsked }
}

/**
 * An address that hands everything on to a site until the line is cut: from then on every request fails, while the device
 * goes on believing that it has a connection.
 */
export async function cuttable(port: number) {
  let isCut = false
  const line = await lineTo(port, ({ socket }) => {
    if (isCut) socket.destroy()
    return !isCut
  })
  return {
    ...line,
    setCut: (is: boolean) => {
      isCut = is
    },
  }
}

/** @param mayPass false for a request that is not handed on, and not answered either */
async function lineTo(port: number, mayPass: (asked: IncomingMessage) => boolean) {
  const server = createServer((asked, answer) => {
    if (!mayPass(asked)) return
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
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
