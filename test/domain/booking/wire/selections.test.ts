import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { wireTravellers } from '#domain/booking/wire/people.ts'
import { wireSelections } from '#domain/booking/wire/selections.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const NOTHING = {
  accommodationSelection: [],
  accommodationAddonSelection: [],
  personalAddonSelection: [],
  bookingAddonSelection: [],
  collectiveAddonSelection: [],
  personalDiscountSelection: [],
  bargainDiscountSelection: [],
  esimServiceSelection: [],
  familyInsuranceSelection: [],
}

test('selections are empty while no variant is loaded', () => {
  expect(wireSelections(resolve(draft(), offer({ pricing: null })))).toEqual(NOTHING)
})

test('selections without an item in the variant are left out', () => {
  const choice = { addonId: 'fort', quantity: 1, mandatory: false }
  const chosen = draft({
    rooms: [{ accommodationId: 'fort', quantity: 1 }],
    personalAddons: [choice],
    bookingAddons: [choice],
    collectiveAddons: [choice],
    accommodationAddons: [{ ...choice, type: 'accommodation', typeId: 'dz' }],
    personalDiscounts: [{ discountId: 'fort', quantity: 1, mandatory: false }],
  })
  expect(wireSelections(resolve(chosen, offer()))).toEqual(NOTHING)
})

// rule 3.8.3.1
test('rooms and family packages are sent with the names of the platform, wherever they stand', () => {
  const named = (double: string, family: string) =>
    pricing({
      accommodations: [room({ name: double, label: 'Doppelzimmer Komfort' })],
      familyPackages: [familyPackage({ name: family, label: 'Grosse Familie' })],
    })
  const loaded = named('DZ_KOMF', 'FAM')
  const shown = { ...named('Doppelzimmer Komfort', 'Grosse Familie'), loaded }
  const [first] = draft().travellers
  const travellers = [{ ...(first ?? traveller()), familyPackageId: 'familie' }, traveller()]
  const booking = resolve(draft({ travellers }), offer({ pricing: shown }))
  expect(wireSelections(booking).accommodationSelection).toMatchObject([{ accommodation: { name: 'DZ_KOMF' } }])
  expect(wireTravellers(booking)).toMatchObject([
    { accommodation: { name: 'DZ_KOMF' }, familyPackage: { name: 'FAM' } },
    { accommodation: { name: 'DZ_KOMF' }, familyPackage: null },
  ])
})

// rule 3.8.3.6
test('chosen eSIM packages are sent with number, code, name and price', () => {
  const esims = services({ 601: { centimes: 1900, code: 'ESIM-FR-1' }, 602: { centimes: 2900, code: 'ESIM-FR-5' } })
  const region = { id: 'fr', name: 'Frankreich', serviceCodePrefix: 'ESIM-FR' }
  const sold = offer({
    isEsimActive: true,
    travel: travel({
      pricing: travelPricing({
        esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'fr' }] },
      }),
    }),
    settings: settings({
      esimConfig: { __typename: 'EsimConfig', enabled: true, regions: [{ __typename: 'EsimRegion', ...region }] },
    }),
    pricing: pricing({ departures: [departure({ services: esims })] }),
  })
  const [selection, ...others] = wireSelections(
    resolve(draft({ esims: [{ serviceNo: '602', quantity: 2 }] }), sold),
  ).esimServiceSelection
  expect(others).toEqual([])
  expect(selection).toMatchObject({
    service: { serviceNo: '602', travelServiceNo: 't602', code: 'ESIM-FR-5' },
    quantity: 2,
  })
  expect(Object.keys(selection?.service ?? {})).toEqual([
    'serviceNo',
    'travelServiceNo',
    'code',
    'name',
    'label',
    'price',
    'priceFormatted',
  ])
})
