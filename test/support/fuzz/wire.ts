import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

/** One input as it goes over the wire: any bytes, valid HTTP or not. */
export interface Wire {
  readonly pieces: readonly Buffer[]
  /** Between two pieces, in milliseconds. */
  readonly pauseMs: number
  /** Leaves without waiting for an answer, so many milliseconds after the last piece; null waits. */
  readonly leavesAfterMs: number | null
}

/** What came back. */
export interface Reply {
  /** Of every answer, in order; a connection that carries two requests has two. */
  readonly statuses: readonly number[]
  /** Ids the host gave the requests, as its log has them. */
  readonly requestIds: readonly string[]
  /** From the first byte to the end of the answer, in milliseconds. */
  readonly ms: number
  readonly failure: 'refused' | 'reset' | 'silence' | null
  /** The last bytes that came. */
  readonly end: string
}

/** Stands where each sending has an id of its own, so that sending an input again is no repeat of the booking. */
export const FRESH_ID = 'f0f0f0f0-f0f0-4000-8000-f0f0f0f0f0f0'

const END_BYTES = 400

/** Sends the bytes and waits until the host closes the connection, as it does after the answer to who asks it to. */
export function exchange(port: number, { pieces, pauseMs, leavesAfterMs }: Wire, patienceMs: number): Promise<Reply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const chunks: Buffer[] = []
    let pause: NodeJS.Timeout | null = null
    let isOver = false
    const end = (failure: Reply['failure']) => {
      if (isOver) return
      isOver = true
      clearTimeout(patience)
      if (pause !== null) clearTimeout(pause)
      socket.destroy()
      const received = Buffer.concat(chunks)
      const { statuses, requestIds } = answersIn(received)
      const answered = statuses.length > 0 ? null : failure
      resolve({
        statuses,
        requestIds,
        ms: performance.now() - begin,
        failure: answered,
        end: received.subarray(-END_BYTES).toString('latin1'),
      })
    }
    const patience = setTimeout(() => end('silence'), patienceMs)
    const send = (place: number) => {
      const piece = pieces[place]
      if (piece === undefined) {
        if (leavesAfterMs !== null) pause = setTimeout(() => end(null), leavesAfterMs)
        return
      }
      socket.write(withFreshId(piece))
      pause = setTimeout(() => send(place + 1), place + 1 < pieces.length ? pauseMs : 0)
    }
    socket.once('connect', () => send(0))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'))
    socket.once('close', () => end('silence'))
  })
}

function withFreshId(piece: Buffer): Buffer {
  const place = piece.indexOf(FRESH_ID)
  if (place === -1) return piece
  const copy = Buffer.from(piece)
  copy.write(randomUUID(), place, 'latin1')
  return copy
}

const END_OF_HEAD = '\r\n\r\n'

/** Every answer in the bytes; a body cannot be taken for one, for answers begin where the one before has ended. */
function answersIn(bytes: Buffer): Pick<Reply, 'statuses' | 'requestIds'> {
  const statuses: number[] = []
  const requestIds: string[] = []
  for (let rest = bytes; rest.byteLength > 0;) {
    const headEnd = rest.indexOf(END_OF_HEAD)
    const head = rest.subarray(0, headEnd === -1 ? rest.byteLength : headEnd).toString('latin1')
    const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(status)) break
    if (status >= 200) statuses.push(status)
    const id = /^x-request-id: (\S+)/im.exec(head)?.[1]
    if (id !== undefined) requestIds.push(id)
    if (headEnd === -1) break
    const body = status < 200 ? 0 : bodyBytes(head, rest.subarray(headEnd + END_OF_HEAD.length))
    if (body === null) break
    rest = rest.subarray(headEnd + END_OF_HEAD.length + body)
  }
  return { statuses, requestIds }
}

/** How many bytes the body of an answer has; null where only the end of the connection tells. */
function bodyBytes(head: string, after: Buffer): number | null {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined)
    return Number(length) <= after.byteLength ? Number(length) : after.byteLength === 0 ? 0 : null
  if (!/^transfer-encoding: chunked/im.test(head)) return 0
  const end = after.indexOf('0\r\n\r\n')
  return end === -1 ? null : end + 5
}
