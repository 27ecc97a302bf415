import { connect, createServer, type Socket } from 'node:net'

/** `asked`: as soon as the host has the request. `answered`: when its answer is about to leave. */
export type Moment = 'asked' | 'answered'

/** A line to a host that dies under a request, once for each operation it is told to. */
export interface CuttingRelay {
  readonly origin: string
  /** The next request of the operation loses its connection; those after it pass. */
  readonly cut: (operation: string, moment: Moment) => void
  /** How many requests of the operation have come along, whoever sent them. */
  readonly passed: (operation: string) => number
  readonly close: () => void
}

/** Characters that hold the end of a body with the name of its operation. */
const TAIL = 100

export async function startCuttingRelay(hostPort: number): Promise<CuttingRelay> {
  const cuts = new Map<string, Moment>()
  const passed = new Map<string, number>()
  const sockets = new Set<Socket>()

  /** The moment to cut at, where the text so far ends a request that is to be cut. */
  function momentFor(text: string): Moment | null {
    const operation = /"operationName":"(\w+)"\}$/.exec(text)?.[1]
    if (operation === undefined) return null
    passed.set(operation, (passed.get(operation) ?? 0) + 1)
    const moment = cuts.get(operation) ?? null
    cuts.delete(operation)
    return moment
  }

  function relay(browser: Socket): void {
    const host = connect(hostPort, '127.0.0.1')
    let isDoomed = false
    // A request may come in pieces; what names it stands at its end.
    let tail = ''
    const end = () => {
      browser.destroy()
      host.destroy()
    }
    for (const socket of [browser, host]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    browser.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString('latin1')).slice(-TAIL)
      const moment = momentFor(tail)
      isDoomed ||= moment === 'answered'
      // The host goes on with what it has, although nobody will hear of it.
      host.write(chunk, () => moment === 'asked' && browser.destroy())
    })
    host.on('data', (chunk: Buffer) => (isDoomed ? end() : browser.write(chunk)))
  }

  const server = createServer(relay)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`,
    cut: (operation, moment) => {
      cuts.set(operation, moment)
    },
    passed: (operation) => passed.get(operation) ?? 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
