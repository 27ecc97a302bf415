import { describe, expect, test } from 'vitest'
import { withEsim } from '#domain/booking/commands/extras.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAfter } from '#test/support/commands.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, summaryOf } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const SERVICES = services({
  '601': { code: 'ESEU5', centimes: 1900 },
  '602': { code: 'ESEU10', centimes: 2900 },
  '603': { code: 'ESEU20', centimes: null },
  '604': { code: 'ESUS5', centimes: 3900 },
  '605': { code: 'XXEU5', centimes: 100 },
})

function selling(fields: Partial<Omit<Offer, 'saleDates'>> = {}, enabled = true): Offer {
  return offer({
    isEsimActive: true,
    settings: settings({
      esimConfig: {
        ...({ __typename: 'EsimConfig', enabled } as const),
        regions: [
          { __typename: 'EsimRegion', id: 'eu', name: 'Europa', serviceCodePrefix: 'ESEU' },
          { __typename: 'EsimRegion', id: 'us', name: 'USA', serviceCodePrefix: 'ESUS' },
        ],
      },
    }),
    travel: travel({
      pricing: travelPricing({
        esimSettings: { __typename: 'EsimSettings', regions: [{ __typename: 'EsimRegionReference', id: 'eu' }] },
      }),
    }),
    pricing: pricing({ departures: [departure({ services: SERVICES })] }),
    ...fields,
  })
}

describe('eSIM packages', () => {
  // rules 3.1.3.4, 9.5.1, 10.8
  test('are the priced services of the travel’s regions', () => {
    expect(esimOptions(resolve(draft(), selling())).map(({ code, unitCentimes }) => [code, unitCentimes])).toEqual([
      ['ESEU5', 1900],
      ['ESEU10', 2900],
    ])
  })

  // rule 10.8
  test.each<[string, Offer]>([
    // rules 2.5.5, 9.10.1
    ['the tenant sells none', selling({ isEsimActive: false })],
    // rules 2.5.5, 3.3.2
    ['the global record does not enable them', selling({}, false)],
    ['the travel names no region', selling({ travel: travel() })],
    ['the variant is not loaded', selling({ pricing: null })],
  ])('are not offered when %s', (_case, without) => {
    expect(esimOptions(resolve(draft(), without))).toEqual([])
  })

  test('are labelled by the back office, or by region and size until its names are known', () => {
    const plain = draft()
    expect(esimOptions(resolve(plain, selling()))[0]?.label).toBe('eSIM Europa 5')
    const summary = summaryOf(plain, { serviceNames: { t601: 'Europa 5 GB, 30 Tage' } })
    expect(esimOptions(resolve({ ...plain, summary }, selling()))[0]?.label).toBe('Europa 5 GB, 30 Tage')
  })

  // rule 10.8
  test('are limited to the units left where the platform counts them', () => {
    const counted = selling(contingentsLeft({}, { 601: 1, 602: 0 }))
    expect(esimOptions(resolve(draft(), counted)).map(({ code, maxQuantity }) => [code, maxQuantity])).toEqual([
      ['ESEU5', 1],
    ])
  })

  test('are limited to one of a kind per traveller', () => {
    expect(draftAfter(draft(), selling(), (now) => withEsim(now, { serviceNo: '601', quantity: 3 })).esims).toEqual([
      { serviceNo: '601', quantity: 2 },
    ])
  })

  test('are removed with 0', () => {
    const chosen = draftAfter(draft(), selling(), (now) => withEsim(now, { serviceNo: '601', quantity: 2 }))
    expect(draftAfter(chosen, selling(), (now) => withEsim(now, { serviceNo: '601', quantity: 0 })).esims).toEqual([])
  })

  test('that are not offered cannot be chosen', () => {
    expect(draftAfter(draft(), selling(), (now) => withEsim(now, { serviceNo: '604', quantity: 1 })).esims).toEqual([])
  })
})

describe('regions and codes of eSIM packages', () => {
  const regions = (entries: readonly (readonly [string, string])[]) => {
    const base = selling()
    const { esimConfig } = base.settings
    const found = entries.map(([id, serviceCodePrefix]) => ({
      __typename: 'EsimRegion' as const,
      id,
      name: id,
      serviceCodePrefix,
    }))
    const references = entries.map(([id]) => ({ __typename: 'EsimRegionReference' as const, id }))
    return selling({
      settings: settings({ esimConfig: esimConfig && { ...esimConfig, regions: found } }),
      travel: travel({ pricing: travelPricing({ esimSettings: { __typename: 'EsimSettings', regions: references } }) }),
    })
  }

  test('offer a package that matches two regions once, for the first', () => {
    expect(
      esimOptions(
        resolve(
          draft(),
          regions([
            ['welt', 'ES'],
            ['eu', 'ESEU'],
          ]),
        ),
      ).map(({ serviceNo, name }) => [serviceNo, name]),
    ).toEqual([
      ['601', 'welt'],
      ['602', 'welt'],
      ['604', 'welt'],
    ])
  })

  test('offer no packages for a region without code', () => {
    expect(esimOptions(resolve(draft(), regions([['leer', '']])))).toEqual([])
  })

  test.each([
    ['Europa', 'ESEU-5', 'eSIM Europa 5'],
    ['', 'ESEU_5', 'eSIM 5'],
  ])('label a package of the region «%s» with the code %s', (name, code, label) => {
    const { settings: known } = selling()
    const region = { __typename: 'EsimRegion' as const, id: 'eu', name, serviceCodePrefix: 'ESEU' }
    const named = selling({
      settings: settings({ esimConfig: known.esimConfig && { ...known.esimConfig, regions: [region] } }),
      pricing: pricing({ departures: [departure({ services: services({ '601': { code, centimes: 1900 } }) })] }),
    })
    expect(esimOptions(resolve(draft(), named))[0]?.label).toBe(label)
  })

  test('label a package without a size by its region', () => {
    expect(esimOptions(resolve(draft(), regions([['eu', 'ESEU5']])))[0]?.label).toBe('eSIM eu')
  })

  test('offer none without any configuration', () => {
    expect(esimOptions(resolve(draft(), selling({ settings: settings() })))).toEqual([])
    expect(esimOptions(resolve(draft(), selling({ travel: travel({ pricing: null }) })))).toEqual([])
  })
})
