import { describe, expect, test } from 'vitest'
import { withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { withBillingAddress, withBillingTraveller, withoutAdult, withParty } from '#domain/booking/commands/people.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { losesNamedAdult, party } from '#domain/booking/people/partyPeople.ts'
import { babiesReason, canHaveBabies, canHaveChildren, childrenReason } from '#domain/booking/people/takenAges.ts'
import { settle } from '#domain/booking/settle.ts'
import { contact, draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const BABY_PACKAGE = room({ id: 'baby', ratioPackageNo: '900', isBabyPackage: true })
const sold = offer({ pricing: pricing({ accommodations: [room(), SINGLE_ROOM, BABY_PACKAGE] }) })

describe('setting the party', () => {
  const before = draft()
  const next = settle(withParty(resolve(before, sold), { adults: 3, childBirthdays: ['2020-01-01'], babies: 0 }), sold)

  // rules 3.9.2.1, 3.9.2.3, 4.9.1.1, 4.9.1.2
  test('bills the first traveller, the others share the first one’s address', () => {
    expect(next.travellers.map(({ isBillingAddress }) => isBillingAddress)).toEqual([true, false, false, false])
    expect(next.travellers.map(({ sameAddressAsTravellerIndex }) => sameAddressAsTravellerIndex)).toEqual([
      null,
      0,
      0,
      0,
    ])
  })

  // rules 1.1.3.2, 4.9.1.3, 4.9.2
  test('puts adults first and gives each an age group', () => {
    expect(next.travellers.map(({ ageGroupId }) => ageGroupId)).toEqual(['adult', 'adult', 'adult', 'child'])
  })

  // rule 4.9.1.3
  test('puts older age groups first, and gives the new billed traveller the shared address', () => {
    const senior = { ...AGE_GROUPS[0]!, id: 'senior', minAge: 65 }
    const generations = offer({
      travel: travel({ ageGroups: [senior, { ...AGE_GROUPS[0]!, maxAge: 64 }, AGE_GROUPS[1]!] }),
    })
    const anna = { ...before.travellers[0]!, birthday: '1990-02-01', ageGroupId: 'adult' }
    const beat = { ...before.travellers[1]!, birthday: '1958-06-12', ageGroupId: 'senior' }
    const three = settle(
      withParty(resolve({ ...before, travellers: [anna, beat] }, generations), {
        adults: 3,
        childBirthdays: ['2020-01-01'],
        babies: 0,
      }),
      generations,
    )
    expect(three.travellers.map(({ firstName, ageGroupId }) => [firstName, ageGroupId])).toEqual([
      ['Beat', 'senior'],
      ['Anna', 'adult'],
      ['', 'adult'],
      ['', 'child'],
    ])
    expect(three.travellers[0]).toMatchObject({
      isBillingAddress: true,
      sameAddressAsTravellerIndex: null,
      address: 'Gasse 1',
      zip: '3011',
      city: 'Bern',
    })
  })

  test('keeps the names of remaining people', () => {
    expect(next.travellers.map(({ firstName }) => firstName)).toEqual(['Anna', 'Beat', '', ''])
  })

  // rule 4.9.1.1
  test('resets the selections', () => {
    expect(next.rooms).toEqual([])
    expect(next.travellers.every(({ accommodationId }) => accommodationId === null)).toBe(true)
  })

  test('of the same travellers changes only babies', () => {
    const same = settle(withParty(resolve(before, sold), { adults: 2, childBirthdays: [], babies: 1 }), sold)
    expect(same.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(same.babies).toHaveLength(1)
  })

  test('can be read back', () => {
    expect(party(resolve(next, sold))).toEqual({ adults: 3, childBirthdays: ['2020-01-01'], babies: 0 })
  })

  test('keeps known data with the child of the same birthday', () => {
    const two = settle(
      withParty(resolve(next, sold), { adults: 1, childBirthdays: ['2018-05-05', '2020-01-01'], babies: 0 }),
      sold,
    )
    const named = { ...two, travellers: two.travellers.with(2, { ...two.travellers[2]!, firstName: 'Lea' }) }
    const one = settle(withParty(resolve(named, sold), { adults: 1, childBirthdays: ['2020-01-01'], babies: 0 }), sold)
    expect(one.travellers.map(({ firstName }) => firstName)).toEqual(['Anna', 'Lea'])
  })

  test('keeps the answers to the operator’s questions with their people', () => {
    const asked = { ...draft(), customData: { booking: {}, travellers: [{ essen: 'vegan' }, { essen: 'alles' }] } }
    const more = settle(withParty(resolve(asked, sold), { adults: 3, childBirthdays: [], babies: 0 }), sold)
    expect(more.customData.travellers).toEqual([{ essen: 'vegan' }, { essen: 'alles' }, {}])
  })

  test('a child without a matching group has none', () => {
    const baby = settle(
      withParty(resolve(before, sold), { adults: 1, childBirthdays: ['2026-12-01'], babies: 0 }),
      sold,
    )
    expect(baby.travellers[1]?.ageGroupId).toBeNull()
  })

  test('leaves out children and babies the travel does not take', () => {
    const adultsOnly = offer({ travel: travel({ ageGroups: AGE_GROUPS.filter(({ type }) => type === 'ADULT') }) })
    const alone = settle(
      withParty(resolve(before, adultsOnly), { adults: 1, childBirthdays: ['2020-01-01'], babies: 2 }),
      adultsOnly,
    )
    expect(party(resolve(alone, adultsOnly))).toEqual({ adults: 1, childBirthdays: [], babies: 0 })
  })
})

// rule 5.3.1
test('children are allowed where a group is for minors', () => {
  expect(canHaveChildren(sold)).toBe(true)
  expect(canHaveChildren(offer({ travel: travel({ ageGroups: [] }) }))).toBe(false)
})

// rules 5.3.2, 9.2.2
test('babies are allowed where an age is free and a baby package exists', () => {
  const ageGroupSettings = {
    __typename: 'AgeGroupSettings',
    id: 'ages',
    freeUntilAge: 0,
    ageGroups: AGE_GROUPS,
  } as const
  expect(canHaveBabies(sold)).toBe(true)
  expect(canHaveBabies(offer())).toBe(false)
  expect(canHaveBabies({ ...sold, travel: travel({ pricing: travelPricing({ ageGroupSettings }) }) })).toBe(false)
  expect(canHaveBabies({ ...sold, pricing: null })).toBe(false)
})

describe('a minor is not billed', () => {
  // Today is 2027-03-01 in the builders.
  const minor = settle(withBirthday(resolve(draft(), sold), { index: 0, birthday: '2009-03-02' }), sold)

  // rules 4.10.1.1, 4.10.1.2
  test('the day before the 18th birthday: the mark is removed and a billing address required', () => {
    expect(minor.travellers[0]?.isBillingAddress).toBe(false)
    expect(minor.travellers[0]?.triggeredForceBillingAddress).toBe(true)
    expect(minor.billingAddressForcedDueToMinorAge).toBe(true)
  })

  // rules 4.10.2, 9.2.1
  test('on the 18th birthday nothing is required', () => {
    const adult = settle(withBirthday(resolve(draft(), sold), { index: 0, birthday: '2009-03-01' }), sold)
    expect(adult.travellers[0]?.isBillingAddress).toBe(true)
    expect(adult.billingAddressForcedDueToMinorAge).toBe(false)
  })

  // rule 4.10.2
  test('the requirement ends when the birthday is corrected', () => {
    const corrected = settle(withBirthday(resolve(minor, sold), { index: 0, birthday: '1999-03-02' }), sold)
    expect(corrected.billingAddressForcedDueToMinorAge).toBe(false)
    expect(corrected.travellers[0]).toMatchObject({ isBillingAddress: true, triggeredForceBillingAddress: false })
  })

  test('with a billing address given meanwhile, the mark is restored and the address kept', () => {
    const billed = settle(withBillingAddress(resolve(minor, sold), contact({ firstName: 'Rita' })), sold)
    const corrected = settle(withBirthday(resolve(billed, sold), { index: 0, birthday: '1999-03-02' }), sold)
    expect(corrected.travellers[0]?.isBillingAddress).toBe(true)
    expect(corrected.billingAddress?.firstName).toBe('Rita')
  })
})

test('of two former minors the first is billed', () => {
  const minor = { birthday: '2012-01-01', triggeredForceBillingAddress: true, isBillingAddress: false }
  const party = draft({ travellers: [traveller(minor), traveller(minor)] })
  const grown = { ...party, travellers: party.travellers.map((person) => ({ ...person, birthday: '1990-01-01' })) }
  const settled = settle(grown, offer())
  expect(settled.travellers.map(({ isBillingAddress }) => isBillingAddress)).toEqual([true, false])
  expect(settled.billingAddressForcedDueToMinorAge).toBe(false)
})

test.each([-1, 2])('an unknown traveller (index %d) cannot be billed, and the billed one stays', (index) => {
  const before = draft()
  expect(settle(withBillingTraveller(resolve(before, offer()), index), offer())).toBe(before)
})

test('a child of age by the end of the travel is listed with the adults, after those entered as such', () => {
  const people = settle(
    withParty(resolve(draft(), offer()), {
      adults: 1,
      childBirthdays: ['2018-01-01', '2011-06-15'],
      babies: 0,
    }),
    offer(),
  )
  expect(people.travellers.map(({ ageGroupId }) => ageGroupId)).toEqual(['adult', 'adult', 'child'])
})

// rule 4.10.3
test('marking one traveller as billed unmarks all others', () => {
  const next = settle(withBillingTraveller(resolve(draft(), sold), 1), sold)
  expect(next.travellers.map(({ isBillingAddress }) => isBillingAddress)).toEqual([false, true])
})

// rule 4.10.3
test('a separate billing address unmarks the travellers', () => {
  const next = settle(withBillingAddress(resolve(draft(), sold), contact({ firstName: 'Rita' })), sold)
  expect(next.billingAddress?.firstName).toBe('Rita')
  expect(next.travellers.some(({ isBillingAddress }) => isBillingAddress)).toBe(false)
})

test('a birthday given later updates the age group', () => {
  const before = draft({ travellers: [traveller(), traveller()] })
  const next = settle(withBirthday(resolve(before, sold), { index: 1, birthday: '2015-01-01' }), sold)
  expect(next.travellers.map(({ ageGroupId }) => ageGroupId)).toEqual(['adult', 'child'])
})

test('people the travel does not take have a reason', () => {
  const adultsOnly = offer({ travel: travel({ ageGroups: AGE_GROUPS.filter(({ type }) => type === 'ADULT') }) })
  expect(childrenReason(adultsOnly)).toEqual({ key: 'booking.reason.noChildren', remedy: null })
  expect(childrenReason(sold)).toBeNull()
  expect(babiesReason(offer())).toEqual({ key: 'booking.reason.noBabies', remedy: null })
  expect(babiesReason(sold)).toBeNull()
})

describe('babies', () => {
  const one = settle(withParty(resolve(draft(), sold), { adults: 2, childBirthdays: [], babies: 1 }), sold)

  test('are added with default data only', () => {
    const [baby] = one.babies
    expect(baby).toMatchObject({
      salutation: 'MR',
      firstName: '',
      lastName: '',
      birthday: null,
      country: 'CH',
      nationality: 'CH',
      passport: null,
    })
  })

  test('already present keep their data', () => {
    const named = { ...one, babies: one.babies.map((baby) => ({ ...baby, firstName: 'Mia' })) }
    const two = settle(withParty(resolve(named, sold), { adults: 2, childBirthdays: [], babies: 2 }), sold)
    expect(two.babies.map(({ firstName }) => firstName)).toEqual(['Mia', ''])
  })
})

test('the billed traveller keeps an own address', () => {
  const own = { sameAddressAsTravellerIndex: null, address: 'Weg 2', zip: '3600', city: 'Thun' }
  const party = draft({ travellers: [...draft().travellers, traveller({ ...own, birthday: '1990-01-01' })] })
  expect(settle(withBillingTraveller(resolve(party, sold), 2), sold).travellers[2]).toMatchObject({
    ...own,
    isBillingAddress: true,
  })
})

describe('a smaller party', () => {
  const named = (firstName: string) => traveller({ firstName, lastName: 'Roth', birthday: '1958-06-12' })
  const people = (...travellers: ReturnType<typeof traveller>[]) =>
    resolve(draft({ travellers: [contactTraveller, ...travellers] }), sold)
  const contactTraveller = { ...draft().travellers[0]!, email: 'anna@muster.example' }
  const namesIn = ({ travellers }: Pick<ReturnType<typeof draft>, 'travellers'>) =>
    travellers.map(({ firstName }) => firstName)

  test('loses whoever was not named yet before anybody who was', () => {
    const booking = people(traveller({ firstName: '', lastName: '' }), named('Beat'))
    expect(losesNamedAdult(booking, 2)).toBe(false)
    expect(namesIn(settle(withParty(booking, { ...party(booking), adults: 2 }), sold))).toEqual(['Anna', 'Beat'])
    expect(losesNamedAdult(booking, 1)).toBe(true)
  })

  test('is without the one who stays at home, the others keep what was typed about them', () => {
    const booking = people(named('Beat'), named('Claudia'))
    const next = settle(withoutAdult(booking, 1), sold)
    expect(namesIn(next)).toEqual(['Anna', 'Claudia'])
    expect(next.travellers[1]?.birthday).toBe('1958-06-12')
  })

  test('whose billed traveller stays at home bills the next one, at the address they shared', () => {
    const next = settle(withoutAdult(people(named('Beat')), 0), sold)
    expect(next.travellers).toMatchObject([
      { firstName: 'Beat', isBillingAddress: true, sameAddressAsTravellerIndex: null, address: 'Gasse 1' },
    ])
  })

  test('of one adult stays as it is', () => {
    const booking = people()
    expect(withoutAdult(booking, 0)).toBe(booking.draft)
    expect(withoutAdult(people(named('Beat')), 7).travellers).toHaveLength(2)
  })
})
