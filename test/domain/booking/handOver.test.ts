import { describe, expect, test } from 'vitest'
import { readHandOver, toHandOver, withHandOver } from '#domain/booking/handOver.ts'
import { newDraft } from '#domain/booking/newDraft.ts'
import { withParty } from '#domain/booking/people.ts'
import { withRooms } from '#domain/booking/rooms.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const here = draft()

describe('a hand-over', () => {
  test('carries variant, date, people and rooms to a device that knows nothing', () => {
    const text = JSON.stringify(toHandOver(here, offer()))
    const handOver = readHandOver(text)
    expect(handOver).not.toBeNull()
    if (handOver === null) return
    const there = withHandOver(newDraft('provence'), handOver, offer())
    expect(there.date).toEqual(here.date)
    expect(there.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(there.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['dz', 'dz'])
  })

  test('holds no name, birthday, address or number of a person', () => {
    const text = JSON.stringify(toHandOver(here, offer()))
    for (const secret of ['Anna', 'Muster', '1960', 'Gasse', '3011', '031', 'anna@']) expect(text).not.toContain(secret)
  })

  test('gives a child an age instead of a birthday, and the same age on the other device', () => {
    const people = { adults: 1, childBirthdays: ['2020-02-03'], babies: 0 }
    const family = withRooms(withParty(here, people, offer()), [], offer())
    const handOver = toHandOver(family, offer())
    expect(handOver?.p).toEqual({ a: 1, c: [7], b: 0 })
    if (handOver === null) return
    const there = withHandOver(newDraft('provence'), handOver, offer())
    expect(toHandOver(there, offer())?.p).toEqual({ a: 1, c: [7], b: 0 })
  })

  test('does not come through for another variant', () => {
    const handOver = toHandOver(here, offer())
    if (handOver === null) throw new Error('no hand-over')
    const empty = newDraft('provence')
    expect(withHandOver(empty, { ...handOver, v: 'other' }, offer())).toBe(empty)
  })

  test('does not exist before a date is chosen', () => {
    expect(toHandOver({ ...here, date: null }, offer())).toBeNull()
  })

  test.each(['', 'null', '[]', '{}', '{"v":1}', '{"v":"v1","d":"d1","p":{"a":-1}}', '{"v":"v1","d":"d1","p":{"a":1e9}}'])(
    'is not read from %j',
    (text) => {
      expect(readHandOver(text)).toBeNull()
    },
  )
})
