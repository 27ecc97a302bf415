import { expect, test } from 'vitest'
import { withBillingTraveller } from '#domain/booking/commands/people.ts'
import { withPersonalData, type PersonalData } from '#domain/booking/commands/personalData.ts'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { draftAfter } from '#test/support/commands.ts'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const sold = offer()
const ANNA = { ...emptyBaby(), ...contact() }

function data(fields: Partial<PersonalData> = {}): PersonalData {
  return {
    travellers: [ANNA],
    babies: [],
    billingAddress: emptyContact(),
    travellerAnswers: [],
    bookingAnswers: {},
    travellerRemarks: '',
    ...fields,
  }
}

test('form data stays with its person, together with stops and rooms', () => {
  const before = draft({ travellers: [billedTraveller({ outboundStopNo: '1' })] })
  const after = draftAfter(before, sold, (now) =>
    withPersonalData(now, data({ travellers: [{ ...ANNA, firstName: 'Annemarie' }] })),
  )
  expect(after.travellers[0]).toMatchObject({ firstName: 'Annemarie', outboundStopNo: '1', isBillingAddress: true })
})

test('a separate billing address is kept beside a billed traveller once it has any input', () => {
  const rita = contact({ firstName: 'Rita' })
  expect(
    draftAfter(draft(), sold, (now) => withPersonalData(now, data({ billingAddress: rita }))).billingAddress?.firstName,
  ).toBe('Rita')
  expect(
    draftAfter(draft({ billingAddress: emptyContact() }), sold, (now) => withPersonalData(now, data())).billingAddress,
  ).toBeNull()
  const asked = draft({ travellers: [billedTraveller({ isBillingAddress: false })], billingAddress: emptyContact() })
  expect(draftAfter(asked, sold, (now) => withPersonalData(now, data())).billingAddress).toEqual(emptyContact())
})

test.each(['2019-02-01', '2010-02-01', '2056-02-01', '1860-02-01', '2026-12-24'])(
  'an implausible birthday (%s) changes nothing but is asked again, and a valid one restores everything',
  (birthday) => {
    const one = draftAfter(
      draft({ travellers: [billedTraveller()], rooms: [{ accommodationId: 'dz', quantity: 1 }] }),
      sold,
      (now) => withPersonalData(now, data()),
    )
    const mistyped = draftAfter(one, sold, (now) =>
      withPersonalData(now, data({ travellers: [{ ...ANNA, birthday }] })),
    )
    expect(mistyped).toEqual({
      ...one,
      travellers: one.travellers.map((traveller) => ({ ...traveller, isBirthdayPresumed: true })),
    })
    expect(draftAfter(mistyped, sold, (now) => withPersonalData(now, data()))).toEqual(one)
  },
)

test('an empty or implausible birthday of a baby keeps the former one as a placeholder', () => {
  const before = draft({ babies: [baby({ birthday: '2026-10-01' }), baby()] })
  const typed = (birthday: string | null) =>
    draftAfter(before, sold, (now) =>
      withPersonalData(
        now,
        data({
          babies: [
            { ...ANNA, birthday },
            { ...ANNA, birthday },
          ],
        }),
      ),
    ).babies.map((child) => [child.birthday, child.isBirthdayPresumed])
  expect(typed('2027-03-02')).toEqual([
    ['2026-10-01', true],
    [null, false],
  ])
  expect(typed(null)).toEqual([
    ['2026-10-01', true],
    [null, false],
  ])
  expect(typed('2026-11-01')).toEqual([
    ['2026-11-01', false],
    ['2026-11-01', false],
  ])
})

test('answers are added to those of questions not shown now', () => {
  const before = draft({ customData: { booking: { group: 'Chor' }, travellers: [{ seat: 'A1' }] } })
  const after = draftAfter(before, sold, (now) =>
    withPersonalData(now, data({ travellerAnswers: [{ diet: 'vegi' }], bookingAnswers: { photo: 'true' } })),
  )
  expect(after.customData.booking).toEqual({ group: 'Chor', photo: 'true' })
  expect(after.customData.travellers[0]).toEqual({ seat: 'A1', diet: 'vegi' })
})

test('a fellow traveller who is billed starts with the address they shared', () => {
  const next = draftAfter(
    draft({ travellers: [billedTraveller(), traveller({ birthday: '1958-06-12' })] }),
    sold,
    (now) => withBillingTraveller(now, 1),
  )
  expect(next.travellers[1]).toMatchObject({
    isBillingAddress: true,
    sameAddressAsTravellerIndex: null,
    address: 'Gasse 1',
    city: 'Bern',
  })
})

test('form data of babies stays with them, in their order', () => {
  const before = draft({ babies: [baby({ firstName: 'Mia' }), baby({ firstName: 'Noah' })] })
  const after = draftAfter(before, sold, (now) =>
    withPersonalData(now, data({ babies: [{ ...ANNA, firstName: 'Mina' }] })),
  )
  expect(after.babies.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Mina', 'Muster'],
    ['Noah', ''],
  ])
})

test('a placeholder birthday stays until one is typed', () => {
  const asked = draft({ travellers: [billedTraveller({ birthday: '1960-06-12', isBirthdayPresumed: true })] })
  const untyped = draftAfter(asked, sold, (now) =>
    withPersonalData(now, data({ travellers: [{ ...ANNA, birthday: null }] })),
  )
  expect(untyped.travellers[0]).toMatchObject({ birthday: '1960-06-12', isBirthdayPresumed: true })
  const typed = draftAfter(untyped, sold, (now) =>
    withPersonalData(now, data({ travellers: [{ ...ANNA, birthday: '1960-02-01' }] })),
  )
  expect(typed.travellers[0]).toMatchObject({ birthday: '1960-02-01', isBirthdayPresumed: false })
})
