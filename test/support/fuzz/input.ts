import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fc, { type Arbitrary } from 'fast-check'
import { type Known, someAddress } from './known.ts'

/** One hostile request. */
export interface Input extends Wire {
  /** Answers are counted by kind. */
  readonly kind: string
  /** The beginning of the input, to understand a finding. */
  readonly about: string
  /** Whether no answer is needed: the request never ends, is not HTTP, or has no answer in HTTP. */
  readonly mayStaySilent: boolean
}

/** The kind of those whose body never ends; they are answered once the host has waited long enough. */
export const SLOW = 'slow body'

/** Generates inputs of one kind from known ids of the site. */
export type Kind = (known: Known) => Arbitrary<Input>

export type HeaderLines = readonly (readonly [name: string, value: string])[]

/** The public URL of the site. */
export const PUBLIC_URL = 'https://reisen.example'

/** A request before it is bytes. */
export interface Plain {
  readonly method: string
  readonly target: string
  /** In addition to host, forwarded address and `Connection: close`. */
  readonly headers?: HeaderLines
  readonly body?: Buffer | string
  /** In place of the headers that every request has. */
  readonly common?: HeaderLines
  readonly version?: string
}

/** A random client address, so that rate limits of one visitor do not affect others. */
export const address: Arbitrary<string> = fc
  .nat(2 ** 31 - 1)
  .map((number) => someAddress(number * 2)['x-forwarded-for'])

export function commonHeaders(from: string): HeaderLines {
  return [
    ['Host', 'reisen.example'],
    ['X-Forwarded-For', from],
    ['X-Forwarded-Proto', 'https'],
    ['Connection', 'close'],
  ]
}

/** The bytes of a request with its length in the header. */
export function bytesOf({ method, target, headers = [], body, common = [], version = 'HTTP/1.1' }: Plain): Buffer {
  const content = body === undefined ? null : Buffer.isBuffer(body) ? body : Buffer.from(body)
  const isTold = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name.trim()))
  const length: HeaderLines = content === null || isTold ? [] : [['Content-Length', String(content.byteLength)]]
  const lines = [...common, ...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`${method} ${target} ${version}\r\n${lines.join('')}\r\n`, 'latin1'),
    content ?? Buffer.alloc(0),
  ])
}

const ABOUT_CHARACTERS = 240

/** An input of one whole request. */
export function whole(kind: string, plain: Plain): Input {
  return sent(kind, [bytesOf(plain)])
}

/** An input of pieces of bytes; a request that need not be whole. */
export function sent(
  kind: string,
  pieces: readonly Buffer[],
  rest: Partial<Pick<Input, 'pauseMs' | 'leavesAfterMs' | 'mayStaySilent' | 'about'>> = {},
): Input {
  const text = (pieces[0] ?? Buffer.alloc(0)).toString('latin1')
  const begin = text.indexOf('\r\n\r\n') + 4
  // The headers of a call say little, its body all.
  const about =
    text.startsWith('POST /api/') && begin > 3 && text.length > begin
      ? `${text.slice(0, text.indexOf(' HTTP'))} … ${middle(text.slice(begin))}`
      : middle(text)
  return { kind, pieces, pauseMs: 0, leavesAfterMs: null, mayStaySilent: false, about, ...rest }
}

function middle(text: string): string {
  return text.length <= 2 * ABOUT_CHARACTERS
    ? text
    : `${text.slice(0, ABOUT_CHARACTERS)} …${text.length} characters… ${text.slice(-ABOUT_CHARACTERS)}`
}

export const JSON_TYPE: HeaderLines[number] = ['Content-Type', 'application/json']

/** A call as the website's own pages make it. */
export function call(kind: string, from: string, body: Buffer | string): Input {
  return whole(kind, { method: 'POST', target: '/api/proxy', common: commonHeaders(from), headers: [JSON_TYPE], body })
}

/** The text of a call's body around variables of any text. */
export function envelope(query: string, variables: string, operationName: string): string {
  return `{"query":${JSON.stringify(query)},"variables":${variables},"operationName":${JSON.stringify(operationName)}}`
}

/** One input as it goes over the wire: any bytes, valid HTTP or not. */
export interface Wire {
  readonly pieces: readonly Buffer[]
  /** Between two pieces, in milliseconds. */
  readonly pauseMs: number
  /** Leaves without waiting for an answer, so many milliseconds after the last piece; null waits. */
  readonly leavesAfterMs: number | null
}

/** The answer. */
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

const END_BYTES = 400

/** Sends the bytes and waits until the host closes the connection (`Connection: close`). */
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

/** Body length of an answer; null if it ends with the connection. */
function bodyBytes(head: string, after: Buffer): number | null {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined)
    return Number(length) <= after.byteLength ? Number(length) : after.byteLength === 0 ? 0 : null
  if (!/^transfer-encoding: chunked/im.test(head)) return 0
  const end = after.indexOf('0\r\n\r\n')
  return end === -1 ? null : end + 5
}
