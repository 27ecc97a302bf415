import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { someAddress, type Known } from './known.ts'
import type { Wire } from './wire.ts'

/** One thing an attacker sends. */
export interface Input extends Wire {
  /** By which answers are counted. */
  readonly kind: string
  /** The first of it, for who has to understand a finding. */
  readonly about: string
  /** The host need not answer: the request never ends, is none, or asks for what HTTP leaves without an answer. */
  readonly mayStaySilent: boolean
}

/** The kind of those whose body never ends; they are answered once the host has waited long enough. */
export const SLOW = 'slow body'

/** Makes inputs of one kind from what is known of the site. */
export type Kind = (known: Known) => Arbitrary<Input>

export type HeaderLines = readonly (readonly [name: string, value: string])[]

/** Under which the site is known outside, as its proxy in front tells. */
export const PUBLIC_URL = 'https://reisen.example'

/** A request before it is bytes. */
export interface Plain {
  readonly method: string
  readonly target: string
  /** Beside host, forwarded address and the end of the connection. */
  readonly headers?: HeaderLines
  readonly body?: Buffer | string
  /** In place of the headers that every request has. */
  readonly common?: HeaderLines
  readonly version?: string
}

/** An address by chance, so that no limit for one visitor holds the others up. */
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

/** The bytes of a request whose length is told. */
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
