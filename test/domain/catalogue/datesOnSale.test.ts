import { expect, test } from 'vitest'
import { datesOnSale } from '#domain/catalogue/datesOnSale.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const unpriced = new Map([['101', 0]])
const ofBabies = room({ id: 'baby', ratioPackageNo: '103', isBabyPackage: true })

// rule 10.35
test.each([
  ['not when its rooms have a price of 0, or none', departure({ packagePrices: unpriced }), {}, []],
  ['when one of its rooms has a price', departure({ packagePrices: new Map([['102', 149_000]]) }), {}, ['d1']],
  [
    'when a family package alone has a price',
    departure({ packagePrices: unpriced, services: services({ 501: 350_000 }) }),
    { familyPackages: [familyPackage()] },
    ['d1'],
  ],
  [
    'not when babies alone have a price',
    departure({ packagePrices: new Map([['103', 9000]]) }),
    { accommodations: [room(), ofBabies] },
    [],
  ],
  ['not when the variant has no rooms', departure(), { accommodations: [] }, []],
  [
    'when it is closed, with a price or without',
    departure({ packagePrices: unpriced, status: status('CLOSED') }),
    {},
    ['d1'],
  ],
])('a date is on sale %s', (...[, date, fields, expected]) => {
  expect(datesOnSale(pricing({ departures: [date], ...fields }), '2027-03-01').map(({ id }) => id)).toEqual(expected)
})
