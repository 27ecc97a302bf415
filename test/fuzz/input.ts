import fc, { type Arbitrary } from 'fast-check'
import type { Wire } from './exchange.ts'
import { type FuzzContext, someAddress } from './fuzzContext.ts'

/** One hostile request. */
export interface Input extends Wire {
  /** Answers are counted by kind. */
  readonly kind: string
  /** The beginning of the input, to understand a finding. */
  readonly about: string
  /** Whether no answer is needed: the request never ends, is not HTTP, or has no answer in HTTP. */
  readonly mayStaySilent: boolean
  /** Whether 503 may be among the answers: more requests than one connection may carry. */
  readonly mayBeCutShort: boolean
}

/** The kind of those whose body never ends; they are answered once the host has waited long enough. */
export const SLOW = 'slow body'

/** Generates inputs of one kind from known ids of the site. */
export type Kind = (known: FuzzContext) => Arbitrary<Input>

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
  const hasLength = headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name.trim()))
  const length: HeaderLines = content === null || hasLength ? [] : [['Content-Length', String(content.byteLength)]]
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
  rest: Partial<Pick<Input, 'pauseMs' | 'leavesAfterMs' | 'mayStaySilent' | 'mayBeCutShort' | 'about'>> = {},
): Input {
  const text = (pieces[0] ?? Buffer.alloc(0)).toString('latin1')
  const begin = text.indexOf('\r\n\r\n') + 4
  // The headers of a call say little, its body all.
  const about =
    text.startsWith('POST /api/') && begin > 3 && text.length > begin
      ? `${text.slice(0, text.indexOf(' HTTP'))} … ${abridged(text.slice(begin))}`
      : abridged(text)
  return { kind, pieces, pauseMs: 0, leavesAfterMs: null, mayStaySilent: false, mayBeCutShort: false, about, ...rest }
}

function abridged(text: string): string {
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
