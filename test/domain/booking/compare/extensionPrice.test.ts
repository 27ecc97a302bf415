import { expect, test } from 'vitest'
import { withExtension } from '#domain/booking/commands/dates.ts'
import { extensionDifference, pricedExtensions, totalWithoutExtension } from '#domain/booking/compare/extensionPrice.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { withContingents } from '#domain/catalogue/offer.ts'

const LONGER = { dateId: 'd2', extensionId: 'meer' }

const withLonger = (prices: readonly (readonly [string, number])[]) =>
  offer({
    pricing: pricing({
      departures: [
        departure(),
        departure({
          id: 'd2',
          endDate: '2027-06-21',
          includesExtension: true,
          extensions: [extension()],
          extensionBaseDate: { id: 'd1' },
          packagePrices: new Map(prices),
        }),
      ],
    }),
  })

test('an extension costs the difference of the present rooms', () => {
  // Two places at 1690.- instead of 1290.-.
  expect(
    extensionDifference(
      resolve(
        draft(),
        withLonger([
          ['201', 169_000],
          ['202', 189_000],
        ]),
      ),
      LONGER,
    ),
  ).toBe(80_000)
})

test('the difference stays the same once the extension is chosen', () => {
  const sold = withLonger([
    ['201', 169_000],
    ['202', 189_000],
  ])
  expect(extensionDifference(resolve(settle(withExtension(resolve(draft(), sold), LONGER), sold), sold), LONGER)).toBe(
    80_000,
  )
})

test('an extension has no price difference where the present rooms are not sold on it', () => {
  expect(extensionDifference(resolve(draft(), withLonger([['202', 189_000]])), LONGER)).toBeNull()
})

const SOLD = withLonger([
  ['201', 169_000],
  ['202', 189_000],
])

test('an extension adds its difference to the total without it', () => {
  const booking = resolve(draft(), SOLD)
  expect(totalWithoutExtension(booking)).toBe(258_000)
  expect(pricedExtensions(booking, new Map())).toMatchObject([
    { isChosen: false, isPossible: true, difference: 80_000, total: 338_000 },
  ])
})

test('a booking without a price has no total beside its extensions', () => {
  expect(totalWithoutExtension(resolve(draft({ date: null }), SOLD))).toBeNull()
})

test('contingents that fail to load close an extension, unless it is chosen', () => {
  const failed = new Map([['d2', null]])
  const chosen = settle(withExtension(resolve(draft(), SOLD), LONGER), SOLD)
  expect(pricedExtensions(resolve(draft(), SOLD), failed)).toMatchObject([{ isChosen: false, isPossible: false }])
  expect(pricedExtensions(resolve(chosen, SOLD), failed)).toMatchObject([{ isChosen: true, isPossible: true }])
})

test('an offer keeps its contingents while those of another departure are pending', () => {
  const known = withContingents(SOLD, 'd2', { packages: new Map(), services: new Map() })
  expect(known).toMatchObject({ contingents: { dateId: 'd2' }, contingentsFailedFor: null })
  expect(withContingents(known, 'd1', undefined)).toBe(known)
  expect(withContingents(known, 'd1', null)).toMatchObject({ contingents: null, contingentsFailedFor: 'd1' })
})
