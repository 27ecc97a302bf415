import fc, { type Arbitrary } from 'fast-check'

/** JSON text written verbatim, which `JSON.stringify` would not write or not survive. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The text of a value with raw parts in it. */
export function toText(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(toText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${toText(part)}`)
    .join(',')}}`
}

const WORDS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uFEFF',
  '\u2028',
  '\u202Etxet\u202C',
  'ß«»',
  '👩‍👩‍👧‍👦',
  '\uD800',
  '\uDFFF\uD800x',
  'e\u0301',
  '\u{10FFFF}',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'then',
  'length',
  '__typename',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e309',
  'undefined',
  'null',
  'true',
  '[object Object]',
  '0x10',
  '١٢٣',
  "' OR 1=1 --",
  '"; drop table booking; --',
  '%',
  '_%_',
  '\\',
  '\\u0000',
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%s%n%d',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '\r\nSet-Cookie: a=b',
  'file:///etc/passwd',
  '2026-02-30',
  '9999999-01-01',
  '-000001-01-01',
  '0000-00-00',
  '+275760-09-13',
  '2027-06-31T24:61:00Z',
  '2027-05-14T08:30:00+99:99',
  '1e5-01-01',
  'a@b.ch,c@d.ch',
  'a@b',
  '"a b"@example.ch',
  '+41',
  'CH',
  'MR',
  'PAID',
  'WAITLIST',
  'online',
  'invoice',
  'EUR',
] as const

/** Lengths on both sides of limits that texts, lists and bodies have. */
const LENGTHS = [199, 200, 201, 999, 1_000, 1_001, 3_999, 4_001, 10_000, 65_536, 262_144, 900_000] as const

/** Texts with catastrophic backtracking for patterns with nested repeats. */
const REPEATED = ['x', ' ', 'a@', '0', '(', '%', '\t', '👩‍👩‍👧‍👦', '-', '.', '+', 'ß', '\0', '/', '"'] as const

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...REPEATED), fc.constantFrom(...LENGTHS))
      .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
  },
)

const NUMBERS = [
  '0',
  '-0',
  '1',
  '-1',
  '0.1',
  '1.0',
  '1e0',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740993',
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '5e-324',
  '1e-999',
  '1e21',
  '9'.repeat(400),
  `0.${'1'.repeat(400)}`,
] as const

const SHAPES = [
  'true',
  'false',
  'null',
  '{}',
  '[]',
  '[[]]',
  '[null]',
  '[true]',
  '[{}]',
  '[1e999]',
  '[""]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":1}',
  '{"toJSON":"x"}',
  '{"then":1}',
  '{"length":1e9}',
  '{"length":-1,"0":1}',
  '{"id":null}',
  '{"id":["4"]}',
  '{"":""}',
  '{"a":1,"a":{"b":2}}',
  '{"type":"Buffer","data":[1]}',
] as const

const DEPTHS = [10, 100, 1_000, 5_000, 20_000, 50_000] as const

const deep: Arbitrary<string> = fc
  .tuple(fc.constantFrom(...DEPTHS), fc.constantFrom('list', 'object', 'both'))
  .map(([depth, shape]) => {
    if (shape === 'list') return '['.repeat(depth) + ']'.repeat(depth)
    if (shape === 'object') return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    return `${'[{"id":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  })

const ENTRIES = [
  '0',
  'null',
  '{}',
  '[]',
  '""',
  '"4"',
  '1e-7',
  '[[[[1]]]]',
  '{"id":"x","quantity":1}',
  '{"k#":1}',
  '"k#":#',
  '"#":0',
] as const

/** Size left for the rest of a body at the limit. */
const WIDEST_BYTES = 900_000

/** Very many values, alike or each with a name of its own. */
const wide: Arbitrary<string> = fc
  .tuple(fc.constantFrom(100, 1_000, 1_999, 2_001, 5_000, 40_000, 400_000), fc.constantFrom(...ENTRIES))
  .map(([most, entry]) => {
    const parts: string[] = []
    for (let bytes = 0; parts.length < most && bytes < WIDEST_BYTES; bytes += (parts.at(-1)?.length ?? 0) + 1)
      parts.push(entry.replaceAll('#', String(parts.length)))
    return entry.startsWith('"') && entry.includes(':') ? `{${parts.join(',')}}` : `[${parts.join(',')}]`
  })

/** An unexpected value, as JSON text. */
export const hostileValue: Arbitrary<Raw> = fc
  .oneof(
    { weight: 5, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
    { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 4, arbitrary: fc.constantFrom(...SHAPES) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: wide },
  )
  .map((text) => new Raw(text))

const DAMAGES = [
  'replace',
  'replace',
  'replace',
  'delete',
  'swap',
  'duplicate',
  'retype',
  'rename',
  'repeatKey',
  'addKey',
] as const

interface Damage {
  readonly how: (typeof DAMAGES)[number]
  /** Which of all the places, counted round and round. */
  readonly place: number
  readonly other: number
  readonly value: Raw
}

const damage: Arbitrary<Damage> = fc.record({
  how: fc.constantFrom(...DAMAGES),
  place: fc.nat(100_000),
  other: fc.nat(100_000),
  value: hostileValue,
})

/** The value with one to four of its places changed: deleted, swapped, doubled, of another type, or hostile. */
export function damaged(good: unknown): Arbitrary<unknown> {
  return fc.array(damage, { minLength: 1, maxLength: 4 }).map((damages) => {
    const copy: { root?: unknown } = { root: JSON.parse(toText(good)) as unknown }
    for (const each of damages) apply(copy, each)
    return copy.root
  })
}

/** The object or list that holds a place, and the place's name in it. */
interface Slot {
  readonly holder: Record<string, unknown>
  readonly key: string
}

function apply(copy: { root?: unknown }, { how, place, other, value }: Damage): void {
  // After a change that left nothing.
  if (!('root' in copy)) Object.assign(copy, { root: value })
  const places = placesIn(copy)
  const { holder, key } = at(places, place)
  const elsewhere = at(places, other)
  switch (how) {
    case 'replace':
      holder[key] = value
      return
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else Reflect.deleteProperty(holder, key)
      return
    case 'swap': {
      const [one, two] = [toText(holder[key]), toText(elsewhere.holder[elsewhere.key])]
      holder[key] = new Raw(two)
      // If one contains the other, only the copy is used.
      elsewhere.holder[elsewhere.key] = new Raw(one)
      return
    }
    case 'duplicate':
      if (Array.isArray(holder)) holder.push(...copies(holder[Number(key)], 1 + (other % 300)))
      else holder[`${key}${other % 10}`] = new Raw(toText(holder[key]))
      return
    case 'retype':
      holder[key] = retyped(holder[key], other)
      return
    case 'rename':
      if (Array.isArray(holder)) holder.reverse()
      else holder[['__proto__ ', 'constructor', key.toUpperCase(), `${key}\0`][other % 4] ?? key] = holder[key]
      if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key)
      return
    case 'repeatKey':
      holder[key] = Array.isArray(holder)
        ? value
        : new Raw(`${toText(holder[key])},${JSON.stringify(key)}:${value.text}`)
      return
    case 'addKey':
      holder[key] = new Raw(`{"__proto__":${value.text},"constructor":${value.text},"id":${toText(holder[key])}}`)
  }
}

/** So many, or as many as make a body too large. */
function copies(value: unknown, most: number): readonly Raw[] {
  const text = toText(value)
  return Array.from(
    { length: Math.min(most, Math.ceil((2 * WIDEST_BYTES) / Math.max(text.length, 1))) },
    () => new Raw(text),
  )
}

function retyped(value: unknown, turn: number): unknown {
  const text = toText(value)
  return [
    new Raw(JSON.stringify(text)),
    new Raw(`[${text}]`),
    new Raw(`{"value":${text}}`),
    Number(value),
    Boolean(value),
    null,
  ][turn % 6]
}

function placesIn(copy: { root?: unknown }): readonly Slot[] {
  const places: Slot[] = []
  const visit = (holder: object) => {
    for (const [key, value] of Object.entries(holder)) {
      places.push({ holder: holder as Record<string, unknown>, key })
      if (typeof value === 'object' && value !== null && !(value instanceof Raw)) visit(value as object)
    }
  }
  visit(copy)
  return places
}

function at(places: readonly Slot[], place: number): Slot {
  const found = places[place % places.length]
  if (found === undefined) throw new RangeError('The root is a place too')
  return found
}
