import { describe, expect, test } from 'vitest'
import {
  birthdayConsequences,
  isChangeStanding,
  withBirthdayUndone,
  withCorrectedBirthday,
} from '#domain/booking/commands/birthdayChange.ts'
import { withBirthday, withTypedBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { withBillingTraveller } from '#domain/booking/commands/people.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { billedTraveller, contact, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'
import { pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

/** Its rooms take adults alone. */
const sold = offer({ pricing: pricing({ accommodations: [room({ capacities: { adult: [0, 2] } }), SINGLE_ROOM] }) })

/** Two adults in a double room that takes no children, one of them turned into a child. */
function changed(index: number, before: BookingDraft = settle(draft(), sold), birthday = '2015-01-01') {
  return { index, before, after: settle(withBirthday(resolve(before, sold), { index, birthday }), sold) }
}

const beds = ({ travellers }: BookingDraft) => travellers.map(({ accommodationId }) => accommodationId)

describe('a confirmed birthday', () => {
  test('lists the removed choices, and no total while a room is missing', () => {
    const change = changed(1)
    expect(beds(change.after)).toContain(null)
    const child = { otherGroup: { id: 'child' }, removed: ['rooms'], totals: null }
    expect(birthdayConsequences(change, sold)).toMatchObject({ ...child, isNotBilledAnyMore: false })
    expect(birthdayConsequences(changed(0), sold)).toMatchObject({ ...child, isNotBilledAnyMore: true })
  })

  test('has the totals before and after where both are complete', () => {
    const before = settle(draft(), sold)
    const { totals } = birthdayConsequences({ index: 1, before, after: before }, sold)
    expect(totals?.before).toEqual(totals?.after)
    expect(totals?.before.centimes).toBe(258_000)
  })

  test('has no other group where it stays, and whoever is billed still is', () => {
    const before = settle(draft(), sold)
    expect(birthdayConsequences({ index: 0, before, after: before }, sold)).toMatchObject({
      otherGroup: null,
      isNotBilledAnyMore: false,
      removed: [],
    })
  })

  test('restores everything when undone', () => {
    for (const index of [0, 1]) {
      const change = changed(index)
      expect(settle(withBirthdayUndone(resolve(change.after, sold), change), sold)).toEqual(change.before)
    }
  })

  test('keeps later choices and input when undone', () => {
    const change = changed(1)
    const since = {
      ...change.after,
      co2compensation: true,
      travellers: change.after.travellers.map((person, place) => ({
        ...person,
        firstName: 'Rita',
        insurance: insurance(),
        birthday: place === 0 ? '1961-02-01' : person.birthday,
      })),
    }
    const back = settle(withBirthdayUndone(resolve(since, sold), change), sold)
    expect(back.travellers.map(({ birthday }) => birthday)).toEqual(['1961-02-01', '1958-06-12'])
    expect(beds(back)).toEqual(['dz', 'dz'])
    expect(back.travellers.map(({ firstName, insurance: chosen }) => [firstName, chosen?.label])).toEqual([
      ['Rita', 'Annullierung'],
      ['Rita', 'Annullierung'],
    ])
  })

  test('restores the billed traveller when undone, and keeps an address given meanwhile', () => {
    const change = changed(0)
    expect(change.after.billingAddressForcedDueToMinorAge).toBe(true)
    const back = settle(
      withBirthdayUndone(resolve({ ...change.after, billingAddress: contact({ firstName: 'Ida' }) }, sold), change),
      sold,
    )
    expect(back.travellers.map(({ isBillingAddress }) => isBillingAddress)).toEqual([true, false])
    expect(back).toMatchObject({ billingAddressForcedDueToMinorAge: false, billingAddress: { firstName: 'Ida' } })
  })

  test('keeps a billed traveller chosen since when undone', () => {
    const change = changed(0)
    const back = settle(
      withBirthdayUndone(resolve(settle(withBillingTraveller(resolve(change.after, sold), 1), sold), sold), change),
      sold,
    )
    expect(back.travellers.map(({ isBillingAddress }) => isBillingAddress)).toEqual([false, true])
  })

  test('cannot be undone once the party or the birthday has changed again', () => {
    const change = changed(1)
    expect(isChangeStanding(change, change.after)).toBe(true)
    expect(isChangeStanding(change, change.before)).toBe(false)
    const more = { ...change.after, travellers: [...change.after.travellers, traveller()] }
    expect(isChangeStanding(change, more)).toBe(false)
    const alone = { ...change.after, travellers: [billedTraveller()] }
    expect(isChangeStanding(change, alone)).toBe(false)
    expect(withBirthdayUndone(resolve(alone, sold), change)).toBe(alone)
  })
})

describe('a corrected birthday after a confirmed one', () => {
  const corrected = (present: BookingDraft, birthday: string, change = changed(1)) =>
    settle(withCorrectedBirthday(resolve(present, sold), { index: 1, birthday, change }), sold)

  test('restores everything without a question', () => {
    const change = changed(1)
    const pending = settle(withTypedBirthday(resolve(change.after, sold), { index: 1, birthday: null }), sold)
    const right = settle(
      withTypedBirthday(resolve(corrected(pending, '1951-01-01', change), sold), {
        index: 1,
        birthday: '1951-01-01',
      }),
      sold,
    )
    expect(right).toEqual(
      settle(withBirthday(resolve(change.before, sold), { index: 1, birthday: '1951-01-01' }), sold),
    )
  })

  test('changes nothing where it belongs to the confirmed group', () => {
    const { after } = changed(1)
    expect(corrected(after, '2016-01-01')).toBe(after)
  })

  test('changes nothing where another child would have needed confirmation too', () => {
    const [adult, child] = AGE_GROUPS
    if (adult === undefined || child === undefined) throw new Error('no groups')
    const ageGroups = [adult, { ...child, minAge: 6 }, { ...child, id: 'small', maxAge: 5 }]
    const against = offer({ travel: travel({ ageGroups }) })
    const before = settle(draft(), against)
    const after = settle(withBirthday(resolve(before, against), { index: 1, birthday: '2015-01-01' }), against)
    const typed = { index: 1, birthday: '2023-01-01', change: { index: 1, before, after } }
    expect(withCorrectedBirthday(resolve(after, against), typed)).toBe(after)
  })

  test('changes nothing where it would have needed confirmation before as well', () => {
    const before = settle(draft({ travellers: [billedTraveller(), traveller({ birthday: '2015-01-01' })] }), sold)
    const change = changed(1, before, '1951-01-01')
    const small = corrected(change.after, '2056-01-01', change)
    expect(small).toBe(change.after)
  })
})
