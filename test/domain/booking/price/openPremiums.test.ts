import { describe, expect, test } from 'vitest'
import { changesSince } from '#domain/booking/changes/repair.ts'
import { currentSnapshot } from '#domain/booking/changes/reconcile.ts'
import { withSummary, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { pricesOn } from '#domain/booking/compare/pricesOn.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { shownCentimes } from '#domain/booking/funnel/payableTotal.ts'
import { price } from '#domain/booking/price/price.ts'
import { readStoredDraft, toStoredDraft } from '#domain/booking/stored/storedDraft.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { draftAfter } from '#test/support/commands.ts'

const june = departure({
  packagePrices: new Map([
    ['101', 129_000],
    ['102', 150_000],
  ]),
})
const july = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-14', packagePrices: june.packagePrices })
const OFFER = offer({
  pricing: pricing({ departures: [june, july], accommodations: [room(), room({ id: 'ez', ratioPackageNo: '102' })] }),
})

/** Both travellers insured at 59.-, as the summary of this selection prices it. */
const insured = () =>
  draftAfter(
    draftAfter(draft(), OFFER, (now) => withSummary(now, summaryOf(now.draft))),
    OFFER,
    (now) => withTravellerInsurance(now, { travellerIndex: null, insurance: insurance() }),
  )
const inRoom = (of: BookingDraft, accommodationId: string): BookingDraft =>
  draftAfter(of, OFFER, ({ draft: now }) => ({
    ...now,
    rooms: [{ accommodationId, quantity: 1 }],
    travellers: now.travellers.map((traveller) => ({ ...traveller, accommodationId })),
  }))
const seen = (of: BookingDraft) => {
  const { lines, total, openPremiums, isComplete } = price(resolve(of, OFFER))
  const premiums = lines.filter(({ kind }) => kind === 'insurance').map(({ centimes }) => centimes)
  return { premiums, total: total.centimes, openPremiums, isComplete }
}
const WITH = { premiums: [11_800], total: 269_800, openPremiums: [], isComplete: true }
const WITHOUT = { premiums: [], total: 300_000, openPremiums: ['Annullierung'], isComplete: false }

// rule 9.6.4.1
describe('a premium', () => {
  test('counts while the selection it was asked for stays', () => {
    expect(seen(insured())).toEqual(WITH)
    expect(seen({ ...insured(), bookingRemarks: 'Fensterplatz', currentStep: 0 })).toEqual(WITH)
  })

  test('is left out of the total after a change of rooms, and nothing can be agreed to', () => {
    const changed = inRoom(insured(), 'ez')
    expect(seen(changed)).toEqual(WITHOUT)
    expect(shownCentimes(resolve(changed, OFFER))).toBeNull()
  })

  test('is back with the former rooms', () => {
    expect(seen(inRoom(inRoom(insured(), 'ez'), 'dz'))).toEqual(WITH)
  })

  test('is known or open after a reload as before it', () => {
    const reloaded = (of: BookingDraft) => {
      const stored: unknown = JSON.parse(JSON.stringify(toStoredDraft(of)))
      const read = readStoredDraft(stored, null)
      if (read === null) throw new Error('The stored draft is unreadable')
      return draftAfter(read, OFFER, (now) => now.draft)
    }
    expect(seen(reloaded(insured()))).toEqual(WITH)
    expect(seen(reloaded(inRoom(insured(), 'ez')))).toEqual(WITHOUT)
  })

  test('of a booking that was sent stays', () => {
    const changed = inRoom(insured(), 'ez')
    const sent = { ...changed, submission: { ...changed.submission, submissionId: 's1' } }
    expect(seen(sent)).toMatchObject({ premiums: [11_800], openPremiums: [] })
  })

  test('asked for anew is told where it differs', () => {
    const changed = inRoom(insured(), 'ez')
    const shown = { ...changed, snapshot: currentSnapshot(resolve(changed, OFFER)) }
    expect(changesSince(resolve(shown, OFFER))).toEqual([])
    const dearer = summaryOf(shown, {
      travellerInsurances: shown.travellers.map(() => [insurance({ centimes: 6900 })]),
    })
    const priced = withSummary(resolve(shown, OFFER), dearer)
    expect(seen(priced)).toMatchObject({ premiums: [13_800], total: 313_800, isComplete: true })
    expect(changesSince(resolve(priced, OFFER))).toMatchObject([
      { kind: 'price', lineKind: 'insurance', was: 11_800, now: 13_800 },
    ])
  })

  test('makes no difference between dates, counted or not', () => {
    const cells = (of: BookingDraft) =>
      pricesOn(OFFER.saleDates, resolve(of, OFFER)).map(({ total, difference }) => [total?.centimes, difference])
    expect(cells(insured())).toEqual([
      [269_800, 0],
      [269_800, 0],
    ])
    expect(cells(inRoom(insured(), 'ez'))).toEqual([
      [300_000, 0],
      [300_000, 0],
    ])
  })
})
