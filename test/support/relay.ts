import { connect, createServer, type Socket } from 'node:net'

/** The two ends of a relayed connection. */
export interface Connection {
  readonly client: Socket
  readonly server: Socket
  /** Destroys both ends. */
  readonly cut: () => void
}

export interface RelayOptions {
  /** Whether new connections are accepted; default: always. */
  readonly accepts?: () => boolean
  /** Called once for each connection; returns what happens to each chunk. */
  readonly relay: (connection: Connection) => {
    readonly fromClient: (chunk: Buffer) => void
    readonly fromServer: (chunk: Buffer) => void
  }
}

/** A TCP relay on the loopback, for tests of broken connections. */
export interface Relay {
  readonly port: number
  /** Ends of all open connections. */
  readonly sockets: ReadonlySet<Socket>
  readonly close: () => void
}

/** Relays connections to a port of this machine. When one end closes, the other one is destroyed. */
export async function startRelay(target: number, { accepts = () => true, relay }: RelayOptions): Promise<Relay> {
  const sockets = new Set<Socket>()
  const listener = createServer((client) => {
    if (!accepts()) return void client.destroy()
    const server = connect(target, '127.0.0.1')
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    const { fromClient, fromServer } = relay({ client, server, cut })
    for (const [socket, onData] of [
      [client, fromClient],
      [server, fromServer],
    ] as const) {
      sockets.add(socket)
      socket
        .on('data', onData)
        .on('error', cut)
        .on('close', () => {
          sockets.delete(socket)
          cut()
        })
    }
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    port: address.port,
    sockets,
    close: () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
