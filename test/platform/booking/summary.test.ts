import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDraft } from '#platform/booking/readOrder.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'

async function summary({ ask }: OpenPlatform, clientState: unknown): Promise<unknown> {
  const data = (await ask('query($state: JSON!) { ratioSummary(clientState: $state) { json } }', {
    state: clientState,
  })) as {
    ratioSummary: { json: { data: unknown } } | null
  }
  return data.ratioSummary?.json.data ?? null
}

test('insurances in the summary depend on the price of the travel without stops', async () => {
  const open = await openPlatform()
  // 2024 for two, 1012 per person.
  expect(await summary(open, wireBooking())).toMatchObject({
    t_vorgang_versicherungen: [
      {
        ratioServiceNo: 'V9',
        ratioTravelServiceNo: 'RV9',
        label: 'Schutz V9',
        price: 120,
        priceFormatted: 'CHF 120.-',
      },
    ],
    t_teilnehmers_versicherungen: [
      { teilnehmer: 1, versicherungen: [{ ratioServiceNo: 'V1', price: 45 }] },
      { teilnehmer: 2, versicherungen: [{ ratioServiceNo: 'V1', price: 45 }] },
    ],
    versicherung_empty: { ratioServiceNo: '0', price: 0 },
    derived_summe: 2054,
  })
})

test('the summary of a draft with a date only has texts and no insurances', async () => {
  const open = await openPlatform()
  const data = await summary(open, {
    travelId: 'alpen',
    pricingTravel: { id: 'alpen-bus' },
    travelDate: { id: 'alpen-bus-20270612' },
  })
  expect(data).toMatchObject({ t_vorgang_versicherungen: [], t_teilnehmers_versicherungen: [], derived_summe: 0 })
  expect(data).toHaveProperty('t_leistungen.0', { nr: '1001', bezeichnung: 'Leistung 1001' })
  expect(data).toHaveProperty('t_reiseleistungen.0', { nr: 'R1001', bezeichnung: 'Leistung 1001' })
})

test('the summary of a draft with an unpriced choice has no total', async () => {
  const open = await openPlatform()
  const data = await summary(
    open,
    wireBooking({ esimServiceSelection: [{ service: { serviceNo: '4711' }, quantity: 1 }] }),
  )
  expect(data).not.toHaveProperty('derived_summe')
})

test('the summary of a draft with an unavailable insurance has no total', async () => {
  const open = await openPlatform()
  const travellers = [wireTraveller({ insurance: { ratioServiceNo: 'V7' } }), wireTraveller()]
  expect(await summary(open, wireBooking({ travellers }))).not.toHaveProperty('derived_summe')
})

test('the summary of an unreadable draft is null', async () => {
  const open = await openPlatform()
  for (const state of [{}, [], 0, 'text', '{"travelId":7}']) expect(await summary(open, state)).toBeNull()
})

test('reading any draft returns a complete order and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.json()), (json) => {
      const { travelId, travellers } = readDraft(json)
      expect([typeof travelId, Array.isArray(travellers)]).toEqual(['string', true])
    }),
  )
})

test('reading a draft keeps valid fields beside invalid ones', () => {
  const draft = readDraft(
    wireBooking({ co2compensation: 'ja', travellers: [wireTraveller({ birthday: 7 }), 'niemand'] }),
  )
  expect(draft.co2compensation).toBe(false)
  expect(draft.travellers).toHaveLength(1)
  expect(draft.travellers[0]).toMatchObject({ firstName: 'Anna', birthday: null })
})
