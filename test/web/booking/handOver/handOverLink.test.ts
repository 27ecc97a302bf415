import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HandOver } from '#domain/booking/stored/handOver.ts'
import { handOverIn, handOverLink } from '#web/booking/handOver/handOverLink.ts'

const usual: HandOver = {
  v: 'provence-car',
  d: 'provence-car-20270619',
  x: null,
  w: false,
  p: { a: 2, g: [], c: [], s: [], b: 0 },
  r: [{ id: 'dz', n: 1 }],
  f: null,
  ap: [],
  ab: [],
  ac: [],
  ar: [],
  pd: [],
  es: [],
  print: false,
  co2: false,
  online: false,
}

const whole: HandOver = {
  v: 'v&1',
  d: 'd=1,2',
  x: { dateId: 'd%3', extensionId: 'meer' },
  w: true,
  p: { a: 2, g: ['ab 65', null], c: [8, 0], s: [7, 0], b: 1 },
  f: 'Familie Süd',
  r: [
    { id: 'dz', n: 1 },
    { id: 'ez', n: 3 },
  ],
  ap: [{ id: 'ausflug', n: 2 }],
  ab: [{ id: 'parkplatz', n: 1 }],
  ac: [{ id: 'konzert', n: 1 }],
  ar: [
    { t: 'accommodation', of: 'dz', id: 'balkon', n: 1 },
    { t: 'familyPackage', of: 'f', id: 'bett', n: 2 },
  ],
  pd: [{ id: 'stamm', n: 2 }],
  es: [
    { id: '601', n: 1 },
    { id: '602', n: 2 },
  ],
  print: true,
  co2: true,
  online: true,
}

const hashOf = (link: string) => new URL(link).hash
const carried = (handOver: HandOver) => handOverIn(hashOf(handOverLink('https://site.example', 'provence', handOver)))

describe('the link of a hand-over', () => {
  test.each([usual, whole])('carries the choices to another device', (handOver) => {
    expect(carried(handOver)).toEqual(handOver)
  })

  test('carries ids of any signs', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(id, id, id, (v, d, room) => {
        const chosen = { ...usual, v, d, r: [{ id: room, n: 2 }] }
        expect(carried(chosen)).toEqual(chosen)
      }),
    )
  })

  test('is short: a code of few squares is read from further away', () => {
    expect(handOverLink('https://site.example', 'provence', usual)).toBe(
      'https://site.example/buchen/provence/start#weiter=v=provence-car&d=provence-car-20270619&p=2&r=dz',
    )
  })

  // rule 10.16
  test('of a former version of the site is still read', () => {
    const former = `#weiter=${btoa(JSON.stringify(usual)).replaceAll('=', '')}`
    expect(handOverIn(former)).toEqual(usual)
  })

  test.each([
    '#weiter=',
    '#weiter=v=',
    '#weiter=v=a&d=b',
    '#weiter=v=a&d=b&p=zwei',
    '#weiter=v=a&d=b&p=-1',
    '#weiter=v=%E0%A4&d=b&p=2',
    '#weiter=%%%',
    '#daten',
  ])('carries nothing where it is %s', (hash) => {
    expect(handOverIn(hash)).toBeNull()
  })

  test('never fails, whatever stands behind it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => handOverIn(`#weiter=${text}`)).not.toThrow()
      }),
    )
  })
})
