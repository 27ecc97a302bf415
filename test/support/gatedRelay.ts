import { connect, createServer, type Server, type Socket } from 'node:net'

/** `open`: bytes pass. `frozen`: connections stand and nothing passes. `closed`: nobody is let in, who is there is thrown out. */
export type Gate = 'open' | 'frozen' | 'closed'

/** A line to a server that can be held up and cut, as a network or a frozen machine does. */
export interface GatedRelay {
  readonly port: number
  readonly set: (gate: Gate) => void
  readonly close: () => void
}

export async function startGatedRelay(target: number): Promise<GatedRelay> {
  const sockets = new Set<Socket>()
  let gate: Gate = 'open'

  function relay(here: Socket): void {
    if (gate === 'closed') return void here.destroy()
    const there = connect(target, '127.0.0.1')
    const end = () => {
      here.destroy()
      there.destroy()
    }
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(from)
      from
        .on('data', (chunk) => to.write(chunk))
        .on('error', end)
        .on('close', () => {
          sockets.delete(from)
          end()
        })
      if (gate === 'frozen') from.pause()
    }
  }

  const server = createServer(relay)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const set = (next: Gate) => {
    gate = next
    for (const socket of sockets) {
      if (next === 'closed') socket.destroy()
      else if (next === 'frozen') socket.pause()
      else socket.resume()
    }
  }
  return {
    port: portOf(server),
    set,
    close: () => {
      set('closed')
      server.close()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return address.port
}
