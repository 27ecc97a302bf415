import { expect, test } from 'vitest'
import { departure } from '#test/support/builders/departure.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { canBeChosen } from '#web/travel/departures/departureRows.ts'
import { departuresOf } from '#web/travel/departures/departures.ts'

function rows(...departures: ReturnType<typeof departure>[]) {
  const { travel, settings, tenantId, today } = offer()
  return departuresOf([pricing({ departures })], { travel, settings, tenantId, today })
}

test('a departure whose prices cannot be read stands among the others, without price and as one to call for', () => {
  const unreadable = departure({
    id: 'd1',
    startDate: '2027-06-05',
    endDate: '2027-06-11',
    arePricesReadable: false,
    packagePrices: new Map(),
  })
  const [first, second] = rows(departure({ id: 'd2' }), unreadable)
  expect(first).toMatchObject({
    dateId: 'd1',
    statusLabel: 'Zurzeit nur telefonisch buchbar',
    fromCentimes: null,
    state: 'BY_PHONE',
  })
  expect(first && canBeChosen(first)).toBe(false)
  expect(second).toMatchObject({ dateId: 'd2', fromCentimes: 129_000, state: 'BOOKABLE' })
})

test('a departure that is not sold online stands among the others as one to call for; one that is past or closed does not', () => {
  const unreadable = { arePricesReadable: false }
  expect(
    rows(
      departure({ ...unreadable, startDate: '2027-03-01' }),
      departure({ ...unreadable, status: status('CLOSED') }),
      departure({ ...unreadable, id: 'd4', isSoldOnline: false }),
    ).map(({ dateId, state }) => [dateId, state]),
  ).toEqual([['d4', 'BY_PHONE']])
})

// rule 10.35
test('a departure at a price of 0 is one to call for, with a price on request', () => {
  const [first, second] = rows(
    departure({ id: 'd1', packagePrices: new Map([['101', 0]]) }),
    departure({ id: 'd2', startDate: '2027-07-12', endDate: '2027-07-18' }),
  )
  expect(first).toMatchObject({ dateId: 'd1', state: 'BY_PHONE', fromCentimes: null })
  expect(second).toMatchObject({ dateId: 'd2', state: 'BOOKABLE', fromCentimes: 129_000 })
})
