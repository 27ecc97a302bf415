import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { completePeople, personalDataIssues } from '#domain/booking/people/personalDataChecks.ts'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const PERSON = { firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12' }
const issues = (fields: Parameters<typeof draft>[0], held = offer()) => personalDataIssues(resolve(draft(fields), held))

test('complete people have no issues', () => {
  expect(issues({})).toEqual([])
})

describe('people', () => {
  test.each([
    ['booking.travellersWithoutName', { lastName: ' ' }, 'Beat'],
    ['booking.travellersWithoutName', { firstName: '', lastName: '' }, { travellerNo: 2 }],
    ['booking.travellersWithoutBirthday', { birthday: null }, 'Beat Muster'],
    ['booking.travellersWithoutAgeGroup', { ageGroupId: null }, 'Beat Muster'],
    ['booking.travellersWithoutNationality', { nationality: '' }, 'Beat Muster'],
    ['booking.travellersWithoutAddress', { sameAddressAsTravellerIndex: null }, 'Beat Muster'],
  ])('%s: %j', (key, fields, open) => {
    const travellers = [billedTraveller(), traveller({ ...PERSON, ...fields })]
    expect(issues({ travellers })).toEqual([{ key, count: 1, open: [open] }])
  })

  test('with an own address must give it completely', () => {
    const own = { ...PERSON, sameAddressAsTravellerIndex: null, address: 'Weg 2', city: 'Thun' }
    expect(issues({ travellers: [billedTraveller(), traveller({ ...own, zip: '3600' })] })).toEqual([])
    expect(issues({ travellers: [billedTraveller(), traveller({ ...own, zip: '360' })] })).toHaveLength(1)
  })

  // rules 5.1.3.1, 5.1.3.2
  test('travelling as adults must be old enough at the start and not too old at the end', () => {
    const keys = (birthday: string) =>
      issues({ travellers: [billedTraveller(), traveller({ ...PERSON, birthday })] }).map(({ key }) => key)
    expect(keys('2011-06-12')).toEqual([])
    expect(keys('2011-06-13')).toEqual(['booking.travellersWithoutAgeGroup'])
    expect(keys('1907-06-19')).toEqual([])
    expect(keys('1907-06-18')).toEqual(['booking.travellersWithoutAgeGroup'])
  })

  test('travelling as babies must be younger than two at the end', () => {
    const keys = (birthday: string) =>
      issues({ babies: [baby({ firstName: 'Mia', lastName: 'Muster', birthday })] }).map(({ key }) => key)
    expect(keys('2025-06-19')).toEqual([])
    expect(keys('2025-06-18')).toEqual(['booking.babiesTooOld'])
    expect(keys('2027-03-02')).toEqual(['booking.babiesTooOld'])
  })

  test('include babies, who are numbered separately', () => {
    expect(issues({ babies: [baby({ birthday: '2026-10-01' })] })).toEqual([
      { key: 'booking.travellersWithoutName', count: 1, open: [{ babyNo: 1 }] },
    ])
  })
})

describe('the billed person', () => {
  const key = (fields: object) => issues({ travellers: [billedTraveller(fields)] }).map((issue) => issue.key)

  test.each([{ email: 'anna@muster' }, { phone: '12' }, { address: '' }, { zip: '' }, { city: '' }, { country: '' }])(
    'must give a valid %j',
    (fields) => {
      expect(key(fields)).toEqual(['booking.billingAddressIncomplete'])
    },
  )

  // rule 5.1.2.1
  test('must be 18 today', () => {
    expect(key({ birthday: '2009-03-01' })).toEqual([])
    expect(key({ birthday: '2009-03-02' })).toEqual(['booking.billingPersonTooYoung'])
  })

  test('can be somebody who does not travel', () => {
    const travellers = [traveller({ ...PERSON, sameAddressAsTravellerIndex: 0 })]
    expect(issues({ travellers }).map((issue) => issue.key)).toEqual(['booking.billingAddressMissing'])
    expect(issues({ travellers, billingAddress: contact() })).toEqual([])
    const young = contact({ birthday: '2009-03-02' })
    expect(issues({ travellers, billingAddress: young }).map((issue) => issue.key)).toEqual([
      'booking.billingPersonTooYoung',
    ])
  })
})

describe('passports', () => {
  const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })
  const passport = {
    ...emptyPassport(),
    number: 'X1',
    birthPlace: 'Bern',
    issuePlace: 'Bern',
    issueDate: '2020-01-01',
    validUntil: '2029-12-31',
  }

  // rule 5.2.1
  test('are required of everybody, babies too, where the travel needs them', () => {
    const people = {
      travellers: [billedTraveller({ passport })],
      babies: [baby({ firstName: 'Mia', lastName: 'Muster', birthday: '2026-10-01' })],
    }
    expect(issues(people)).toEqual([])
    expect(issues(people, abroad)).toEqual([
      { key: 'booking.travellersWithoutPassport', count: 1, open: ['Mia Muster'] },
    ])
  })
})

test('required questions of the operator must be answered', () => {
  const fields = [
    {
      ...({ __typename: 'CustomField', inputType: 'text', name: 'diet', label: 'Essen', info: null } as const),
      value: null,
      required: true,
      options: [],
      visibilityConfig: null,
    },
  ]
  const form = { __typename: 'CustomForm', fields } as const
  const customDataConfig = {
    ...({ __typename: 'CustomDataConfig', useTravellerForm: true, useBookingForm: true } as const),
    travellerForm: form,
    bookingForm: form,
  }
  const asking = offer({ travel: travel({ pricing: travelPricing({ customDataConfig }) }) })
  expect(issues({ customData: { booking: {}, travellers: [{ diet: 'vegi' }] } }, asking)).toEqual([
    { key: 'booking.travellersWithoutAnswers', count: 1, open: ['Beat Muster'] },
    { key: 'booking.bookingAnswersMissing' },
  ])
})

test('without a date nobody has a wrong age and no passport is required', () => {
  const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })
  const travellers = [billedTraveller(), traveller({ ...PERSON, ageGroupId: null })]
  expect(issues({ date: null, travellers }, abroad)).toEqual([])
})

test('a baby without a birthday is not too old', () => {
  expect(issues({ babies: [baby({ firstName: 'Mia', lastName: 'Muster' })] }).map(({ key }) => key)).toEqual([
    'booking.travellersWithoutBirthday',
  ])
})

describe('a person is complete', () => {
  const done = (fields: Parameters<typeof draft>[0], held = offer()) => completePeople(resolve(draft(fields), held))

  test('once all required data is given', () => {
    const babies = [baby({ firstName: 'Mia', lastName: 'Muster', birthday: '2026-10-01' }), baby()]
    expect(done({ babies })).toEqual({ travellers: [true, true], babies: [true, false] })
  })

  test.each([
    { lastName: '' },
    { birthday: null },
    { isBirthdayPresumed: true },
    { nationality: '' },
    { zip: '' },
    { ageGroupId: null },
  ])('but not with %j', (fields) => {
    expect(done({ travellers: [billedTraveller(fields)] }).travellers).toEqual([false])
  })

  test.each(['2025-06-18', '2027-03-02'])('but not as a baby born on %s', (birthday) => {
    const babies = [baby({ firstName: 'Mia', lastName: 'Muster', birthday })]
    expect(done({ babies }).babies).toEqual([false])
  })

  test('but not without a required passport', () => {
    const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })
    expect(done({}, abroad).travellers).toEqual([false, false])
  })
})
