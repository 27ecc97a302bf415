import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isFromToday,
  NO_BESTSELLERS,
  readBestsellers,
  startOfDaySeconds,
  withBestsellers,
  withBestsellersFailed,
  withBestsellersRequested,
} from '#domain/travels/bestsellers.ts'
import type { BestsellerTravels } from '#domain/travels/bestsellers.ts'

// rules 3.17.1.3, 4.20.2, 9.1.4.4
test('the timestamp of an answer is the start of its day in seconds', () => {
  expect(startOfDaySeconds('2026-05-14')).toBe(1778716800)
  expect(withBestsellers([], '2026-05-14').timestamp).toBe(1778716800)
})

// rules 4.20.3, 7.4.8, 9.1.4.4
test('an answer of today is good until midnight', () => {
  const kept = withBestsellers([], '2026-05-14')
  expect(isFromToday(kept, '2026-05-14')).toBe(true)
  expect(isFromToday(kept, '2026-05-15')).toBe(false)
  expect(isFromToday(NO_BESTSELLERS, '2026-05-14')).toBe(false)
})

test('reading what was kept never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(() => readBestsellers(stored)).not.toThrow()
    }),
  )
})

test('travels without what their card draws are refused', () => {
  expect(readBestsellers({ timestamp: 1, travels: [{ name: 'Wien' }] })).toBeNull()
})

test('a list that was loading when the page was left is not loading any more', () => {
  expect(readBestsellers({ isLoading: true, timestamp: 1, travels: [] })).toEqual({
    isLoading: false,
    timestamp: 1,
    travels: [],
  })
})

describe('asking for the bestsellers', () => {
  const [wien, prag] = ['wien', 'prag'].map((id) => [{ id }] as unknown as BestsellerTravels)
  const kept = withBestsellers(wien!, '2026-05-13')
  const asking = withBestsellersRequested(kept)

  // rules 3.17.1.3, 4.20.1
  test('shows that it loads, with the list of yesterday in sight', () => {
    expect(asking).toEqual({ ...kept, isLoading: true })
  })

  // rule 4.20.2
  test('ends with the list of the answer in place of the one before', () => {
    expect(withBestsellers(prag!, '2026-05-14')).toEqual({ isLoading: false, timestamp: 1_778_716_800, travels: prag })
  })

  // rules 4.20.4, 8.1.1.11
  test('ends with the list of yesterday when it fails, so that the next page asks again', () => {
    expect(withBestsellersFailed(asking)).toEqual(kept)
    expect(isFromToday(withBestsellersFailed(asking), '2026-05-14')).toBe(false)
  })
})

test('before the first answer there are none, and nothing loads', () => {
  expect(NO_BESTSELLERS).toEqual({ isLoading: false, timestamp: 0, travels: [] })
})

describe('the list a device kept', () => {
  const card = {
    name: 'Wien',
    urlSlug: 'wien',
    currency: 'CHF',
    mainImage: { publicId: 'wien' },
    dates: [{ startDate: '2027-05-14', status: null }],
    accommodations: [{ name: 'Hotel' }],
    travelGuides: [{ fullName: 'Anna Muster' }],
    highlights: [{ text: 'Oper' }],
  }
  const read = (...travels: unknown[]) => readBestsellers({ timestamp: 1, travels })

  test.each([
    ['with a picture', card],
    ['without a picture', { ...card, mainImage: null }],
    ['without anything to list', { ...card, dates: [], accommodations: [], travelGuides: [], highlights: [] }],
  ])('is read when its travels can be drawn: %s', (_case, travel) => {
    expect(read(travel)).toEqual({ isLoading: false, timestamp: 1, travels: [travel] })
  })

  test.each(['name', 'urlSlug', 'currency', 'dates', 'accommodations', 'travelGuides', 'highlights', 'mainImage'])(
    'is refused when one travel lacks «%s»',
    (field) => {
      expect(read(card, { ...card, [field]: undefined })).toBeNull()
    },
  )

  test.each([
    ['a travel is no object', null],
    ['a travel is text', 'Wien'],
    ['a date was kept before lists told how dates stand', { ...card, dates: [{ startDate: '2027-05-14' }] }],
    ['an entry of a list is no object', { ...card, dates: [{ startDate: '2027-05-14' }, null] }],
    ['an entry of a list is text', { ...card, highlights: ['Oper'] }],
    ['a picture has no address', { ...card, mainImage: {} }],
    ['a picture is text', { ...card, mainImage: 'wien' }],
  ])('is refused when %s', (_case, travel) => {
    expect(read(travel)).toBeNull()
  })

  test.each([
    ['no timestamp', { travels: [] }],
    ['a timestamp that is text', { timestamp: '1', travels: [] }],
    ['no list', { timestamp: 1, travels: { length: 0 } }],
  ])('is refused with %s', (_case, stored) => {
    expect(readBestsellers(stored)).toBeNull()
  })
})
