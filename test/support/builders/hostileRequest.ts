import fc, { type Arbitrary } from 'fast-check'
import { anyJson } from './arbitraryJson.ts'

/** Texts a visitor can put anywhere: odd letters, names every object has, and parts of addresses and of JSON. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    '__proto__',
    'constructor',
    'toString',
    'NaN',
    '1e999',
    '%',
    '%zz',
    '%c3',
    '..',
    '//',
    '/\\',
    '{}',
    '[]',
    'null',
    '"',
  ),
)

/** JSON with any names of properties, also those that every object has. */
export const anyObject: Arbitrary<unknown> = fc.oneof(
  anyJson,
  fc.dictionary(anyText, anyJson, { maxKeys: 4, noNullPrototype: true }),
)

/** The object with one field more, as JSON carries it: `__proto__` too is a field like any other. */
export function withField(good: object, name: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value ?? null)},${JSON.stringify(good).slice(1)}`)
}
