import { describe, expect, test } from 'vitest'
import { withCo2 } from '#domain/booking/commands/extras.ts'
import { withSummary, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { steps } from '#domain/booking/funnel/steps.ts'
import { expectedTotal, priceChange } from '#domain/booking/funnel/payableTotal.ts'
import { withTotalAccepted } from '#domain/booking/funnel/submission.ts'
import { hasSummaryFailed, isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { isTotalOutdated, platformTotal, pricedKey } from '#domain/booking/price/platformTotal.ts'
import { settle } from '#domain/booking/settle.ts'
import { after, draftAfter } from '#test/support/commands.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, insurance, NO_INSURANCE, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const OFFER = offer({ pricing: pricing({ departures: [departure({ services: services({ 7474: 1800 }) })] }) })
/** Two adults in a double room: 2580.-, at the step where the price is agreed to. */
const paying = () => draft({ currentStep: 4, gtcAccepted: true })
const told = (totalCentimes: number | null, of = paying()) => {
  return { ...of, summary: summaryOf(of, { totalCentimes, pricedKey: pricedKey(resolve(of, OFFER)) }) }
}

describe('the total of the platform', () => {
  test('changes nothing when it is the shown one', () => {
    expect(platformTotal(resolve(told(258_000), OFFER))).toBe(258_000)
    expect(priceChange(resolve(told(258_000), OFFER))).toBeNull()
  })

  // rule 10.25
  test('is shown beside a differing one before submitting, and agreed to only once it is accepted', () => {
    const differing = { ...told(260_050), familyInsurance: null }
    expect(priceChange(resolve(differing, OFFER))).toEqual({
      source: 'summary',
      shownCentimes: 258_000,
      platformCentimes: 260_050,
      isAccepted: false,
    })
    expect(expectedTotal(resolve(differing, OFFER))).toBe(2580)
    const agreed = withTotalAccepted(resolve(differing, OFFER))
    expect(priceChange(resolve(agreed, OFFER))?.isAccepted).toBe(true)
    expect(expectedTotal(resolve(agreed, OFFER))).toBe(2600.5)
  })

  test('is replaced by that of a later refusal', () => {
    const refusal = { message: null, shownCentimes: 258_000, platformCentimes: 270_000 }
    const refused = { ...told(260_050), submission: { ...paying().submission, refusal } }
    expect(priceChange(resolve(refused, OFFER))).toMatchObject({ source: 'refusal', platformCentimes: 270_000 })
    const since = { ...refused, submission: { ...refused.submission, refusal: { ...refusal, shownCentimes: 1 } } }
    expect(priceChange(resolve(since, OFFER))).toMatchObject({ source: 'summary', platformCentimes: 260_050 })
  })

  test('is null where the platform has none', () => {
    expect(platformTotal(resolve(told(null), OFFER))).toBeNull()
    expect(priceChange(resolve(told(null), OFFER))).toBeNull()
    expect(isTotalOutdated(resolve(told(null), OFFER))).toBe(false)
    expect(platformTotal(resolve(paying(), OFFER))).toBeNull()
  })
})

describe('a total for other choices', () => {
  const changed = draftAfter(told(258_000), OFFER, (now) => withCo2(now, true))

  test('is not compared', () => {
    expect(changed.summary).not.toBeNull()
    expect([platformTotal(resolve(changed, OFFER)), priceChange(resolve(changed, OFFER))]).toEqual([null, null])
  })

  // rule 4.13.3
  test('is requested again where the price is accepted, which blocks the booking', () => {
    expect([isTotalOutdated(resolve(changed, OFFER)), isSummaryNeeded(resolve(changed, OFFER))]).toEqual([true, true])
    expect(steps.find(({ number }) => number === 4)?.issues(resolve(changed, OFFER))).toContainEqual({
      key: 'booking.summaryMissing',
    })
    const answered = draftAfter(changed, OFFER, (now) =>
      withSummary(now, summaryOf(changed, { totalCentimes: 261_600, pricedKey: pricedKey(resolve(changed, OFFER)) })),
    )
    expect([isTotalOutdated(resolve(answered, OFFER)), isSummaryNeeded(resolve(answered, OFFER))]).toEqual([
      false,
      false,
    ])
    expect(priceChange(resolve(answered, OFFER))).toBeNull()
  })

  test('is left as it is before that step', () => {
    const earlier = { ...changed, currentStep: 3 as const }
    expect([isTotalOutdated(resolve(earlier, OFFER)), isSummaryNeeded(resolve(earlier, OFFER))]).toEqual([false, false])
  })

  test('is given up after three failures', () => {
    expect(hasSummaryFailed(resolve({ ...changed, summaryLoadingError: 2 }, OFFER))).toBe(false)
    expect(hasSummaryFailed(resolve({ ...changed, summaryLoadingError: 3 }, OFFER))).toBe(true)
    expect(isSummaryNeeded(resolve({ ...changed, summaryLoadingError: 3 }, OFFER))).toBe(false)
  })
})

describe('the key of a total', () => {
  test('differs with another insurance, and stays the same at another price of it', () => {
    const of = told(null)
    const insured = draftAfter(of, OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: null, insurance: insurance() }),
    )
    expect(pricedKey(resolve(insured, OFFER))).not.toBe(pricedKey(resolve(of, OFFER)))
    expect(
      pricedKey(
        after(resolve(of, OFFER), (now) =>
          withTravellerInsurance(now, { travellerIndex: null, insurance: NO_INSURANCE }),
        ),
      ),
    ).not.toBe(pricedKey(resolve(of, OFFER)))
    const dearer = insured.travellers.map((one) => ({ ...one, insurance: insurance({ centimes: 9900 }) }))
    expect(pricedKey(resolve({ ...insured, travellers: dearer }, OFFER))).toBe(pricedKey(resolve(insured, OFFER)))
  })

  test('differs with another price of the room', () => {
    const dearer = offer({
      pricing: pricing({ departures: [departure({ packagePrices: new Map([['101', 130_000]]) })] }),
    })
    expect(pricedKey(resolve(settle(paying(), dearer), dearer))).not.toBe(pricedKey(resolve(paying(), OFFER)))
  })
})
