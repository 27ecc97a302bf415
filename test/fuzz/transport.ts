import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { damaged, hostileText, hostileValue, toText } from './hostileJson.ts'
import {
  address,
  bytesOf,
  call,
  commonHeaders,
  envelope,
  type HeaderLines,
  type Input,
  JSON_TYPE,
  type Kind,
  sent,
  SLOW,
  whole,
} from './input.ts'
import { goodCalls } from './operations.ts'

/** Bodies of calls the contract allows. */
function goodBodies(known: Parameters<Kind>[0]): Arbitrary<string> {
  const calls = goodCalls(known).filter(({ name }) => name !== 'PlaceBooking' && name !== 'SendConversionEvent')
  return fc.oneof(
    ...calls.map(({ name, text, variables }) => variables.map((values) => envelope(text, toText(values), name))),
  )
}

/** The JSON around a call: other fields, the same twice, batches, other types, no JSON at all. */
export const envelopes: Kind = (known) => {
  const body = goodBodies(known).chain((text) =>
    fc.oneof(
      { weight: 6, arbitrary: damaged(JSON.parse(text)).map(toText) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(hostileText, hostileValue)
          .map(([key, value]) => text.replace(/}$/, () => `,${JSON.stringify(key)}:${value.text}}`)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(
            fc.constantFrom(
              'query',
              'variables',
              'operationName',
              'extensions',
              'id',
              '__proto__',
              'extensions":{"persistedQuery',
            ),
            hostileValue,
          )
          .map(([key, value]) => `{"${key}":${value.text},${text.slice(1)}`),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(1, 2, 100, 1_000)
          .map((count) => `[${Array.from({ length: count }, () => (count > 100 ? '{}' : text)).join(',')}]`),
      },
      { weight: 3, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '',
          ' ',
          'null',
          '"x"',
          '[]',
          '{}',
          'NaN',
          '\uFEFF',
          '{"query":',
          "{'query':1}",
          '{"a":1}}',
          '{"a":1,}',
          '//x\n{}',
          '1e999',
          '{}'.repeat(1_000),
        ),
      },
      { weight: 2, arbitrary: hostileValue.map((value) => value.text) },
      { weight: 1, arbitrary: hostileText },
    ),
  )
  return fc.tuple(address, body).map(([from, text]) => call('envelope', from, text))
}

const TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/graphql',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'APPLICATION/JSON',
  'application/json;',
  'application/json, text/plain',
  'application/json\t',
  'text/plain;application/json',
  'application/json5',
  '*/*',
  'a'.repeat(4_000),
] as const

const MULTIPART =
  '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{a}"}\r\n--x\r\nContent-Disposition: form-data; name="0"; filename="../../a"\r\n\r\nx\r\n--x--\r\n'

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  gzip: (text) => gzipSync(text),
  deflate: (text) => deflateSync(text),
  br: (text) => brotliCompressSync(text),
  'gzip, gzip': (text) => gzipSync(gzipSync(text)),
  identity: (text) => Buffer.from(text),
  nonsense: (text) => Buffer.from(text),
}

const BROKEN_TEXTS = ['fffe', 'c3', 'f0908d', 'eda080', 'c080', 'f8888080', '00', 'efbbbf'] as const

/** Methods, content types and encodings of a call that no page sends. */
export const calls: Kind = (known) =>
  fc.tuple(address, goodBodies(known)).chain(([from, text]) => {
    const post = (headers: HeaderLines, body: Buffer | string) =>
      whole('call', { method: 'POST', target: '/api/proxy', common: commonHeaders(from), headers, body })
    return fc.oneof(
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...TYPES), fc.constantFrom(text, MULTIPART, `query=${encodeURIComponent(text)}`))
          .map(([type, body]) => post([['Content-Type', type]], body)),
      },
      {
        weight: 3,
        arbitrary: fc
          .constantFrom(...Object.entries(ENCODINGS))
          .map(([name, encode]) => post([JSON_TYPE, ['Content-Encoding', name]], encode(text))),
      },
      {
        weight: 1,
        arbitrary: fc
          .constant(null)
          .map(() => post([JSON_TYPE, ['Content-Encoding', 'gzip']], gzipSync(Buffer.alloc(8 * 1024 * 1024)))),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...BROKEN_TEXTS), fc.nat(text.length))
          .map(([hex, place]) =>
            post(
              [JSON_TYPE],
              Buffer.concat([
                Buffer.from(text.slice(0, place)),
                Buffer.from(hex, 'hex'),
                Buffer.from(text.slice(place)),
              ]),
            ),
          ),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('utf16le', 'latin1')
          .map((encoding) => post([JSON_TYPE], Buffer.from(text, encoding as BufferEncoding))),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom(1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 3 * 1024 * 1024)
          .map((bytes) => post([JSON_TYPE], text + ' '.repeat(Math.max(0, bytes - Buffer.byteLength(text))))),
      },
      {
        weight: 3,
        arbitrary: fc
          .constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH')
          .map((method) =>
            whole('call', {
              method,
              target: `/api/proxy?query=${encodeURIComponent(text.slice(0, 2_000))}`,
              common: commonHeaders(from),
              headers: [JSON_TYPE],
              ...(method === 'HEAD' ? {} : { body: text }),
            }),
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom(
            '/api/proxy/',
            '//api/proxy',
            '/api/proxy?',
            '/api/proxy?a=b&a=c',
            '/API/PROXY',
            '/api/proxy;a',
            '/api/%70roxy',
            '/api/proxy/..',
            '/api/proxy#x',
            '/api',
            '/api/',
            '/api/none',
          )
          .map((target) =>
            whole('call', { method: 'POST', target, common: commonHeaders(from), headers: [JSON_TYPE], body: text }),
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom(
            ['Origin', 'https://evil.example'],
            ['Origin', 'null'],
            ['Origin', ''],
            ['Sec-Fetch-Site', 'cross-site'],
            ['Sec-Fetch-Site', 'x'],
            ['Origin', 'https://reisen.example'],
          )
          .map(([name = '', value = '']) => post([JSON_TYPE, [name, value]], text)),
      },
    )
  })

const MOST_CHUNKS = 5_000

/** In pieces of so many bytes, each a chunk of its own. */
function chunked(text: string, bytes: number): string {
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${bytes}}`, 'g')) ?? []
  return `${pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('')}0\r\n\r\n`
}

const BAD_CHUNKS = [
  'zz\r\nx\r\n0\r\n\r\n',
  '-1\r\nx\r\n',
  'ffffffffffffffff\r\nx',
  '5\r\nx\r\n0\r\n\r\n',
  '1;ext=x\r\n{\r\n1;y\r\n}\r\n0\r\n\r\n',
  '0\r\nTrailer: x\r\n\r\n',
  '1\n{\n0\n\n',
  `1${';a'.repeat(9_000)}\r\n{\r\n0\r\n\r\n`,
] as const

const BAD_LENGTHS = ['-1', '+5', '5.0', '0x5', '1e3', ' ', 'abc', '99999999999999999999', '5, 6', '5,5', '0'] as const

/** Requests whose bytes contradict their headers. */
export const rawRequests: Kind = (known) =>
  fc.tuple(address, goodBodies(known)).chain(([from, text]) => {
    const post = (headers: HeaderLines, body: string) =>
      bytesOf({
        method: 'POST',
        target: '/api/proxy',
        common: commonHeaders(from),
        headers: [JSON_TYPE, ...headers],
        body: Buffer.from(body),
      })
    const raw = (bytes: Buffer | string) =>
      sent('raw', [Buffer.from(bytes as string, 'latin1')], { mayStaySilent: true, leavesAfterMs: 1_500 })
    const get = (lines: string) =>
      raw(`GET / HTTP/1.1\r\nHost: reisen.example\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n${lines}\r\n`)
    return fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...BAD_LENGTHS).map((length) => raw(post([['Content-Length', length]], text))),
      },
      {
        weight: 2,
        arbitrary: fc
          .integer({ min: -40, max: -1 })
          .map((less) => raw(post([['Content-Length', String(Buffer.byteLength(text) + less)]], text))),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(...BAD_CHUNKS).map((body) => raw(post([['Transfer-Encoding', 'chunked']], body))),
      },
      // Node takes 3 µs for each chunk, however small: of those of one byte come some thousand, as many as a proxy in front might pass.
      {
        weight: 2,
        arbitrary: fc
          .constantFrom(1, 7, 1_000)
          .map((bytes) =>
            sent('raw', [
              post(
                [['Transfer-Encoding', 'chunked']],
                chunked(text.replaceAll(/[^ -~]/g, '?').slice(0, bytes * MOST_CHUNKS), bytes),
              ),
            ]),
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom('chunked, gzip', 'gzip, chunked', 'identity', 'x', 'chunked, chunked', ' chunked', 'Chunked')
          .map((encoding) => raw(post([['Transfer-Encoding', encoding]], chunked('{}', 2)))),
      },
      {
        weight: 2,
        arbitrary: fc.constant(
          raw(
            post(
              [
                ['Content-Length', '2'],
                ['Transfer-Encoding', 'chunked'],
              ],
              chunked('{}', 2),
            ),
          ),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('100-continue', 'nonsense').map((expect) => raw(post([['Expect', expect]], text))),
      },
      { weight: 4, arbitrary: fc.constantFrom(...LINES).map((lines) => get(lines)) },
      {
        weight: 3,
        arbitrary: fc
          .constantFrom(...STARTS)
          .map((start) =>
            raw(`${start}\r\nHost: reisen.example\r\nX-Forwarded-For: ${from}\r\nConnection: close\r\n\r\n`),
          ),
      },
      {
        weight: 1,
        arbitrary: fc.uint8Array({ minLength: 1, maxLength: 2_000 }).map((bytes) => raw(Buffer.from(bytes))),
      },
      { weight: 2, arbitrary: pipelined(from) },
      { weight: 3, arbitrary: broken(from, text) },
    )
  })

const LINES = [
  'X-A: \0\r\n',
  'X-A : b\r\n',
  'no colon\r\n',
  ': empty\r\n',
  'X-A: a\r\n folded\r\n',
  'X-A: a\nX-B: b\r\n',
  'Host: two.example\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings\r\n',
  'Content-Length: 5\r\n',
  `X-Long: ${'a'.repeat(15_000)}\r\n`,
  `X-Long: ${'a'.repeat(100_000)}\r\n`,
  Array.from({ length: 1_990 }, (_, place) => `a${place}:\r\n`).join(''),
  Array.from({ length: 5_000 }, () => 'a:b\r\n').join(''),
  'X-A: é\xff\r\n',
  'Range: bytes=0-,'.concat('0-1,'.repeat(2_000), '\r\n'),
] as const

const STARTS = [
  'GET / HTTP/0.9',
  'GET / HTTP/1.0',
  'GET / HTTP/2.0',
  'GET /',
  'get / HTTP/1.1',
  'FOO / HTTP/1.1',
  'GET  / HTTP/1.1',
  'GET / x HTTP/1.1',
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET https://reisen.example/reisen HTTP/1.1',
  'GET evil.example HTTP/1.1',
  'GET ?a HTTP/1.1',
  'GET # HTTP/1.1',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n',
  'GET //evil.example/a HTTP/1.1',
  'GET /\\evil.example HTTP/1.1',
  'GET http://user:pw@reisen.example/ HTTP/1.1',
  'GET http:// HTTP/1.1',
  'TRACE / HTTP/1.1',
  'LINK / HTTP/1.1',
  'M-SEARCH / HTTP/1.1',
] as const

/** Several requests in one packet; the last asks to close. */
function pipelined(from: string): Arbitrary<Input> {
  const first = `GET /livez HTTP/1.1\r\nHost: reisen.example\r\nX-Forwarded-For: ${from}\r\n\r\n`
  const last = first.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  return fc
    .constantFrom(2, 20, 200)
    .map((count) => sent('raw', [Buffer.from(first.repeat(count - 1) + last)], { mayBeCutShort: count > 100 }))
}

/** Clients that disconnect in the middle, or send slowly. */
function broken(from: string, text: string): Arbitrary<Input> {
  const bytes = bytesOf({
    method: 'POST',
    target: '/api/proxy',
    common: commonHeaders(from),
    headers: [JSON_TYPE],
    body: text,
  })
  const inPieces = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      bytes.subarray(
        Math.floor((place * bytes.byteLength) / count),
        Math.floor(((place + 1) * bytes.byteLength) / count),
      ),
    )
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .nat(bytes.byteLength - 1)
        .map((length) => sent('raw', [bytes.subarray(0, length)], { leavesAfterMs: 30, mayStaySilent: true })),
    },
    { weight: 3, arbitrary: fc.constant(sent('raw', [bytes], { leavesAfterMs: 0, mayStaySilent: true })) },
    { weight: 3, arbitrary: fc.constantFrom(2, 10, 50).map((count) => sent('raw', inPieces(count), { pauseMs: 15 })) },
    // Answered when the host's patience ends.
    {
      weight: 1,
      arbitrary: fc
        .nat(bytes.byteLength - 1)
        .map((length) => sent(SLOW, [bytes.subarray(0, Math.max(length, bytes.indexOf('\r\n\r\n') + 4))])),
    },
  )
}
