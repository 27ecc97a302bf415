import { describe, expect, test } from 'vitest'
import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { departure } from '#test/support/builders/departure.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

describe('the initial draft', () => {
  test('has the loaded variant, its first open date, and two adults', () => {
    const closed = departure({ status: status('CLOSED') })
    const open = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
    const fresh = initialDraft('provence', offer({ pricing: pricing({ departures: [closed, open] }) }))
    expect(fresh).toMatchObject({
      travelId: 'provence',
      pricingTravelId: 'v1',
      date: { dateId: 'd2', extensionId: null },
      rooms: [],
      babies: [],
    })
    expect(fresh.travellers.map(({ ageGroupId }) => ageGroupId)).toEqual(['adult', 'adult'])
  })

  test('is empty before an offer or its variant is loaded', () => {
    expect(initialDraft('provence', null)).toEqual(emptyDraft('provence'))
    expect(initialDraft('provence', { ...offer(), pricing: null })).toEqual(emptyDraft('provence'))
  })
})
