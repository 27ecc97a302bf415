import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { wireBabies, wireTravellers } from '#domain/booking/wire/people.ts'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { baby, billedTraveller, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const OFFER = offer({
  pricing: pricing({
    currency: 'EUR',
    departures: [departure({ busNetwork: BUS })],
    accommodations: [room(), room({ id: 'bb', ratioPackageNo: '900', isBabyPackage: true })],
    familyPackages: [familyPackage({ id: 'gross', ratioServiceNo: '502', name: 'Grosse Familie' }), familyPackage()],
  }),
})

test('the family package is sent with the first traveller', () => {
  const travellers = [
    billedTraveller({ familyPackageId: 'familie', isFamilyPackageMember: true }),
    traveller({ isFamilyPackageMember: true }),
  ]
  const wired = wireTravellers(resolve(draft({ travellers }), OFFER))
  expect(wired.map((person) => person.familyPackage)).toMatchObject([
    { id: 'familie', ratioServiceNo: '501', name: 'Familienpauschale' },
    null,
  ])
  expect(wired.map((person) => person.isFamilyPackageMember)).toEqual([true, true])
})

test('a return stop is looked up on the return line, with its surcharge in the currency of the variant', () => {
  const travellers = [billedTraveller({ returnStopNo: '12', outboundStopNo: '1' })]
  expect(wireTravellers(resolve(draft({ travellers }), OFFER))[0]).toMatchObject({
    busStopItemOutbound: {
      label: '06:30 | Bern, Neufeld',
      labelWithPrice: '06:30 | Bern, Neufeld + EUR 0.-',
      stationNo: 'hBern',
      stopNo: '1',
    },
    busStopItemReturn: {
      label: '18:00 | Zürich, Sihlquai',
      labelWithPrice: '18:00 | Zürich, Sihlquai + EUR 20.-',
      stationNo: 'hZurich',
      stopNo: '12',
      surcharge: 20,
    },
  })
})

test('no insurance is sent as the option of the platform, and as null where the platform has none', () => {
  const none = insurance({ ratioServiceNo: '', ratioTravelServiceNo: '', label: '', centimes: 0 })
  const option = insurance({ ratioServiceNo: '', ratioTravelServiceNo: '', label: 'Keine', centimes: 0 })
  const sent = wireTravellers(
    resolve(draft({ travellers: [billedTraveller({ insurance: none }), traveller({ insurance: option })] }), OFFER),
  )
  expect(sent.map((person) => person.insurance)).toMatchObject([null, { label: 'Keine' }])
})

test('a traveller with an own address keeps it on the wire', () => {
  const own = { sameAddressAsTravellerIndex: null, address: 'Weg 2', zip: '3600', city: 'Thun' }
  const wired = wireTravellers(
    resolve(
      draft({ travellers: [billedTraveller(), traveller(own), traveller({ sameAddressAsTravellerIndex: 1 })] }),
      OFFER,
    ),
  )
  expect(wired.map(({ address, city }) => [address, city])).toEqual([
    ['Gasse 1', 'Bern'],
    ['Weg 2', 'Thun'],
    ['Weg 2', 'Thun'],
  ])
})

test('without a date travellers on the wire have no ages or stops', () => {
  const undated = wireTravellers(
    resolve(draft({ date: null, travellers: [billedTraveller({ outboundStopNo: '1' })] }), OFFER),
  )
  expect(undated[0]).toMatchObject({
    ageOnStartDate: null,
    ageOnEndDate: null,
    busStopItemOutbound: null,
    busStopItemReturn: null,
  })
})

test('a baby on the wire has no choices', () => {
  expect(wireBabies(resolve(draft({ babies: [baby()] }), OFFER))[0]).toMatchObject({
    accommodationAddons: [],
    personalAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    extensions: [],
    personalDiscounts: [],
    ratioPackageNo: '900',
    familyPackage: null,
  })
})

test('a baby without a baby package, or without a loaded variant, has no package number on the wire', () => {
  for (const held of [offer(), offer({ pricing: null })])
    expect(wireBabies(resolve(draft({ babies: [baby()] }), held))[0]?.ratioPackageNo).toBeNull()
})
