import { describe, expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { givenBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { settle } from '#domain/booking/settle.ts'
import { readHandOver, toHandOver } from '#domain/booking/stored/handOver.ts'
import { withHandOver } from '#domain/booking/stored/withHandOver.ts'
import { draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, contingentsLeft, offer, status, travel } from '#test/support/builders/offer.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const here = draft()

describe('a hand-over', () => {
  // rules 2.5.6, 10.16
  test('transfers variant, date, people and rooms to a device without data', () => {
    const text = JSON.stringify(toHandOver(resolve(here, offer())))
    const handOver = readHandOver(text)
    expect(handOver).not.toBeNull()
    if (handOver === null) return
    const there = settle(withHandOver(resolve(emptyDraft('provence'), offer()), handOver), offer())
    expect(there.date).toEqual(here.date)
    expect(there.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(there.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['dz', 'dz'])
  })

  // rule 10.16
  test('has no name, birthday, address or number of a person', () => {
    const text = JSON.stringify(toHandOver(resolve(here, offer())))
    for (const secret of ['Anna', 'Muster', '1960', 'Gasse', '3011', '031', 'anna@']) expect(text).not.toContain(secret)
  })

  test('has the age of a child instead of a birthday, and gives the same age on the other device', () => {
    const people = { adults: 1, childBirthdays: ['2020-02-03'], babies: 0 }
    const family = settle(
      withRooms(resolve(settle(withParty(resolve(here, offer()), people), offer()), offer()), []),
      offer(),
    )
    const handOver = toHandOver(resolve(family, offer()))
    expect(handOver?.p).toEqual({ a: 1, g: [], c: [7], s: [], b: 0 })
    if (handOver === null) return
    const there = settle(withHandOver(resolve(emptyDraft('provence'), offer()), handOver), offer())
    expect(toHandOver(resolve(there, offer()))?.p).toEqual({ a: 1, g: [], c: [7], s: [], b: 0 })
    expect(there.travellers.map(givenBirthday)).toEqual([null, null])
    expect(there.travellers[1]?.isBirthdayPresumed).toBe(true)
  })

  // rule 5.5.1.3
  test.each([
    ['the same at the start and at the end', '2021-01-15', [6, 6]],
    ['one year more at the end', '2020-06-15', [6, 7]],
    ['of a birthday on the first day', '2020-06-12', [7, 7]],
    ['of a birthday on the last day', '2020-06-18', [6, 7]],
  ])('has the ages of a child on both days, %s', (...[, birthday, ages]) => {
    const people = { adults: 1, childBirthdays: [birthday], babies: 0 }
    const family = settle(withParty(resolve(here, offer()), people), offer())
    const handOver = toHandOver(resolve(family, offer()))
    expect([handOver?.p.s[0] ?? handOver?.p.c[0], handOver?.p.c[0]]).toEqual(ages)
    if (handOver === null) return
    const there = resolve(settle(withHandOver(resolve(emptyDraft('provence'), offer()), handOver), offer()), offer())
    const [, child] = there.people
    expect([child?.ageAtStart, child?.ageAtEnd]).toEqual(ages)
    expect(there.draft.travellers[1]?.isBirthdayPresumed).toBe(true)
  })

  test('has the age group of an adult who is not of the usual one', () => {
    const adults = AGE_GROUPS.filter(({ type }) => type === 'ADULT')
    const ageGroups = [
      ...adults.map((group) => ({ ...group, id: 'senior', minAge: 65 })),
      ...adults.map((group) => ({ ...group, maxAge: 64 })),
    ]
    const against = offer({ travel: travel({ ageGroups }) })
    const old = draft({ travellers: ['1950-01-01', '1990-01-01'].map((birthday) => traveller({ birthday })) })
    const handOver = toHandOver(resolve(settle(old, against), against))
    expect(handOver?.p.g).toEqual(['senior', null])
    if (handOver === null) return
    const there = settle(withHandOver(resolve(emptyDraft('provence'), against), handOver), against)
    expect(there.travellers.map(({ ageGroupId, birthday }) => [ageGroupId, birthday])).toEqual([
      ['senior', null],
      ['adult', null],
    ])
    const unknown = { ...handOver, p: { ...handOver.p, g: ['gone', null] } }
    const elsewhere = settle(withHandOver(resolve(emptyDraft('provence'), against), unknown), against)
    expect(elsewhere.travellers.map(({ ageGroupId }) => ageGroupId)).toEqual(['adult', 'adult'])
  })

  test('of a link from an earlier version takes the ages as the same on both days', () => {
    const { p, ...rest } = toHandOver(resolve(here, offer())) ?? { p: null }
    const old = { ...rest, p: { a: p?.a, c: [7], b: 0 } }
    expect(readHandOver(JSON.stringify(old))?.p).toEqual({ a: p?.a, g: [], c: [7], s: [], b: 0 })
  })

  test('is read with a minor of 18 or more', () => {
    const p = { a: 1, g: [null], c: [18, 20], s: [18, 19], b: 0 }
    const handOver = { ...toHandOver(resolve(here, offer())), p }
    expect(readHandOver(JSON.stringify(handOver))?.p).toEqual(p)
  })

  test('is ignored for another variant', () => {
    const handOver = toHandOver(resolve(here, offer()))
    if (handOver === null) throw new Error('no hand-over')
    const empty = emptyDraft('provence')
    expect(settle(withHandOver(resolve(empty, offer()), { ...handOver, v: 'other' }), offer())).toBe(empty)
  })

  test('is null before a date is chosen', () => {
    expect(toHandOver(resolve({ ...here, date: null }, offer()))).toBeNull()
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"v":1}',
    '{"v":"v1","d":"d1","p":{"a":-1}}',
    '{"v":"v1","d":"d1","p":{"a":1e9}}',
    '{"v":"v1","d":"d1","p":{"a":13}}',
    '{"v":"v1","d":"d1","p":{"a":9,"c":[7,8],"b":2}}',
  ])('is not read from %j', (text) => {
    expect(readHandOver(text)).toBeNull()
  })
})

describe('a hand-over of a whole booking', () => {
  const whole = wholeOffer()
  const extra = (addonId: string, quantity: number, mandatory = false) => ({ addonId, quantity, mandatory })
  const onBalcony = (quantity: number, mandatory: boolean) => ({
    ...extra('balkon', quantity, mandatory),
    type: 'accommodation' as const,
    typeId: 'dz',
  })
  const equipped = draft({
    personalAddons: [extra('ausflug', 2), extra('museum', 0), extra('pflicht', 2, true)],
    bookingAddons: [extra('parkplatz', 1)],
    collectiveAddons: [extra('konzert', 1)],
    accommodationAddons: [onBalcony(1, false)],
    personalDiscounts: [
      { discountId: 'stamm', quantity: 1, mandatory: false },
      { discountId: 'frueh', quantity: 2, mandatory: true },
    ],
    esims: [{ serviceNo: '601', quantity: 2 }],
    travelDocuments: 'print',
    co2compensation: true,
    payment: { ...draft().payment, type: 'online' },
  })
  const carried = {
    v: 'v1',
    d: 'd1',
    x: null,
    w: false,
    p: { a: 2, g: [], c: [], s: [], b: 0 },
    r: [{ id: 'dz', n: 1 }],
    f: null,
    ap: [{ id: 'ausflug', n: 2 }],
    ab: [{ id: 'parkplatz', n: 1 }],
    ac: [{ id: 'konzert', n: 1 }],
    ar: [{ t: 'accommodation' as const, of: 'dz', id: 'balkon', n: 1 }],
    pd: [{ id: 'stamm', n: 1 }],
    es: [{ id: '601', n: 2 }],
    print: true,
    co2: true,
    online: true,
  }

  test('has the optional extras, not the mandatory ones', () => {
    expect(toHandOver(resolve(equipped, whole))).toEqual(carried)
    expect(
      toHandOver(resolve({ ...equipped, accommodationAddons: [onBalcony(1, true), onBalcony(0, false)] }, whole))?.ar,
    ).toEqual([])
  })

  test('adds them on the other device, with the mandatory ones', () => {
    const there = settle(withHandOver(resolve(emptyDraft('provence'), whole), carried), whole)
    expect(there.personalAddons).toEqual([extra('ausflug', 2), extra('pflicht', 2, true)])
    expect([there.bookingAddons, there.collectiveAddons]).toEqual([[extra('parkplatz', 1)], [extra('konzert', 1)]])
    expect(there.accommodationAddons).toEqual([onBalcony(1, false)])
  })

  // rule 10.16
  test('transfers discounts, data packages, printed documents, CO2 compensation and online payment', () => {
    const there = settle(withHandOver(resolve(emptyDraft('provence'), whole), carried), whole)
    expect(there).toMatchObject({
      personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
      esims: [{ serviceNo: '601', quantity: 2 }],
      travelDocuments: 'print',
      co2compensation: true,
      payment: { type: 'online' },
    })
  })

  test('transfers a personal extra that depends on one of the room', () => {
    const dependent = wholeOffer({
      pricing: {
        ...wholePricing(),
        personalAddons: wholePricing().personalAddons.map((addon) =>
          addon.id === 'ausflug'
            ? { ...addon, checkAccommodationAddons: true, accommodationAddons: ['balkon'] }
            : addon,
        ),
      },
    })
    const there = settle(withHandOver(resolve(emptyDraft('provence'), dependent), carried), dependent)
    expect(there.accommodationAddons).toEqual([onBalcony(1, false)])
    expect(there.personalAddons).toContainEqual(extra('ausflug', 2))
  })

  test('takes back on the other device what was not chosen here', () => {
    const plain = { ...carried, pd: [], es: [], print: false, co2: false, online: false }
    expect(settle(withHandOver(resolve(equipped, whole), plain), whole)).toMatchObject({
      esims: [],
      travelDocuments: 'electronic',
      co2compensation: false,
      payment: { type: 'invoice' },
    })
  })

  // rule 10.16
  test('leaves stops and insurances behind', () => {
    const text = JSON.stringify(
      toHandOver(
        resolve(
          draft({
            travellers: [traveller({ outboundStopNo: 'stop-1', returnStopNo: 'stop-2', insurance: insurance() })],
          }),
          whole,
        ),
      ),
    )
    for (const left of ['stop-1', 'stop-2', '9001']) expect(text).not.toContain(left)
  })

  test('adds no extension and no waitlist that was not chosen', () => {
    expect(settle(withHandOver(resolve(emptyDraft('provence'), whole), carried), whole)).toMatchObject({
      date: { dateId: 'd1', extensionId: null },
      isUpgradedToExtension: false,
      switchedToWaitlistFallback: false,
    })
  })

  test('transfers the extension with its departure', () => {
    const long = {
      date: { dateId: 'd3', extensionId: 'meer' },
      isUpgradedToExtension: true,
      extensionDowngradeDate: { dateId: 'd1', extensionId: null },
    }
    const handOver = toHandOver(resolve(draft(long), whole))
    expect(handOver).toMatchObject({ d: 'd1', x: { dateId: 'd3', extensionId: 'meer' } })
    if (handOver !== null)
      expect(settle(withHandOver(resolve(emptyDraft('provence'), whole), handOver), whole)).toMatchObject({
        ...long,
        rooms: [{ accommodationId: 'dz', quantity: 1 }],
      })
  })

  describe('with an extension whose departure is full', () => {
    const full = wholeOffer(contingentsLeft({}))
    const upgraded = { ...carried, x: { dateId: 'd3', extensionId: 'meer' } }
    const arrived = (handOver: typeof upgraded) =>
      settle(withHandOver(resolve(emptyDraft('provence'), full), handOver), full)

    // rule 10.16
    test('transfers the rooms', () => {
      expect(arrived(upgraded)).toMatchObject({ date: upgraded.x, rooms: [{ accommodationId: 'dz', quantity: 1 }] })
    })

    // rule 10.16
    test('transfers the waitlist of the extension', () => {
      expect(arrived({ ...upgraded, w: true })).toMatchObject({ date: upgraded.x, switchedToWaitlistFallback: true })
    })
  })

  // rules 10.16, 10.23
  test('transfers a longer date that is no upgrade as a date of its own', () => {
    const closed = wholeOffer({
      pricing: wholePricing({
        departures: wholePricing().departures.map((one) =>
          one.id === 'd1' ? { ...one, status: status('CLOSED') } : one,
        ),
      }),
    })
    const date = { dateId: 'd3', extensionId: 'meer' }
    const handOver = toHandOver(resolve(draft({ date }), closed))
    expect(handOver).toMatchObject({ d: 'd3', x: date })
    if (handOver === null) return
    expect(settle(withHandOver(resolve(emptyDraft('provence'), closed), handOver), closed)).toMatchObject({
      date,
      isUpgradedToExtension: false,
      rooms: [{ accommodationId: 'dz', quantity: 1 }],
    })
  })

  // rule 10.23
  test('transfers the extension though its departure is no longer sold', () => {
    const gone = wholeOffer({
      pricing: wholePricing({ departures: wholePricing().departures.filter(({ id }) => id !== 'd1') }),
    })
    const handOver = { ...carried, x: { dateId: 'd3', extensionId: 'meer' } }
    expect(settle(withHandOver(resolve(emptyDraft('provence'), gone), handOver), gone)).toMatchObject({
      date: { dateId: 'd3', extensionId: 'meer' },
      isUpgradedToExtension: false,
    })
  })

  test('is null for an upgrade without date, variant or departure', () => {
    const base = { dateId: 'd1', extensionId: null }
    expect(
      toHandOver(resolve(draft({ date: null, isUpgradedToExtension: true, extensionDowngradeDate: base }), whole)),
    ).toBeNull()
    expect(toHandOver(resolve(draft({ pricingTravelId: null }), whole))).toBeNull()
    expect(toHandOver(resolve(draft({ isUpgradedToExtension: true, extensionDowngradeDate: null }), whole))).toBeNull()
    expect(toHandOver(resolve(draft({ date: { dateId: 'd9', extensionId: null } }), whole))).toBeNull()
  })

  test('transfers the waitlist', () => {
    expect(toHandOver(resolve({ ...equipped, switchedToWaitlistFallback: true }, whole))?.w).toBe(true)
    expect(
      settle(withHandOver(resolve(emptyDraft('provence'), whole), { ...carried, w: true }), whole)
        .switchedToWaitlistFallback,
    ).toBe(true)
  })

  test('transfers a family package instead of rooms', () => {
    const members = [
      traveller({ familyPackageId: 'familie' }),
      traveller(),
      traveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
    ]
    const handOver = toHandOver(resolve(draft({ rooms: [], travellers: members }), whole))
    expect(handOver).toMatchObject({ f: 'familie', r: [], p: { a: 2, c: [9], b: 0 } })
    if (handOver === null) return
    const there = settle(withHandOver(resolve(emptyDraft('provence'), whole), handOver), whole)
    expect(
      there.travellers.map(({ accommodationId, isFamilyPackageMember }) => [accommodationId, isFamilyPackageMember]),
    ).toEqual([
      ['fz', true],
      ['fz', true],
      ['fz', true],
    ])
  })

  test('is ignored before its variant is loaded', () => {
    const empty = emptyDraft('provence')
    expect(
      settle(withHandOver(resolve(empty, { ...whole, pricing: null }), carried), { ...whole, pricing: null }),
    ).toBe(empty)
  })

  test('of a date that is gone adds the people to the first date, children with their age there', () => {
    const family = { ...carried, d: 'd9', p: { a: 1, g: [], c: [8], s: [], b: 0 } }
    const there = settle(withHandOver(resolve(emptyDraft('provence'), whole), family), whole)
    expect([there.date?.dateId, there.travellers[1]?.birthday]).toEqual(['d1', '2019-06-12'])
    const nothing = settle(
      withHandOver(resolve(emptyDraft('provence'), wholeOffer({ pricing: wholePricing({ departures: [] }) })), family),
      wholeOffer({ pricing: wholePricing({ departures: [] }) }),
    )
    expect([nothing.date, nothing.travellers[1]?.birthday]).toEqual([null, '2019-03-01'])
  })
})

describe('the text of a hand-over', () => {
  const least = { v: 'v1', d: 'd1', p: { a: 2 } }
  const readAs = (fields: object) => readHandOver(JSON.stringify({ ...least, ...fields }))
  const one = (n: number) => [{ id: 'dz', n }]
  const balcony = { t: 'accommodation', of: 'dz', id: 'balkon', n: 1 }

  test('may omit all but variant, date and adults', () => {
    expect(readHandOver(JSON.stringify(least))).toEqual({
      v: 'v1',
      d: 'd1',
      x: null,
      w: false,
      p: { a: 2, g: [], c: [], s: [], b: 0 },
      r: [],
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
    })
  })

  test('drops unknown fields', () => {
    const read = readAs({ name: 'Anna', p: { a: 2, email: 'anna@muster.example' } })
    expect(read).not.toHaveProperty('name')
    expect(read?.p).toEqual({ a: 2, g: [], c: [], s: [], b: 0 })
  })

  test.each<readonly [string, boolean, object]>([
    ['99 rooms', true, { r: one(99) }],
    ['100 rooms', false, { r: one(100) }],
    ['one room', true, { r: one(1) }],
    ['no room of a kind', false, { r: one(0) }],
    ['half a room', false, { r: one(1.5) }],
    ['a room without id', false, { r: [{ n: 1 }] }],
    ['12 adults', true, { p: { a: 12 } }],
    ['13 adults', false, { p: { a: 13 } }],
    ['children of 0 and 120', true, { p: { a: 2, c: [0, 120] } }],
    ['a child of 121', false, { p: { a: 2, c: [121] } }],
    ['a child not born', false, { p: { a: 2, c: [-1] } }],
    ['10 children', true, { p: { a: 2, c: Array.from({ length: 10 }, () => 9) } }],
    ['11 children', false, { p: { a: 2, c: Array.from({ length: 11 }, () => 9) } }],
    ['10 babies', true, { p: { a: 2, b: 10 } }],
    ['11 babies', false, { p: { a: 2, b: 11 } }],
    ['less than no baby', false, { p: { a: 2, b: -1 } }],
    ['an extension', true, { x: { dateId: 'd3', extensionId: 'meer' } }],
    ['an extension without date', false, { x: { extensionId: 'meer' } }],
    ['an extension without id', false, { x: { dateId: 'd3' } }],
    ['an extra of a room', true, { ar: [balcony] }],
    ['99 extras of a room', true, { ar: [{ ...balcony, n: 99 }] }],
    ['100 extras of a room', false, { ar: [{ ...balcony, n: 100 }] }],
    ['no extra of a room', false, { ar: [{ ...balcony, n: 0 }] }],
    ['an extra of nothing', false, { ar: [{ ...balcony, of: undefined }] }],
    ['an extra of another kind of place', false, { ar: [{ ...balcony, t: 'tent' }] }],
    ['a quantity as text', false, { r: [{ id: 'dz', n: '1' }] }],
  ])('with %s is read: %s', (...[, isRead, fields]) => {
    expect(readAs(fields) !== null).toBe(isRead)
  })
})
