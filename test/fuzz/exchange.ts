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

/** Responses of the host to one input. */
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

/** Placeholder for a new submission id in each request, so that a repeated input is not a repeated booking. */
export const FRESH_ID = 'f0f0f0f0-f0f0-4000-8000-f0f0f0f0f0f0'

/** Bytes of an answer's end that are kept. */
const END_BYTES = 400

/** Sends the bytes and waits until the host closes the connection (`Connection: close`). */
export function exchange(port: number, { pieces, pauseMs, leavesAfterMs }: Wire, timeoutMs: number): Promise<Reply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const chunks: Buffer[] = []
    let pause: NodeJS.Timeout | null = null
    let isOver = false
    const end = (failure: Reply['failure']) => {
      if (isOver) return
      isOver = true
      clearTimeout(timeout)
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
    const timeout = setTimeout(() => end('silence'), timeoutMs)
    const send = (index: number) => {
      const piece = pieces[index]
      if (piece === undefined) {
        if (leavesAfterMs !== null) pause = setTimeout(() => end(null), leavesAfterMs)
        return
      }
      socket.write(withFreshId(piece))
      pause = setTimeout(() => send(index + 1), index + 1 < pieces.length ? pauseMs : 0)
    }
    socket.once('connect', () => send(0))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'))
    socket.once('close', () => end('silence'))
  })
}

function withFreshId(piece: Buffer): Buffer {
  const start = piece.indexOf(FRESH_ID)
  if (start === -1) return piece
  const copy = Buffer.from(piece)
  copy.write(randomUUID(), start, 'latin1')
  return copy
}

const END_OF_HEAD = '\r\n\r\n'

/** All answers of a connection. Each begins where the one before ends, so that a body is not mistaken for one. */
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

/** Body length of an answer; null if it ends with the connection. */
function bodyBytes(head: string, after: Buffer): number | null {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined)
    return Number(length) <= after.byteLength ? Number(length) : after.byteLength === 0 ? 0 : null
  if (!/^transfer-encoding: chunked/im.test(head)) return 0
  const end = after.indexOf('0\r\n\r\n')
  return end === -1 ? null : end + 5
}
