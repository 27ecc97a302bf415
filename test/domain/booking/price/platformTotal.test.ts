import { describe, expect, test } from 'vitest'
import { withCo2 } from '#domain/booking/commands/extras.ts'
import { withSummary, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { steps } from '#domain/booking/funnel/steps.ts'
import { canSubmit, expectedTotal, priceChange, withTotalAccepted } from '#domain/booking/funnel/submission.ts'
import { hasSummaryFailed, isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { isTotalOutdated, platformTotal, pricedKey } from '#domain/booking/price/platformTotal.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, insurance, NO_INSURANCE, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const OFFER = offer({ pricing: pricing({ departures: [departure({ services: services({ 7474: 1800 }) })] }) })
/** Two adults in a double room: 2580.-, at the step where the price is agreed to. */
const paying = () => draft({ currentStep: 4, gtcAccepted: true })
const told = (totalCentimes: number | null, of = paying()) => {
  return { ...of, summary: summaryOf(of, { totalCentimes, pricedKey: pricedKey(of, OFFER) }) }
}

describe('the total of the platform', () => {
  test('changes nothing when it is the shown one', () => {
    expect(platformTotal(told(258_000), OFFER)).toBe(258_000)
    expect(priceChange(told(258_000), OFFER)).toBeNull()
  })

  // rule 10.25
  test('is shown beside a differing one before submitting, which is blocked until it is accepted', () => {
    const differing = { ...told(260_050), familyInsurance: null }
    expect(priceChange(differing, OFFER)).toEqual({
      source: 'summary',
      shownCentimes: 258_000,
      platformCentimes: 260_050,
      isAccepted: false,
    })
    expect(canSubmit(differing, OFFER)).toBe(false)
    expect(expectedTotal(differing, OFFER)).toBe(2580)
    const agreed = withTotalAccepted(differing, OFFER)
    expect(priceChange(agreed, OFFER)?.isAccepted).toBe(true)
    expect(expectedTotal(agreed, OFFER)).toBe(2600.5)
  })

  test('is replaced by that of a later refusal', () => {
    const refusal = { message: null, shownCentimes: 258_000, platformCentimes: 270_000 }
    const refused = { ...told(260_050), submission: { ...paying().submission, refusal } }
    expect(priceChange(refused, OFFER)).toMatchObject({ source: 'refusal', platformCentimes: 270_000 })
    const since = { ...refused, submission: { ...refused.submission, refusal: { ...refusal, shownCentimes: 1 } } }
    expect(priceChange(since, OFFER)).toMatchObject({ source: 'summary', platformCentimes: 260_050 })
  })

  test('is null where the platform has none', () => {
    expect(platformTotal(told(null), OFFER)).toBeNull()
    expect(priceChange(told(null), OFFER)).toBeNull()
    expect(isTotalOutdated(told(null), OFFER)).toBe(false)
    expect(platformTotal(paying(), OFFER)).toBeNull()
  })
})

describe('a total for other choices', () => {
  const changed = withCo2(told(258_000), true, OFFER)

  test('is not compared', () => {
    expect(changed.summary).not.toBeNull()
    expect([platformTotal(changed, OFFER), priceChange(changed, OFFER)]).toEqual([null, null])
  })

  // rule 4.13.3
  test('is requested again where the price is accepted, which blocks the booking', () => {
    expect([isTotalOutdated(changed, OFFER), isSummaryNeeded(changed, OFFER)]).toEqual([true, true])
    expect(steps.find(({ number }) => number === 4)?.issues(changed, OFFER)).toContainEqual({
      key: 'booking.summaryMissing',
    })
    const answered = withSummary(
      changed,
      summaryOf(changed, { totalCentimes: 261_600, pricedKey: pricedKey(changed, OFFER) }),
      OFFER,
    )
    expect([isTotalOutdated(answered, OFFER), isSummaryNeeded(answered, OFFER)]).toEqual([false, false])
    expect(priceChange(answered, OFFER)).toBeNull()
  })

  test('is left as it is before that step', () => {
    const earlier = { ...changed, currentStep: 3 as const }
    expect([isTotalOutdated(earlier, OFFER), isSummaryNeeded(earlier, OFFER)]).toEqual([false, false])
  })

  test('is given up after three failures', () => {
    expect(hasSummaryFailed({ ...changed, summaryLoadingError: 2 }, OFFER)).toBe(false)
    expect(hasSummaryFailed({ ...changed, summaryLoadingError: 3 }, OFFER)).toBe(true)
    expect(isSummaryNeeded({ ...changed, summaryLoadingError: 3 }, OFFER)).toBe(false)
  })
})

describe('the key of a total', () => {
  test('differs with another insurance, and stays the same at another price of it', () => {
    const of = told(null)
    const insured = withTravellerInsurance(of, { travellerIndex: null, insurance: insurance() }, OFFER)
    expect(pricedKey(insured, OFFER)).not.toBe(pricedKey(of, OFFER))
    expect(
      pricedKey(withTravellerInsurance(of, { travellerIndex: null, insurance: NO_INSURANCE }, OFFER), OFFER),
    ).not.toBe(pricedKey(of, OFFER))
    const dearer = insured.travellers.map((one) => ({ ...one, insurance: insurance({ centimes: 9900 }) }))
    expect(pricedKey({ ...insured, travellers: dearer }, OFFER)).toBe(pricedKey(insured, OFFER))
  })

  test('differs with another price of the room', () => {
    const dearer = offer({
      pricing: pricing({ departures: [departure({ packagePrices: new Map([['101', 130_000]]) })] }),
    })
    expect(pricedKey(settle(paying(), dearer), dearer)).not.toBe(pricedKey(paying(), OFFER))
  })
})
