import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { adultsIn, childrenIn, rebuiltPeople } from '#domain/booking/people/partyPeople.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'

const OFFER = offer()
const child = (firstName: string, birthday: string | null, ageGroupId: string | null = 'child') =>
  traveller({ firstName, birthday, ageGroupId })

const places = (people: ReturnType<typeof adultsIn>) => people.map(({ index }) => index)
/** Names and former places of one adult and the children with these birthdays. */
const rebuilt = (before: BookingDraft, ...childBirthdays: string[]) =>
  rebuiltPeople(resolve(before, OFFER), { adults: 1, childBirthdays, babies: 0 }).map((person) => [
    person.traveller.firstName,
    person.index,
  ])

describe('children of a party', () => {
  test('are the travellers in a group of minors, with their indexes', () => {
    const before = draft({
      travellers: [billedTraveller(), child('Lea', '2018-01-01'), traveller({ firstName: 'Beat' })],
    })
    expect([places(adultsIn(resolve(before, OFFER))), places(childrenIn(resolve(before, OFFER)))]).toEqual([
      [0, 2],
      [1],
    ])
  })

  test('include travellers without a group if a birthday is known', () => {
    const before = draft({ travellers: [child('Mia', '2026-12-01', null), child('', null, null)] })
    expect([places(adultsIn(resolve(before, OFFER))), places(childrenIn(resolve(before, OFFER)))]).toEqual([[1], [0]])
  })
})

describe('a child', () => {
  const family = draft({ travellers: [billedTraveller(), child('Lea', '2018-01-01'), child('Tim', '2020-01-01')] })

  test('keeps their name in any order of the birthdays', () => {
    expect(rebuilt(family, '2020-01-01', '2018-01-01')).toEqual([
      ['Anna', 0],
      ['Tim', 2],
      ['Lea', 1],
    ])
  })

  test('keeps their name when the birthday is corrected', () => {
    expect(rebuilt(family, '2018-01-01', '2020-02-01')).toEqual([
      ['Anna', 0],
      ['Lea', 1],
      ['Tim', 2],
    ])
    expect(rebuilt(family, '2018-02-01', '2020-01-01')).toEqual([
      ['Anna', 0],
      ['Lea', 1],
      ['Tim', 2],
    ])
  })

  test('added or removed is not taken for one with a corrected birthday', () => {
    expect(rebuilt(family, '2020-02-01')).toEqual([
      ['Anna', 0],
      ['', null],
    ])
    expect(rebuilt(family, '2018-01-01', '2020-01-01', '2020-02-01')).toEqual([
      ['Anna', 0],
      ['Lea', 1],
      ['Tim', 2],
      ['', null],
    ])
  })

  test('with a birthday that has to be asked again is asked, until another one is given', () => {
    const lea = { ...child('Lea', '2018-01-01'), isBirthdayPresumed: true }
    const presumed = (...childBirthdays: string[]) =>
      rebuiltPeople(resolve(draft({ travellers: [billedTraveller(), lea] }), OFFER), {
        adults: 1,
        childBirthdays,
        babies: 0,
      }).map((person) => person.traveller.isBirthdayPresumed)
    expect(presumed('2018-01-01')).toEqual([false, true])
    expect(presumed('2018-02-01')).toEqual([false, false])
    expect(presumed('2018-01-01', '2020-01-01')).toEqual([false, true, false])
  })

  test('with a twin keeps their own name', () => {
    const twins = draft({ travellers: [billedTraveller(), child('Lea', '2018-01-01'), child('Tim', '2018-01-01')] })
    expect(rebuilt(twins, '2018-01-01', '2018-01-01')).toEqual([
      ['Anna', 0],
      ['Lea', 1],
      ['Tim', 2],
    ])
  })

  test('has the group of their age at the end of the travel, today while no date is chosen', () => {
    const groups = (before: BookingDraft) =>
      rebuiltPeople(resolve(before, OFFER), { adults: 0, childBirthdays: ['2025-06-01'], babies: 0 }).map(
        (person) => person.traveller.ageGroupId,
      )
    expect(groups(draft())).toEqual(['child'])
    expect(groups(draft({ date: null }))).toEqual([null])
  })
})

describe('an adult', () => {
  test('becoming the first traveller gets the shared address', () => {
    const own = { address: 'Weg 2', city: 'Thun' }
    const before = draft({
      travellers: [
        billedTraveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
        traveller({ ...own, birthday: null }),
      ],
    })
    const people = rebuiltPeople(resolve(before, OFFER), { adults: 2, childBirthdays: [], babies: 0 })
    expect(people.map((person) => [person.traveller.address, person.traveller.city])).toEqual([
      ['Gasse 1', 'Bern'],
      ['', ''],
    ])
    const second = rebuiltPeople(resolve(draft({ travellers: [billedTraveller(), traveller(own)] }), OFFER), {
      adults: 2,
      childBirthdays: [],
      babies: 0,
    })
    expect(second[1]?.traveller).toMatchObject(own)
  })

  test('with an own address keeps it when becoming the first', () => {
    const before = draft({
      travellers: [child('Lea', '2018-01-01'), traveller({ sameAddressAsTravellerIndex: null, address: 'Weg 2' })],
    })
    expect(
      rebuiltPeople(resolve(before, OFFER), { adults: 1, childBirthdays: [], babies: 0 })[0]?.traveller.address,
    ).toBe('Weg 2')
  })

  test('without known data has no group where the travel has none for adults', () => {
    const minorsOnly = offer({ travel: travel({ ageGroups: AGE_GROUPS.filter(({ type }) => type === 'MINOR') }) })
    const [first] = rebuiltPeople(resolve(draft({ travellers: [] }), minorsOnly), {
      adults: 1,
      childBirthdays: [],
      babies: 0,
    })
    expect(first?.traveller.ageGroupId).toBeNull()
  })
})
