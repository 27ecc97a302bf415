import { expect, test } from 'vitest'
import { withBillingTraveller } from '#domain/booking/commands/people.ts'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import type { PersonalData } from '#domain/booking/commands/personalData.ts'
import { emptyBaby, emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { settle } from '#domain/booking/settle.ts'
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
  const after = settle(
    withPersonalData(resolve(before, sold), data({ travellers: [{ ...ANNA, firstName: 'Annemarie' }] })),
    sold,
  )
  expect(after.travellers[0]).toMatchObject({ firstName: 'Annemarie', outboundStopNo: '1', isBillingAddress: true })
})

test('a separate billing address is kept beside a billed traveller once it has any input', () => {
  const rita = contact({ firstName: 'Rita' })
  expect(
    settle(withPersonalData(resolve(draft(), sold), data({ billingAddress: rita })), sold).billingAddress?.firstName,
  ).toBe('Rita')
  expect(
    settle(withPersonalData(resolve(draft({ billingAddress: emptyContact() }), sold), data()), sold).billingAddress,
  ).toBeNull()
  const asked = draft({ travellers: [billedTraveller({ isBillingAddress: false })], billingAddress: emptyContact() })
  expect(settle(withPersonalData(resolve(asked, sold), data()), sold).billingAddress).toEqual(emptyContact())
})

test.each(['2019-02-01', '2010-02-01', '2056-02-01', '1860-02-01', '2026-12-24'])(
  'an implausible birthday (%s) changes nothing but is asked again, and a valid one restores everything',
  (birthday) => {
    const one = settle(
      withPersonalData(
        resolve(draft({ travellers: [billedTraveller()], rooms: [{ accommodationId: 'dz', quantity: 1 }] }), sold),
        data(),
      ),
      sold,
    )
    const mistyped = settle(withPersonalData(resolve(one, sold), data({ travellers: [{ ...ANNA, birthday }] })), sold)
    expect(mistyped).toEqual({
      ...one,
      travellers: one.travellers.map((traveller) => ({ ...traveller, isBirthdayPresumed: true })),
    })
    expect(settle(withPersonalData(resolve(mistyped, sold), data()), sold)).toEqual(one)
  },
)

test('an empty or implausible birthday of a baby keeps the former one as a placeholder', () => {
  const before = draft({ babies: [baby({ birthday: '2026-10-01' }), baby()] })
  const typed = (birthday: string | null) =>
    settle(
      withPersonalData(
        resolve(before, sold),
        data({
          babies: [
            { ...ANNA, birthday },
            { ...ANNA, birthday },
          ],
        }),
      ),
      sold,
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
  const after = settle(
    withPersonalData(
      resolve(before, sold),
      data({ travellerAnswers: [{ diet: 'vegi' }], bookingAnswers: { photo: 'true' } }),
    ),
    sold,
  )
  expect(after.customData.booking).toEqual({ group: 'Chor', photo: 'true' })
  expect(after.customData.travellers[0]).toEqual({ seat: 'A1', diet: 'vegi' })
})

test('a fellow traveller who is billed starts with the address they shared', () => {
  const next = settle(
    withBillingTraveller(
      resolve(draft({ travellers: [billedTraveller(), traveller({ birthday: '1958-06-12' })] }), sold),
      1,
    ),
    sold,
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
  const after = settle(
    withPersonalData(resolve(before, sold), data({ babies: [{ ...ANNA, firstName: 'Mina' }] })),
    sold,
  )
  expect(after.babies.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Mina', 'Muster'],
    ['Noah', ''],
  ])
})

test('a placeholder birthday stays until one is typed', () => {
  const asked = draft({ travellers: [billedTraveller({ birthday: '1960-06-12', isBirthdayPresumed: true })] })
  const untyped = settle(
    withPersonalData(resolve(asked, sold), data({ travellers: [{ ...ANNA, birthday: null }] })),
    sold,
  )
  expect(untyped.travellers[0]).toMatchObject({ birthday: '1960-06-12', isBirthdayPresumed: true })
  const typed = settle(
    withPersonalData(resolve(untyped, sold), data({ travellers: [{ ...ANNA, birthday: '1960-02-01' }] })),
    sold,
  )
  expect(typed.travellers[0]).toMatchObject({ birthday: '1960-02-01', isBirthdayPresumed: false })
})
