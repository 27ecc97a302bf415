import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import {
  readStoredDraft,
  readStoredDrafts,
  toStoredDraft,
  toStoredDrafts,
  toStoredIdentity,
} from '#domain/booking/stored/storedDraft.ts'
import { baby, billedTraveller, contact, draft, insurance, summaryOf, traveller } from '#test/support/builders/draft.ts'

const NOW = 1_800_000_000
const PASSPORT = { ...emptyPassport(), number: 'X1234567', validUntil: '2029-12-31' }

const full = draft({
  currentStep: 2,
  sentEvents: ['booking_start', 'booking_step_1.5_extension_upsell'],
  lastActivityTimestamp: NOW,
  travellers: [billedTraveller({ passport: PASSPORT, insurance: insurance(), outboundStopNo: '1' })],
  babies: [baby({ firstName: 'Mia', passport: PASSPORT })],
  accommodationAddons: [{ type: 'accommodation', typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false }],
  personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: true }],
  esims: [{ serviceNo: '601', quantity: 1 }],
  customData: { booking: { group: 'Chor' }, travellers: [{ diet: 'vegi' }] },
  travellerRemarks: 'Gehhilfe',
  familyInsurance: null,
})

const remembered = { ...full, arePeopleRemembered: true }

/** A value as read back from storage, which holds text. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a stored draft', () => {
  test('comes back as it was', () => {
    expect(readStoredDraft(stored(toStoredDraft(full)), stored(toStoredIdentity(full)))).toEqual(full)
  })

  test('comes back without passports and answers about people after the visit, even with remembered people', () => {
    const back = readStoredDraft(stored(toStoredDraft(remembered)), null)
    expect(back?.travellers[0]?.passport).toBeNull()
    expect(back?.babies[0]?.passport).toBeNull()
    expect(back?.customData).toEqual({ booking: { group: 'Chor' }, travellers: [{}] })
    expect(back).toMatchObject({
      arePeopleForgotten: false,
      travellerRemarks: 'Gehhilfe',
      travellers: [{ firstName: 'Anna', birthday: '1960-02-01', isBirthdayPresumed: false }],
    })
  })

  // rule 10.18
  test('comes back without its people after the visit, with all its choices', () => {
    const back = readStoredDraft(stored(toStoredDraft(full)), null)
    expect(back?.travellers[0]).toMatchObject({
      firstName: '',
      lastName: '',
      email: '',
      address: '',
      nationality: 'CH',
      isBirthdayPresumed: true,
    })
    expect(back).toMatchObject({
      arePeopleForgotten: true,
      travellerRemarks: '',
      bookingRemarks: '',
      customData: { booking: {} },
    })
    const { rooms, accommodationAddons, esims, date } = full
    expect(back).toMatchObject({
      rooms,
      accommodationAddons,
      esims,
      date,
      travellers: [{ outboundStopNo: '1', insurance: insurance(), isBillingAddress: true }],
    })
  })

  test('without people is not marked as having lost them', () => {
    const nobody = draft({ travellers: [traveller()] })
    expect(readStoredDraft(stored(toStoredDraft(nobody)), null)?.arePeopleForgotten).toBe(false)
  })

  // rule 10.18
  test('has no people among its choices unless they are remembered, and never passports or answers about them', () => {
    const text = (of: BookingDraft) => JSON.stringify(toStoredDrafts({ provence: of }).choices)
    expect(text(full)).not.toMatch(/Anna|Mia|Muster|muster\.example|Gasse|1960-02-01|Gehhilfe|Chor/)
    expect(text(remembered)).toMatch(/Anna.*Mia/)
    for (const of of [full, remembered]) expect(text(of)).not.toMatch(/X1234567|vegi/)
  })

  test('keeps the names of people in the same age group when the party changed in another window', () => {
    const two = draft({
      travellers: [billedTraveller(), traveller({ firstName: 'Cla', birthday: '2018-01-01', ageGroupId: 'child' })],
    })
    const ours = stored(toStoredIdentity(two))
    const theirs = { ...two, travellers: [traveller(), traveller({ firstName: 'Eva', birthday: '1990-01-01' })] }
    const names = readStoredDraft(stored(toStoredDraft(theirs)), ours)?.travellers.map(({ firstName }) => firstName)
    expect(names).toEqual(['Anna', ''])
  })

  // rule 10.18
  test.each([false, true])(
    'gives no passport and no answers of an adult to the child that replaced them in another window (people remembered: %s)',
    (arePeopleRemembered) => {
      const two = { ...full, travellers: [billedTraveller(), traveller({ passport: PASSPORT })] }
      const answers = { ...full.customData, travellers: [{ diet: 'vegi' }, { diet: 'vegan' }] }
      const ours = stored(toStoredIdentity({ ...two, customData: answers }))
      const child = traveller({ firstName: 'Eva', birthday: '2018-01-01', ageGroupId: 'child' })
      const theirs = { ...two, arePeopleRemembered, travellers: [billedTraveller(), child] }
      const back = readStoredDraft(stored(toStoredDraft(theirs)), ours)
      expect(back?.travellers[1]?.passport).toBeNull()
      expect(back?.customData.travellers).toEqual([{ diet: 'vegi' }, {}])
    },
  )

  test('asks again for a birthday that changed in another window', () => {
    const theirs = { ...full, travellers: full.travellers.map((person) => ({ ...person, birthday: '1950-05-05' })) }
    const back = readStoredDraft(stored(toStoredDraft(theirs)), stored(toStoredIdentity(full)))
    expect(back?.travellers[0]).toMatchObject({ firstName: 'Anna', birthday: '1950-01-01', isBirthdayPresumed: true })
  })

  test('in the format without people asks for them again', () => {
    const { people: _people, hadPeople: _had, ...rest } = toStoredDraft(full)
    const older = { ...rest, travellers: rest.travellers.map((person) => ({ ...person, ...contact() })) }
    expect(readStoredDraft(stored(older), null)).toMatchObject({
      arePeopleForgotten: true,
      travellers: [{ firstName: '', birthday: '1960-02-01', isBirthdayPresumed: true }],
    })
  })

  test('keeps its insurance with the formatted price; older ones have none', () => {
    const json = JSON.stringify(toStoredDraft(full))
    const insuranceIn = (text: string) => readStoredDraft(JSON.parse(text), null)?.travellers[0]?.insurance
    expect(insuranceIn(json)).toEqual({
      ratioServiceNo: '9001',
      ratioTravelServiceNo: 't9001',
      label: 'Annullierung',
      centimes: 5900,
      priceFormatted: 'CHF 59.-',
    })
    expect(insuranceIn(json.replace(',"priceFormatted":"CHF 59.-"', ''))?.priceFormatted).toBeNull()
  })

  test('has no field in the local storage that nobody decided to keep there', () => {
    const more = { ...remembered, pin: 'invented', submission: { ...remembered.submission, pin: 'invented' } }
    expect(JSON.stringify(toStoredDrafts({ [more.travelId]: more }))).not.toContain('invented')
  })

  test('requests its summary again', () => {
    const back = readStoredDraft(
      stored(toStoredDraft({ ...full, summary: summaryOf(full), summaryLoadingError: 2 })),
      null,
    )
    expect([back?.summary, back?.summaryLoadingError]).toEqual([null, 0])
  })

  test('that was being submitted has an unknown outcome and keeps its submission id', () => {
    const sending = { ...full, submission: { ...full.submission, submissionId: 's1', isSubmitting: true } }
    const back = readStoredDraft(stored(toStoredDraft(sending)), null)
    expect(back?.submission).toMatchObject({ submissionId: 's1', isSubmitting: false, bookingId: null })
  })

  test('keeps that its payment is being started, which is missing in older drafts', () => {
    const payment = {
      type: 'online',
      initializing: true,
      initialized: false,
      transactionId: null,
      outcome: null,
    } as const
    const kept = stored(toStoredDraft({ ...full, payment }))
    expect(readStoredDraft(kept, null)?.payment).toEqual(payment)
    const { paymentInitializing: _unknown, ...earlier } = toStoredDraft({ ...full, payment })
    expect(readStoredDraft(stored(earlier), null)?.payment).toEqual({ ...payment, initializing: false })
  })

  // rule 7.4.6
  test('keeps the transaction and the outcome of its payment', () => {
    const payment = {
      type: 'online',
      initializing: false,
      initialized: true,
      transactionId: 'tx1',
      outcome: 'cancelled',
    } as const
    expect(readStoredDraft(stored(toStoredDraft({ ...full, payment })), null)?.payment).toEqual(payment)
  })

  describe('that was booked', () => {
    const placed = {
      ...full,
      submission: {
        ...full.submission,
        submitSuccessful: true,
        bookingId: 'b1',
        orderNo: '4711',
        placedStatus: 'BOOKABLE',
        agreedCentimes: 269_800,
      },
    }

    test('comes back whole within the visit', () => {
      expect(readStoredDraft(stored(toStoredDraft(placed)), stored(toStoredIdentity(placed)))).toEqual(placed)
    })

    test('has no name, birthday, address, answer or remark in the local storage', () => {
      const text = JSON.stringify(toStoredDraft(placed))
      for (const part of ['Anna', 'Muster', '1960-02-01', 'anna@', 'Gasse', '3011', 'Chor'])
        expect(text).not.toContain(part)
      expect(text).toContain('4711')
    })

    test('comes back without people after the visit, with its numbers and choices', () => {
      const back = readStoredDraft(stored(toStoredDraft(placed)), null)
      expect(back?.submission).toMatchObject({ orderNo: '4711', placedStatus: 'BOOKABLE', agreedCentimes: 269_800 })
      expect([back?.travellers.length, back?.travellers[0]?.firstName]).toEqual([full.travellers.length, ''])
    })

    test('without its status, as in older drafts, is read all the same', () => {
      const {
        placedStatus: _status,
        agreedCentimes: _agreed,
        bookedOn: _day,
        isConfirmedByMail: _mail,
        ...older
      } = toStoredDraft(placed).submission
      expect(readStoredDraft(stored({ ...toStoredDraft(placed), submission: older }), null)?.submission).toMatchObject({
        orderNo: '4711',
        placedStatus: null,
        agreedCentimes: null,
        bookedOn: null,
        isConfirmedByMail: false,
      })
    })
  })

  const choices = (): Record<string, unknown> => ({ ...toStoredDraft(full) })
  test.each<[string, unknown]>([
    // rule 4.1.1
    ['another version', { ...choices(), version: '2.1.0' }],
    ['a foreign step', { ...choices(), currentStep: 7 }],
    ['a foreign event', { ...choices(), sentEvents: ['booking_party'] }],
    ['a number as text', { ...choices(), rooms: [{ accommodationId: 'dz', quantity: '1' }] }],
    ['a negative quantity', { ...choices(), rooms: [{ accommodationId: 'dz', quantity: -1 }] }],
    ['a day that does not exist', { ...choices(), travellers: [{ ...full.travellers[0], birthday: '1960-02-31' }] }],
    ['a missing part', { ...choices(), travellers: undefined }],
    ['a list', []],
    ['text', 'draft'],
    ['nothing', null],
  ])('with %s is not read', (_case, json) => {
    expect(readStoredDraft(json, null)).toBeNull()
  })

  test('with malformed identity comes back without it', () => {
    expect(readStoredDraft(stored(toStoredDraft(full)), { travellers: 'x' })?.travellers[0]?.passport).toBeNull()
  })
})

describe('stored drafts', () => {
  const { choices, identity } = toStoredDrafts({ provence: full })

  // rule 4.1.1
  test('are read by travel with their identity', () => {
    expect(readStoredDrafts(stored(choices), stored(identity), NOW)).toEqual({ provence: full })
  })

  test('that are unreadable are left out one by one', () => {
    expect(
      Object.keys(
        readStoredDrafts({ ...choices, elsass: { version: '1.0.0' }, other: choices['provence'] }, identity, NOW),
      ),
    ).toEqual(['provence'])
  })

  // rule 10.18
  test.each<[number, number]>([
    [2_591_999, 1],
    [2_592_000, 0],
  ])('%d seconds after the last activity are %d', (seconds, count) => {
    expect(Object.keys(readStoredDrafts(choices, identity, NOW + seconds))).toHaveLength(count)
  })

  test.each([null, undefined, 'x', 4, []])('are empty when read from %j', (value) => {
    expect(readStoredDrafts(value, value, NOW)).toEqual({})
  })
})

// rule 10.18
test('a placed booking keeps its numbers and loses its people', () => {
  const placed = withoutPersonalData({ ...full, submission: { ...full.submission, bookingId: 'b1', orderNo: '4711' } })
  expect(placed.submission.orderNo).toBe('4711')
  expect(JSON.stringify(placed)).not.toMatch(/Anna|Mia|muster|X1234567|vegi|1960/)
})

test('extras of every kind come back from storage', () => {
  const extra = (addonId: string) => [{ addonId, quantity: 1, mandatory: false }]
  const equipped = draft({
    personalAddons: extra('ausflug'),
    bookingAddons: extra('parkplatz'),
    collectiveAddons: extra('konzert'),
  })
  expect(readStoredDraft(stored(toStoredDraft(equipped)), null)).toMatchObject({
    personalAddons: extra('ausflug'),
    bookingAddons: extra('parkplatz'),
    collectiveAddons: extra('konzert'),
  })
})

test('people without stored identity have no passport and no answers', () => {
  const nobody = { travellers: [], babies: [], people: null }
  const back = readStoredDraft(stored(toStoredDraft(full)), nobody)
  expect([back?.travellers[0]?.passport, back?.babies[0]?.passport, back?.customData.travellers]).toEqual([
    null,
    null,
    [{}],
  ])
})
