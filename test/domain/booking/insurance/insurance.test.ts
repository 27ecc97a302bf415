import { describe, expect, test } from 'vitest'
import {
  withFamilyInsurance,
  withSummary,
  withSummaryFailure,
  withSummaryRetry,
  withTravellerInsurance,
} from '#domain/booking/commands/insurance.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  hasSummaryFailed,
  insuranceOptions,
  insurancesForAll,
  insurancesOf,
  isChoiceForAll,
  isInsuranceOffered,
  isInsuranceShared,
  isSummaryNeeded,
} from '#domain/booking/insurance/insurance.ts'
import { draftAfter } from '#test/support/commands.ts'
import { draft, insurance, NO_INSURANCE, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const FAMILY = insurance({ ratioServiceNo: '9100', ratioTravelServiceNo: 't9100', label: 'Familie', centimes: 18_900 })
const OFFER = offer()
const withOptions = (fields = {}) => {
  const plain = draft()
  return { ...plain, summary: summaryOf(plain, fields) }
}
const chosenIn = (of: ReturnType<typeof draft>) =>
  of.travellers.map((person) => person.insurance?.ratioServiceNo ?? null)

test('no insurance is on offer while the summary is not loaded', () => {
  const { booking, travellers, none } = insuranceOptions(draft())
  expect([booking, travellers(0), none]).toEqual([[], [], null])
})

describe('a personal insurance', () => {
  // rule 4.14.2
  test('clears the family insurance', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) => withFamilyInsurance(now, FAMILY))
    const personal = draftAfter(insured, OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: 0, insurance: insurance() }),
    )
    expect(personal.familyInsurance).toBeNull()
    expect(chosenIn(personal)).toEqual(['9001', null])
  })

  test('chosen for all applies to those it is offered to, each at their own price', () => {
    const options = { travellerInsurances: [[insurance({ centimes: 5900 })], [insurance({ centimes: 4100 })]] }
    const all = draftAfter(withOptions(options), OFFER, (now) =>
      withTravellerInsurance(now, {
        travellerIndex: null,
        insurance: insurance(),
      }),
    )
    expect(all.travellers.map((person) => person.insurance?.centimes)).toEqual([5900, 4100])
    const one = draftAfter(withOptions({ travellerInsurances: [[insurance()], []] }), OFFER, (now) =>
      withTravellerInsurance(now, {
        travellerIndex: null,
        insurance: insurance(),
      }),
    )
    expect(chosenIn(one)).toEqual(['9001', null])
  })

  test('can be none, which is an option like the others', () => {
    const none = draftAfter(withOptions(), OFFER, (now) =>
      withTravellerInsurance(now, {
        travellerIndex: null,
        insurance: NO_INSURANCE,
      }),
    )
    expect(chosenIn(none)).toEqual(['9000', '9000'])
  })

  test('can be none also where that option has no number', () => {
    const none = insurance({ ratioServiceNo: '', ratioTravelServiceNo: '', label: '', centimes: 0 })
    const options = withOptions({ noInsurance: none })
    const declined = draftAfter(options, OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: null, insurance: none }),
    )
    expect(chosenIn(declined)).toEqual(['', ''])
    expect(
      insurancesForAll(declined)
        .filter(({ isChosen }) => isChosen)
        .map(({ kind }) => kind),
    ).toEqual(['none'])
    expect(insurancesForAll(options).filter(({ isChosen }) => isChosen)).toEqual([])
    expect(
      chosenIn(draftAfter(declined, OFFER, (now) => withSummary(now, summaryOf(declined, { noInsurance: none })))),
    ).toEqual(['', ''])
  })

  test('that is not offered to a traveller changes nothing, nor does clearing one that is not chosen', () => {
    const insured = draftAfter(withOptions({ travellerInsurances: [[insurance()], []] }), OFFER, (now) =>
      withFamilyInsurance(now, FAMILY),
    )
    for (const choice of [insurance(), null])
      expect(
        draftAfter(insured, OFFER, (now) => withTravellerInsurance(now, { travellerIndex: 1, insurance: choice })),
      ).toEqual(insured)
  })

  test('stays where another one is chosen for all that this traveller is not offered', () => {
    const options = { travellerInsurances: [[insurance()], [insurance({ ratioServiceNo: '9002' })]] }
    const own = draftAfter(withOptions(options), OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: 1, insurance: insurance({ ratioServiceNo: '9002' }) }),
    )
    const all = draftAfter(own, OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: null, insurance: insurance() }),
    )
    expect(chosenIn(all)).toEqual(['9001', '9002'])
  })

  test('can be cleared without changing the family insurance of others', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: 0, insurance: insurance() }),
    )
    expect(
      chosenIn(
        draftAfter(insured, OFFER, (now) => withTravellerInsurance(now, { travellerIndex: 0, insurance: null })),
      ),
    ).toEqual([null, null])
  })
})

describe('a family insurance', () => {
  // rule 4.14.1
  test('clears all personal insurances', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) =>
      withTravellerInsurance(now, {
        travellerIndex: null,
        insurance: insurance(),
      }),
    )
    const family = draftAfter(insured, OFFER, (now) => withFamilyInsurance(now, FAMILY))
    expect(family.familyInsurance?.centimes).toBe(18_900)
    expect(chosenIn(family)).toEqual([null, null])
  })

  test('can be cleared', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) => withFamilyInsurance(now, FAMILY))
    expect(withFamilyInsurance(resolve(insured, OFFER), null)).toEqual({ ...insured, familyInsurance: null })
  })

  test('that is not offered changes nothing', () => {
    const before = withOptions()
    expect(draftAfter(before, OFFER, (now) => withFamilyInsurance(now, insurance({ ratioServiceNo: '9999' })))).toBe(
      before,
    )
  })
})

describe('a new summary', () => {
  // rules 4.13.6, 7.4.4
  test('removes insurances that are no longer offered and clears the count of failures', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) =>
      withTravellerInsurance(now, {
        travellerIndex: null,
        insurance: insurance(),
      }),
    )
    const failed = withSummaryFailure({ ...insured, summary: null })
    const fresh = draftAfter(failed, OFFER, (now) =>
      withSummary(now, summaryOf(failed, { travellerInsurances: [[insurance()], []] })),
    )
    expect(chosenIn(fresh)).toEqual(['9001', null])
    expect(fresh.summaryLoadingError).toBe(0)
  })

  test('updates the price of insurances that stay', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) =>
      withTravellerInsurance(now, { travellerIndex: 0, insurance: insurance() }),
    )
    const dearer = summaryOf(insured, { travellerInsurances: [[insurance({ centimes: 6400 })], []] })
    expect(draftAfter(insured, OFFER, (now) => withSummary(now, dearer)).travellers[0]?.insurance?.centimes).toBe(6400)
  })

  test('removes a family insurance that is no longer offered', () => {
    const insured = draftAfter(withOptions(), OFFER, (now) => withFamilyInsurance(now, FAMILY))
    expect(
      draftAfter(insured, OFFER, (now) => withSummary(now, summaryOf(insured, { bookingInsurances: [] })))
        .familyInsurance,
    ).toBeNull()
  })

  test('of former choices is ignored', () => {
    const before = draft()
    expect(draftAfter(before, OFFER, (now) => withSummary(now, summaryOf(before, { selectionKey: 'other' })))).toBe(
      before,
    )
  })
})

// rules 4.13.5, 8.1.1.5
test('failures to load the summary are counted', () => {
  const failed = withSummaryFailure(draft())
  expect([failed.summaryLoadingError, withSummaryFailure(failed).summaryLoadingError]).toEqual([1, 2])
})

// rule 10.12
test('another try of the visitor counts failures anew', () => {
  expect(withSummaryRetry(draft({ summaryLoadingError: 3 }))).toEqual(draft())
})

describe('the summary is loaded', () => {
  const at = (fields: Parameters<typeof draft>[0] = {}) => draft({ currentStep: 3, ...fields })

  // rule 4.13.3
  test('when it is missing and everybody has a bed', () => {
    expect(isSummaryNeeded(resolve(at(), OFFER))).toBe(true)
    expect(isSummaryNeeded(resolve({ ...withOptions(), currentStep: 3 }, OFFER))).toBe(false)
    expect(isSummaryNeeded(resolve(at({ travellers: [traveller({ accommodationId: null })] }), OFFER))).toBe(false)
  })

  test('from the additional services on', () => {
    expect(isSummaryNeeded(resolve(at({ currentStep: 2 }), OFFER))).toBe(false)
    expect(isSummaryNeeded(resolve(at({ currentStep: 4 }), OFFER))).toBe(true)
  })

  test('not without travellers, date or variant', () => {
    expect(isSummaryNeeded(resolve(at({ travellers: [] }), OFFER))).toBe(false)
    expect(isSummaryNeeded(resolve(at({ date: null }), OFFER))).toBe(false)
    expect(isSummaryNeeded(resolve(at(), offer({ pricing: null })))).toBe(false)
  })

  // rule 10.12
  test.each([
    { failures: 2, isNeeded: true },
    { failures: 3, isNeeded: false },
  ])('automatically after $failures failures in a row: $isNeeded', ({ failures, isNeeded }) => {
    expect(isSummaryNeeded(resolve(at({ summaryLoadingError: failures }), OFFER))).toBe(isNeeded)
  })
})

describe('an insurance for all travellers', () => {
  const of = draft()
  const cheapForBeat = insurance({ centimes: 3900 })
  const known = { ...of, summary: summaryOf(of, { travellerInsurances: [[insurance()], [cheapForBeat]] }) }

  test('costs the sum of all travellers', () => {
    expect(insurancesForAll(known)).toMatchObject([
      { kind: 'booking', centimes: 18_900, centimesEach: null, isChosen: false },
      { kind: 'personal', centimes: 9800, centimesEach: null, isChosen: false },
      { kind: 'none', centimes: 0, isChosen: false },
    ])
  })

  test('is not listed where it is offered to some travellers only', () => {
    const uneven = { ...of, summary: summaryOf(of, { travellerInsurances: [[insurance()], []] }) }
    expect(insurancesForAll(uneven).map(({ kind }) => kind)).toEqual(['booking', 'none'])
  })

  test.each([
    ['one for the booking', { travellerInsurances: [[insurance()], []] }, true],
    ['one offered to all', { bookingInsurances: [], travellerInsurances: [[insurance()], [insurance()]] }, true],
    ['some for single travellers only', { bookingInsurances: [], travellerInsurances: [[insurance()], []] }, false],
    ['none', { bookingInsurances: [], travellerInsurances: [[], []] }, true],
  ])('is what the choice begins with where there is %s', (_offer, options, isForAll) => {
    expect(isChoiceForAll({ ...of, summary: summaryOf(of, options) })).toBe(isForAll)
  })

  test('is chosen when everybody has it', () => {
    const all = draftAfter(known, offer(), (now) =>
      withTravellerInsurance(now, { travellerIndex: null, insurance: insurance() }),
    )
    expect(insurancesForAll(all).map(({ isChosen }) => isChosen)).toEqual([false, true, false])
    expect(isInsuranceShared(all)).toBe(true)
    const one = draftAfter(all, offer(), (now) =>
      withTravellerInsurance(now, { travellerIndex: 0, insurance: NO_INSURANCE }),
    )
    expect(isInsuranceShared(one)).toBe(false)
  })
})

const optionsOf = (of: ReturnType<typeof draft>, index: number) =>
  insurancesOf({ ...of, summary: summaryOf(of) }, index).map(({ kind, insurance: { ratioServiceNo }, isChosen }) => [
    kind,
    ratioServiceNo,
    isChosen,
  ])

describe('insurances are offered', () => {
  const offers = (fields: Parameters<typeof summaryOf>[1]) => {
    const of = draft()
    return isInsuranceOffered({
      ...of,
      summary: summaryOf(of, { bookingInsurances: [], noInsurance: null, ...fields }),
    })
  }

  test('where one of the travellers can have one', () => {
    expect(offers({ travellerInsurances: [[], [insurance()]] })).toBe(true)
    expect(offers({ travellerInsurances: [[], []] })).toBe(false)
    expect(isInsuranceOffered(draft())).toBe(false)
  })

  test('where the whole booking can', () => {
    expect(offers({ travellerInsurances: [[], []], bookingInsurances: [FAMILY] })).toBe(true)
  })
})

test('the summary has failed after three failures, where it or its total is missing', () => {
  const failed = (fields: Parameters<typeof draft>[0]) =>
    hasSummaryFailed(resolve(draft({ summaryLoadingError: 3, ...fields }), OFFER))
  expect(failed({})).toBe(true)
  expect(failed({ summaryLoadingError: 2 })).toBe(false)
  expect(failed({ summary: summaryOf(draft()) })).toBe(false)
})

test('the summary of a placed booking is not loaded again', () => {
  const placed = draft({ currentStep: 3, submission: { ...draft().submission, bookingId: 'b1' } })
  expect(isSummaryNeeded(resolve(placed, OFFER))).toBe(false)
})

test('an insurance of the whole booking is marked as chosen, and no other beside it', () => {
  const insured = draftAfter(withOptions(), OFFER, (now) => withFamilyInsurance(now, FAMILY))
  expect(insurancesForAll(insured).map(({ kind, isChosen }) => [kind, isChosen])).toEqual([
    ['booking', true],
    ['personal', false],
    ['none', false],
  ])
  const stale = { ...insured, travellers: insured.travellers.map((one) => ({ ...one, insurance: insurance() })) }
  expect(insurancesForAll(stale).map(({ isChosen }) => isChosen)).toEqual([true, false, false])
  expect(insurancesOf(stale, 0).map(({ isChosen }) => isChosen)).toEqual([true, false, false])
})

test('a personal insurance for all has one price each where it is the same, and is chosen only by all', () => {
  const one = draftAfter(withOptions(), OFFER, (now) =>
    withTravellerInsurance(now, { travellerIndex: 0, insurance: insurance() }),
  )
  expect(insurancesForAll(one)).toMatchObject([
    { kind: 'booking', isChosen: false },
    { kind: 'personal', centimes: 11_800, centimesEach: 5900, isChosen: false },
    { kind: 'none', centimesEach: 0, isChosen: false },
  ])
})

test('no insurance is no option where the platform names none', () => {
  const none = withOptions({ noInsurance: null })
  expect(insurancesForAll(none).map(({ kind }) => kind)).toEqual(['booking', 'personal'])
  expect(insurancesOf(none, 0).map(({ kind }) => kind)).toEqual(['personal'])
})

test('no insurance is preselected, and none is an option like the others', () => {
  expect(optionsOf(draft(), 0)).toEqual([
    ['personal', '9001', false],
    ['none', '9000', false],
  ])
})

test('each traveller has an insurance of their own', () => {
  const of = draft({ travellers: [traveller({ insurance: insurance() }), traveller({ insurance: NO_INSURANCE })] })
  expect(optionsOf(of, 0)).toEqual([
    ['personal', '9001', true],
    ['none', '9000', false],
  ])
  expect(optionsOf(of, 1)).toEqual([
    ['personal', '9001', false],
    ['none', '9000', true],
  ])
})

test('the insurance of the whole booking covers each traveller', () => {
  const of = draft({ familyInsurance: insurance({ ratioServiceNo: '9100' }) })
  expect(optionsOf(of, 1)).toEqual([
    ['booking', '9100', true],
    ['personal', '9001', false],
    ['none', '9000', false],
  ])
})
