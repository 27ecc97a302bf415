import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settleAgeGroups, settleBilledPerson } from '#domain/booking/people/settlePeople.ts'
import { wireTravellers } from '#domain/booking/wire/people.ts'
import { billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const MINOR = { birthday: '2012-01-01', ageGroupId: 'child' }
const GROWN = { birthday: '1990-01-01' }
const settled = (before: BookingDraft) =>
  settleBilledPerson(resolve(settleAgeGroups(resolve(before, offer())), offer()))
const billed = (fields: Partial<BookingDraft>) => settled(draft(fields))
const marks = ({ travellers }: BookingDraft) => travellers.map(({ isBillingAddress }) => isBillingAddress)
const triggers = ({ travellers }: BookingDraft) =>
  travellers.map(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)

describe('a minor', () => {
  test('requires no billing address unless billed', () => {
    const settled = billed({ travellers: [billedTraveller(), traveller(MINOR)] })
    expect([marks(settled), triggers(settled), settled.billingAddressForcedDueToMinorAge]).toEqual([
      [true, false],
      [false, false],
      false,
    ])
  })

  test('requires none once another traveller is billed, and is still remembered', () => {
    const settled = billed({
      travellers: [billedTraveller(), traveller({ ...MINOR, triggeredForceBillingAddress: true })],
    })
    expect([marks(settled), triggers(settled), settled.billingAddressForcedDueToMinorAge]).toEqual([
      [true, false],
      [false, true],
      false,
    ])
  })
})

// rule 3.8.2
test('a billed traveller lives at an address of their own, also on the wire', () => {
  const sharing = billedTraveller({ sameAddressAsTravellerIndex: 1 })
  const host = traveller({ address: 'Weg 2', sameAddressAsTravellerIndex: null })
  const settled = billed({ travellers: [sharing, host] })
  expect(settled.travellers[0]?.sameAddressAsTravellerIndex).toBeNull()
  expect(wireTravellers(resolve(settled, offer()))[0]?.address).toBe('Gasse 1')
})

describe('a former minor with an adult birthday', () => {
  const remembered = traveller({ ...GROWN, triggeredForceBillingAddress: true })

  test('is billed again, though others travel who never were', () => {
    const settled = billed({ travellers: [traveller(), remembered] })
    expect([marks(settled), triggers(settled)]).toEqual([
      [false, true],
      [false, false],
    ])
  })

  // rule 3.8.2
  test('is billed again at an address of their own, though they shared that of another traveller meanwhile', () => {
    const sharing = { ...remembered, ...contact(), ...GROWN, sameAddressAsTravellerIndex: 1 }
    const host = traveller({ address: 'Weg 2', sameAddressAsTravellerIndex: null })
    const settled = billed({ travellers: [sharing, host] })
    expect(settled.travellers.map((person) => person.sameAddressAsTravellerIndex)).toEqual([null, null])
    const [first] = wireTravellers(resolve(settled, offer()))
    expect([first?.isBillingAddress, first?.address]).toEqual([true, 'Gasse 1'])
  })

  test('is not billed where another traveller is', () => {
    expect(marks(billed({ travellers: [billedTraveller(), remembered] }))).toEqual([true, false])
  })

  test('is billed again though a billing address was given meanwhile, which is kept', () => {
    const settled = billed({
      travellers: [remembered],
      billingAddress: contact(),
      billingAddressForcedDueToMinorAge: true,
    })
    expect([marks(settled), settled.billingAddressForcedDueToMinorAge, settled.billingAddress]).toEqual([
      [true],
      false,
      contact(),
    ])
  })

  test('is billed although another one is still a minor', () => {
    const settled = billed({ travellers: [traveller({ ...MINOR, triggeredForceBillingAddress: true }), remembered] })
    expect([marks(settled), triggers(settled), settled.billingAddressForcedDueToMinorAge]).toEqual([
      [false, true],
      [true, false],
      false,
    ])
  })
})

test('a traveller with the right group stays the same object', () => {
  const before = draft()
  const after = settled(before)
  expect(after.travellers[1]).toBe(before.travellers[1])
})

test('ages count today while no date is chosen', () => {
  const settled = billed({ date: null, travellers: [billedTraveller(), traveller({ birthday: '2011-03-02' })] })
  expect(settled.travellers[1]?.ageGroupId).toBe('child')
  const dated = billed({ travellers: [billedTraveller(), traveller({ birthday: '2011-03-02' })] })
  expect(dated.travellers[1]?.ageGroupId).toBe('adult')
})
