import { connect, createServer, type Socket } from 'node:net'

/** `lost`: the server never hears of it. `done`: the server does it, and its answer never arrives. */
export type CommitFate = 'lost' | 'done'

/** A line to PostgreSQL that dies under the next commit. */
export interface CommitRelay {
  readonly port: number
  readonly cutNextCommit: (fate: CommitFate) => void
  readonly close: () => void
}

export async function startCommitRelay(target: number): Promise<CommitRelay> {
  const sockets = new Set<Socket>()
  let fate: CommitFate | null = null

  function relay(here: Socket): void {
    const there = connect(target, '127.0.0.1')
    let isDoomed = false
    const end = () => {
      here.destroy()
      there.destroy()
    }
    for (const socket of [here, there]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    here.on('data', (chunk: Buffer) => {
      const hit = fate !== null && chunk.includes('commit') ? fate : null
      if (hit !== null) fate = null
      isDoomed ||= hit === 'done'
      if (hit === 'lost') end()
      else there.write(chunk)
    })
    there.on('data', (chunk: Buffer) => (isDoomed ? end() : here.write(chunk)))
  }

  const server = createServer(relay)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return {
    port: address.port,
    cutNextCommit: (next) => {
      fate = next
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
