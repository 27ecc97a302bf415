import { expect, test } from 'vitest'
import { withSummary } from '#domain/booking/commands/insurance.ts'
import { reconciled } from '#domain/booking/changes/reconcile.ts'
import { changesSince, withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import type { Repair } from '#domain/booking/changes/repairChange.ts'
import { totalAfter } from '#domain/booking/changes/repairTotal.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const later = departure({
  id: 'd2',
  startDate: '2027-06-19',
  endDate: '2027-06-25',
  packagePrices: new Map([['101', 135_000]]),
})
const both = offer({ pricing: pricing({ departures: [departure(), later] }) })
const left = withChangesAcknowledged(resolve(draft(), both))

const repairsIn = (present: typeof both) => {
  const booking = resolve(left, present)
  return changesSince(booking).flatMap(({ repair }) => (repair === null ? [] : [totalAfter(repair, booking)]))
}

test('what is offered for a lost date costs the present party and rooms there', () => {
  expect(repairsIn(offer({ pricing: pricing({ departures: [later] }) }))).toEqual([
    { centimes: 270_000, currency: 'CHF' },
  ])
})

test('what is offered for lost rooms costs the whole booking with them', () => {
  const accommodations = [SINGLE_ROOM, room({ id: 'zweibett', ratioPackageNo: '102', name: 'Zweibettzimmer' })]
  const totals = repairsIn(offer({ pricing: pricing({ accommodations }) }))
  expect(totals).toEqual([{ centimes: 298_000, currency: 'CHF' }])
})

// rule 9.6.4.1
test('what is offered for lost rooms costs the premium of the chosen insurances with it, as it was told last', () => {
  const chosen = { ...left, travellers: left.travellers.map((person) => ({ ...person, insurance: insurance() })) }
  const insured = withChangesAcknowledged(resolve(withSummary(resolve(chosen, both), summaryOf(chosen)), both))
  const lost = reconciled(resolve(insured, offer({ pricing: pricing({ accommodations: [SINGLE_ROOM] }) })))
  const totals = changesSince(lost).flatMap(({ repair }) => (repair === null ? [] : [totalAfter(repair, lost)]))
  expect(totals).toEqual([{ centimes: 309_800, currency: 'CHF' }])
})

test('a total that is not known yet is none', () => {
  const gone: Repair = { kind: 'variant', pricingTravelId: 'v2', label: 'Flug' }
  expect(totalAfter(gone, resolve(left, both))).toBeNull()
})
