import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  check,
  flag,
  listOf,
  oneOf,
  or,
  orNull,
  read,
  record,
  text,
  textThat,
  that,
  whole,
  type Shape,
} from '#domain/shape.ts'

describe('a shape accepts', () => {
  test.each<readonly [string, Shape<unknown>, unknown, boolean]>([
    ['a text', text, '', true],
    ['a number as text', text, 7, false],
    ['a flag', flag, false, true],
    ['a flag as text', flag, 'true', false],
    ['the least whole number', whole(1, 3), 1, true],
    ['less than the least', whole(1, 3), 0, false],
    ['the largest whole number', whole(1, 3), 3, true],
    ['more than the largest', whole(1, 3), 4, false],
    ['half a number', whole(), 0.5, false],
    ['a number written as text', whole(), '1', false],
    ['one of the values', oneOf(['CHF', 'EUR']), 'EUR', true],
    ['another value', oneOf(['CHF', 'EUR']), 'USD', false],
    ['a text that is as wanted', textThat((value) => value.length > 2), 'abc', true],
    ['a text that is not', textThat((value) => value.length > 2), 'ab', false],
    ['a value that is as wanted', that((json) => json === 1), 1, true],
    ['null where it may be', orNull(text), null, true],
    ['nothing where null may be', orNull(text), undefined, false],
    ['null where nothing may be', or(text, ''), null, false],
    ['a list of two', listOf(text, 2), ['a', 'b'], true],
    ['a list that is too long', listOf(text, 2), ['a', 'b', 'c'], false],
    ['a list with something else in it', listOf(text), ['a', 1], false],
    ['an object instead of a list', listOf(text), {}, false],
    ['an object without a part', record({ name: text }), {}, false],
    ['a list instead of an object', record({}), [], false],
    ['null instead of an object', record({}), null, false],
  ])('%s: %s', (...[, shape, json, isRead]) => {
    expect(read(record({ part: shape }), { part: json }) !== null).toBe(isRead)
  })

  test('the default of a missing part', () => {
    expect(read(record({ name: or(text, 'Anna') }), {})).toEqual({ name: 'Anna' })
  })

  test('an object without unknown fields, in its own order of keys', () => {
    const shape = record({ a: text, b: text, c: or(text, 'z') })
    expect(JSON.stringify(read(shape, { b: 'y', note: 'n', toString: 't', a: 'x' }))).toBe('{"b":"y","a":"x","c":"z"}')
  })
})

describe('the reason of an invalid value', () => {
  const people = record({ people: listOf(record({ name: text })) })

  test.each<readonly [string, unknown, string]>([
    ['names the invalid part', { people: [{ name: 'Anna' }, { name: 7 }] }, 'people[1].name: not as expected'],
    ['names the whole where it is invalid', [], 'JSON: not as expected'],
    ['says that a text is no JSON', '<html>', 'not JSON'],
  ])('%s', (_case, json, reason) => {
    expect(check(people, json)).toEqual({ isValid: false, reason })
  })

  test('is absent for JSON text of the shape', () => {
    expect(check(people, '{"people":[]}')).toEqual({ isValid: true, value: { people: [] } })
  })
})

test('reading never throws, and reading the result again gives the same', () => {
  const shape = record({
    name: text,
    days: listOf(whole(0, 9)),
    room: orNull(record({ id: text, isFull: or(flag, null) })),
  })
  const near = fc.record(
    {
      name: fc.string(),
      days: fc.array(fc.integer({ min: -1, max: 10 })),
      room: fc.option(fc.record({ id: fc.string(), isFull: fc.boolean() })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(fc.anything(), near), (json) => {
      const value = read(shape, json)
      if (value !== null) expect(read(shape, value)).toEqual(value)
      expect(check(shape, JSON.stringify([json]).slice(1, -1)).isValid).toBe(value !== null)
    }),
  )
})
