import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer } from '#test/support/builders/offer.ts'
import { personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const [, CHILDREN] = AGE_GROUPS

// rule 5.1.1
test('ages at start and end differ with a birthday between them; without a birthday or a date they are null', () => {
  const travellers = [traveller({ birthday: '2011-06-15', ageGroupId: 'child' }), traveller({ birthday: null })]
  const [child, adult] = resolve(draft({ travellers }), offer()).people
  expect(child).toMatchObject({ index: 0, ageAtStart: 15, ageAtEnd: 16, ageGroup: CHILDREN })
  expect(adult).toMatchObject({ index: 1, ageAtStart: null, ageAtEnd: null })
  const [undated] = resolve(draft({ travellers, date: null }), offer()).people
  expect(undated).toMatchObject({ ageAtStart: null, ageAtEnd: null, ageGroup: CHILDREN })
})

test('a traveller whose age group the travel does not have has none', () => {
  const [person] = resolve(draft({ travellers: [traveller({ ageGroupId: 'senior' })] }), offer()).people
  expect(person).toMatchObject({ ageGroupId: 'senior', ageGroup: null })
})

test('the rooms are those that the variant has, each with those who sleep there', () => {
  const travellers = [
    traveller({ accommodationId: 'dz' }),
    traveller({ accommodationId: 'ez' }),
    traveller({ accommodationId: 'dz', isFamilyPackageMember: true }),
  ]
  const rooms = ['dz', 'gone'].map((accommodationId) => ({ accommodationId, quantity: 2 }))
  const booking = resolve(draft({ travellers, rooms }), offer())
  expect(booking.rooms).toEqual([{ room: room(), quantity: 2 }])
  expect(booking.guestsIn(room()).map(({ index }) => index)).toEqual([0])
})

test('stops are those of the date, and null where the date does not have them', () => {
  const sold = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })
  const travellers = [traveller({ outboundStopNo: '2', returnStopNo: '2' })]
  expect(resolve(draft({ travellers }), sold).stops).toMatchObject([
    { outbound: { stationNo: 'hZurich' }, return: null },
  ])
  expect(resolve(draft({ travellers, date: null }), sold).stops).toEqual([{ outbound: null, return: null }])
})

test('the extras are the choices that the variant has, each with its entry in the catalogue and its price', () => {
  const { ratioServiceNo } = personalAddon()
  const sells = (centimes: number | null) => {
    const departures = [departure({ services: services({ [ratioServiceNo]: centimes }) })]
    return offer({ pricing: pricing({ departures, personalAddons: [personalAddon()] }) })
  }
  const choice = { addonId: 'ausflug', quantity: 1, mandatory: false }
  const chosen = draft({ personalAddons: [choice, { ...choice, addonId: 'gone' }] })
  const extra = { choice, item: personalAddon() }
  expect(resolve(chosen, sells(4500)).extras.personal).toEqual([{ ...extra, rate: 4500 }])
  expect(resolve(chosen, sells(null)).extras.personal).toEqual([{ ...extra, rate: null }])
  expect(resolve({ ...chosen, date: null }, sells(4500)).extras.personal).toEqual([{ ...extra, rate: null }])
  expect(resolve(chosen, offer({ pricing: null })).extras.personal).toEqual([])
})
