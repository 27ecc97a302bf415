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
  type BestsellerTravels,
} from '#domain/travels/bestsellers.ts'

// rules 3.17.1.3, 4.20.2, 9.1.4.4
test('the timestamp of a response is the start of its day in seconds', () => {
  expect(startOfDaySeconds('2026-05-14')).toBe(1778716800)
  expect(withBestsellers([], '2026-05-14').timestamp).toBe(1778716800)
})

// rules 4.20.3, 7.4.8, 9.1.4.4
test('a response of today is valid until midnight', () => {
  const kept = withBestsellers([], '2026-05-14')
  expect(isFromToday(kept, '2026-05-14')).toBe(true)
  expect(isFromToday(kept, '2026-05-15')).toBe(false)
  expect(isFromToday(NO_BESTSELLERS, '2026-05-14')).toBe(false)
})

test('reading stored bestsellers never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(() => readBestsellers(stored)).not.toThrow()
    }),
  )
})

test('stored travels without the fields of their card are refused', () => {
  expect(readBestsellers({ timestamp: 1, travels: [{ name: 'Wien' }] })).toBeNull()
})

test('a request pending when the page was left is no longer pending', () => {
  expect(readBestsellers({ isLoading: true, timestamp: 1, travels: [] })).toEqual({
    isLoading: false,
    timestamp: 1,
    travels: [],
  })
})

describe('requesting bestsellers', () => {
  const [wien, prag] = ['wien', 'prag'].map((id) => [{ id }] as unknown as BestsellerTravels)
  const kept = withBestsellers(wien!, '2026-05-13')
  const asking = withBestsellersRequested(kept)

  // rules 3.17.1.3, 4.20.1
  test('shows a pending state, with the former list visible', () => {
    expect(asking).toEqual({ ...kept, isLoading: true })
  })

  // rule 4.20.2
  test('replaces the former list with the response', () => {
    expect(withBestsellers(prag!, '2026-05-14')).toEqual({ isLoading: false, timestamp: 1_778_716_800, travels: prag })
  })

  // rules 4.20.4, 8.1.1.11
  test('keeps the former list on failure, so that the next page retries', () => {
    expect(withBestsellersFailed(asking)).toEqual(kept)
    expect(isFromToday(withBestsellersFailed(asking), '2026-05-14')).toBe(false)
  })
})

test('before the first response there are no bestsellers, and none pending', () => {
  expect(NO_BESTSELLERS).toEqual({ isLoading: false, timestamp: 0, travels: [] })
})

describe('a stored list of bestsellers', () => {
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
  ])('is accepted when its cards can be rendered: %s', (_case, travel) => {
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
    ['a date was stored before dates had a status', { ...card, dates: [{ startDate: '2027-05-14' }] }],
    ['an entry of a list is no object', { ...card, dates: [{ startDate: '2027-05-14' }, null] }],
    ['an entry of a list is text', { ...card, highlights: ['Oper'] }],
    ['a picture has no public id', { ...card, mainImage: {} }],
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
