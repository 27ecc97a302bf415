import { describe, expect, test } from 'vitest'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { toStoredDraft, toStoredIdentity } from '#domain/booking/stored/storedDraft.ts'
import { readIdentityShape, readStoredShape } from '#domain/booking/stored/storedShape.ts'
import { baby, billedTraveller, contact, draft, insurance } from '#test/support/builders/draft.ts'

const stored = (value: object): Record<string, unknown> => ({
  ...(JSON.parse(JSON.stringify(value)) as Record<string, unknown>),
})
const passport = { ...emptyPassport(), number: 'X1234567', validUntil: '2029-12-31' }
const open = draft({
  arePeopleRemembered: true,
  travellers: [billedTraveller({ passport, insurance: insurance() })],
  babies: [baby({ passport })],
  billingAddress: contact(),
  familyInsurance: insurance(),
  customData: { booking: { group: 'Chor', size: '12' }, travellers: [{ diet: 'vegi' }] },
})
const placed = { ...open, submission: { ...open.submission, submitSuccessful: true, bookingId: 'b1', orderNo: '4711' } }
const choices = (fields: object = {}) => ({ ...stored(toStoredDraft(open)), ...fields })
const identity = (fields: object = {}) => ({ ...stored(toStoredIdentity(placed)), ...fields })
const traveller = { ...stored(billedTraveller()), insurance: null }

describe('stored choices', () => {
  test('drop unknown fields', () => {
    const read = readStoredShape(choices({ note: 'x' }))
    expect(read).toMatchObject({
      version: '2.2.0',
      people: { bookingAnswers: { group: 'Chor', size: '12' } },
      familyInsurance: { centimes: 5900 },
    })
    expect(read).not.toHaveProperty('note')
  })

  test.each<readonly [string, object]>([
    ['a foreign step', { currentStep: 7 }],
    ['a birthday that is no day', { travellers: [{ ...traveller, birthday: '1960-02-31' }] }],
    ['a birthday with time', { travellers: [{ ...traveller, birthday: '1960-02-01T00:00' }] }],
    ['an address shared with nobody', { travellers: [{ ...traveller, sameAddressAsTravellerIndex: -1 }] }],
    ['an insurance without price', { familyInsurance: { ...insurance(), centimes: undefined } }],
    ['a date without extension entry', { date: { dateId: 'd1' } }],
    ['half a room', { rooms: [{ accommodationId: 'dz', quantity: 0.5 }] }],
    [
      'an extra of no place',
      { accommodationAddons: [{ addonId: 'balkon', quantity: 1, mandatory: false, type: 'tent', typeId: 'dz' }] },
    ],
    ['an extra without quantity', { personalAddons: [{ addonId: 'ausflug', mandatory: false }] }],
    ['a discount without id', { personalDiscounts: [{ quantity: 1, mandatory: false }] }],
    ['a data package without number', { esims: [{ quantity: 1 }] }],
    ['another way to pay', { paymentType: 'gold' }],
    ['other documents', { travelDocuments: 'pigeon' }],
    ['a flag as text', { gtcAccepted: 'true' }],
    ['another version', { version: '2.1.0' }],
  ])('with %s are not read', (_case, fields) => {
    expect(readStoredShape(choices(fields))).toBeNull()
  })

  test.each<readonly [string, (people: object) => object]>([
    ['an answer that is a number', (people) => ({ ...people, bookingAnswers: { group: 'Chor', size: 12 } })],
    ['text for answers', (people) => ({ ...people, bookingAnswers: 'Chor' })],
    ['a traveller without name', (people) => ({ ...people, travellers: [{ nationality: 'CH' }] })],
    ['nothing', () => ({})],
  ])('with remembered people of whom there is %s are not read', (_case, change) => {
    const { people } = choices()
    expect(readStoredShape(choices())?.people?.travellers[0]?.firstName).toBe('Anna')
    expect(readStoredShape(choices({ people: change(people as object) }))).toBeNull()
  })

  test('are read with extras of rooms and of a family package, and with printed documents', () => {
    const extra = { addonId: 'balkon', typeId: 'x', quantity: 1, mandatory: false }
    const accommodationAddons = ['accommodation', 'familyPackage'].map((type) => ({ ...extra, type }))
    const read = readStoredShape(choices({ accommodationAddons, travelDocuments: 'print' }))
    expect(read).toMatchObject({ accommodationAddons, travelDocuments: 'print' })
  })

  test('from before fields were added are read with their defaults', () => {
    const read = readStoredShape(
      choices({ hasBillingAddress: undefined, arePeopleRemembered: undefined, hadPeople: undefined }),
    )
    expect(read).toMatchObject({ hasBillingAddress: false, arePeopleRemembered: false, hadPeople: true })
  })

  test.each<readonly [string, object]>([
    ['a moment that is no number', { lastActivityTimestamp: 'gestern' }],
    ['answers that are nothing', { people: { ...(choices().people as object), bookingAnswers: null } }],
  ])('with %s are not read', (_case, fields) => {
    expect(readStoredShape(choices(fields))).toBeNull()
  })

  test('are read with few known fields of a person', () => {
    const read = readStoredShape(choices({ travellers: [{ ...traveller, birthday: null }], date: null, people: null }))
    expect(read?.travellers[0]?.birthday).toBeNull()
    expect(read?.people).toBeNull()
  })
})

describe('a stored identity', () => {
  test('drops unknown fields', () => {
    const read = readIdentityShape(identity({ note: 'x' }))
    expect(read?.travellers).toEqual([{ passport, answers: { diet: 'vegi' } }])
    expect(read?.people).toMatchObject({
      travellers: [{ firstName: 'Anna', birthday: '1960-02-01', nationality: 'CH' }],
      babies: [{ nationality: 'CH' }],
      billingAddress: { lastName: 'Muster' },
      bookingAnswers: { group: 'Chor', size: '12' },
    })
    expect(read).not.toHaveProperty('note')
  })

  test('from before a booking was placed has no people', () => {
    expect(readIdentityShape(identity({ people: undefined }))?.people).toBeNull()
    expect(readIdentityShape(identity({ people: null }))?.people).toBeNull()
  })

  const people = identity().people
  test.each<readonly [string, object]>([
    ['answers that are no texts', { travellers: [{ passport: null, answers: { diet: 1 } }] }],
    ['answers that are missing', { travellers: [{ passport: null }] }],
    ['a traveller without passport entry', { travellers: [{ answers: {} }] }],
    ['a passport of another type', { travellers: [{ passport: { ...passport, type: 'ID' }, answers: {} }] }],
    ['a passport with a day that is none', { babies: [{ passport: { ...passport, issueDate: '2020-13-01' } }] }],
    ['a passport without number', { babies: [{ passport: { ...passport, number: undefined } }] }],
    ['people without travellers', { people: { ...stored({ people }), travellers: undefined } }],
    ['a placed traveller without name', { people: { ...(people as object), travellers: [{ nationality: 'CH' }] } }],
    ['a placed baby without name', { people: { ...(people as object), babies: [{ nationality: 'CH' }] } }],
    [
      'a placed address without town',
      { people: { ...(people as object), billingAddress: { ...contact(), city: undefined } } },
    ],
    ['a placed remark that is missing', { people: { ...(people as object), travellerRemarks: undefined } }],
    ['placed answers that are no texts', { people: { ...(people as object), bookingAnswers: { group: 1 } } }],
  ])('with %s is not read', (_case, fields) => {
    expect(readIdentityShape(identity(fields))).toBeNull()
  })
})
