import { describe, expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { isOneChange, namesLeft, removedChoices, withChangeUndone } from '#domain/booking/removedChoices.ts'
import { party, type Party } from '#domain/booking/people/partyPeople.ts'
import { settle } from '#domain/booking/settle.ts'
import { baby, billedTraveller, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

test('a third adult removes the rooms', () => {
  const before = draft()
  const after = settle(withParty(resolve(before, offer()), { ...party(resolve(before, offer())), adults: 3 }), offer())
  expect(removedChoices(before, after)).toEqual(['rooms'])
})

test('optional extras count as removed choices, mandatory ones do not', () => {
  const choice = { addonId: 'ausflug', quantity: 2 }
  expect(removedChoices(draft({ personalAddons: [{ ...choice, mandatory: true }] }), draft())).toEqual([])
  expect(removedChoices(draft({ personalAddons: [{ ...choice, mandatory: false }] }), draft())).toEqual(['extras'])
})

test('every kind of removed choice is listed', () => {
  const before = draft({
    isUpgradedToExtension: true,
    travellers: [
      traveller({ familyPackageId: 'familie', insurance: insurance(), outboundStopNo: 's1', returnStopNo: 's2' }),
    ],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
  })
  const after = draft({ rooms: [], travellers: [traveller()] })
  expect(removedChoices(before, after)).toEqual([
    'extension',
    'rooms',
    'familyPackage',
    'extras',
    'discounts',
    'insurance',
    'stops',
  ])
})

describe('somebody who travels no more', () => {
  const stops = { outboundStopNo: 's1', returnStopNo: 's2' }
  const others = [billedTraveller(stops), traveller({ firstName: 'Beat', lastName: 'Roth', ...stops })]
  const gian = traveller({ firstName: 'Gian', lastName: 'Roth', insurance: insurance(), ...stops })
  const before = draft({ travellers: [...others, gian], babies: [baby({ firstName: 'Mia', lastName: 'Roth' })] })
  const after = { ...before, travellers: others }

  test('is named, and nothing is said of stops and insurances that the others keep', () => {
    expect(removedChoices(before, after)).toEqual(['people'])
    expect(namesLeft(before, after)).toEqual(['Gian Roth'])
    expect(namesLeft(before, { ...after, babies: [] })).toEqual(['Gian Roth', 'Mia Roth'])
  })

  test('does not hide what the others have lost', () => {
    const [anna = traveller(), beat = traveller()] = others
    const lost = { ...after, rooms: [], travellers: [anna, { ...beat, returnStopNo: null }] }
    expect(removedChoices(before, lost)).toEqual(['people', 'rooms', 'stops'])
  })

  test('is not told of while there is no name', () => {
    const unnamed = draft({ travellers: [...others, traveller()] })
    expect(removedChoices(unnamed, after)).toEqual([])
  })
})

test('changes of date and party are never one', () => {
  const before = draft()
  const otherDate = { ...before, date: { dateId: 'd2', extensionId: null } }
  const waiting = { ...before, switchedToWaitlistFallback: true }
  const larger = { ...before, travellers: [...before.travellers, traveller()] }
  const withBaby = { ...before, babies: [baby()] }
  expect([before, otherDate, waiting, larger, withBaby].map((after) => isOneChange(before, after))).not.toContain(false)
  expect([otherDate, waiting].map((after) => isOneChange(larger, after))).toEqual([false, false])
  expect([otherDate, waiting].map((after) => isOneChange(withBaby, after))).toEqual([false, false])
})

test('another family package is no removed choice, and data packages are extras', () => {
  const family = (familyPackageId: string) => draft({ rooms: [], travellers: [traveller({ familyPackageId })] })
  expect(removedChoices(family('familie'), family('gross'))).toEqual([])
  const online = draft({ esims: [{ serviceNo: '601', quantity: 2 }] })
  expect(removedChoices(online, draft({ esims: [{ serviceNo: '601', quantity: 1 }] }))).toEqual(['extras'])
  expect(removedChoices(draft(), online)).toEqual([])
})

test('rooms in the place of a family package are no removed choice, nor is a package in theirs', () => {
  const { travellers } = draft()
  const inPackage = draft({
    rooms: [],
    travellers: travellers.map((person) => ({ ...person, familyPackageId: 'familie' })),
  })
  expect(removedChoices(draft(), inPackage)).toEqual([])
  expect(removedChoices(inPackage, draft())).toEqual([])
  const neither = draft({ rooms: [] })
  expect(removedChoices(draft(), neither)).toEqual(['rooms'])
  expect(removedChoices(inPackage, neither)).toEqual(['familyPackage'])
})

test('compensation and printed documents that another date does not have are extras, and the undo restores them', () => {
  const selling = (prices: Record<string, number>) => ({ services: services(prices) })
  const departures = [departure(selling({ '7474': 1500, '5390': 2500 })), departure({ ...selling({}), id: 'd2' })]
  const shop = offer({
    travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable: true }) }),
    pricing: pricing({ departures }),
  })
  const elsewhere = { dateId: 'd2', extensionId: null }
  const compensated = settle(draft({ co2compensation: true }), shop)
  expect(removedChoices(compensated, settle({ ...compensated, date: elsewhere }, shop))).toEqual(['extras'])
  const printed = settle(draft({ travelDocuments: 'print' }), shop)
  const moved = settle({ ...printed, date: elsewhere }, shop)
  expect(removedChoices(printed, moved)).toEqual(['extras'])
  expect(settle(withChangeUndone(printed, resolve(moved, shop)), shop).travelDocuments).toBe('print')
  expect(removedChoices(moved, printed)).toEqual([])
})

test('undoing a change keeps what was typed of babies since, and babies from before', () => {
  const before = draft({ babies: [baby(), baby({ firstName: 'Noah' })] })
  const present = draft({ babies: [baby({ firstName: 'Mia' })] })
  expect(withChangeUndone(before, resolve(present, offer())).babies.map(({ firstName }) => firstName)).toEqual([
    'Mia',
    'Noah',
  ])
})

test('undoing a change restores travellers who have left', () => {
  const before = draft()
  const alone = draft({ travellers: before.travellers.slice(0, 1) })
  expect(withChangeUndone(before, resolve(alone, offer())).travellers[1]).toEqual(before.travellers[1])
})

test('an added choice is no removed choice', () => {
  expect(removedChoices(draft({ rooms: [] }), draft())).toEqual([])
})

test('undoing a change restores the choices and keeps later input', () => {
  const before = draft({ currentStep: 0 })
  const changed = settle(
    withParty(resolve(before, offer()), { ...party(resolve(before, offer())), adults: 3 }),
    offer(),
  )
  const [first = traveller(), ...others] = changed.travellers
  const typed = {
    ...changed,
    currentStep: 2 as const,
    bookingRemarks: 'Fensterplatz',
    travellers: [{ ...first, firstName: 'Annelies' }, ...others],
  }
  const back = settle(withChangeUndone(before, resolve(typed, offer())), offer())
  expect(back.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  expect(back.travellers.map(({ firstName }) => firstName)).toEqual(['Annelies', 'Beat'])
  expect(back).toMatchObject({ currentStep: 2, bookingRemarks: 'Fensterplatz' })
})

test('undoing a change keeps name and e-mail corrected since, of a person whose birthday is not given yet', () => {
  const before = draft({ travellers: [billedTraveller({ firstName: 'Ana', birthday: null }), traveller()] })
  const [first = traveller(), ...others] = before.travellers
  const typed = { firstName: 'Anna', email: 'anna@neu.example' }
  const present = { ...before, rooms: [], travellers: [{ ...first, ...typed }, ...others] }
  const back = withChangeUndone(before, resolve(present, offer()))
  expect(back.travellers[0]).toMatchObject(typed)
  expect(back.rooms).toEqual(before.rooms)
})

// rule 10.18
test.each([true, false])('undoing a change keeps the decision whether people stay on the device: %s', (isOn) => {
  const before = draft({ arePeopleRemembered: !isOn, arePeopleForgotten: !isOn })
  const present = draft({ arePeopleRemembered: isOn, arePeopleForgotten: isOn, rooms: [] })
  expect(withChangeUndone(before, resolve(present, offer()))).toMatchObject({
    rooms: before.rooms,
    arePeopleRemembered: isOn,
    arePeopleForgotten: isOn,
  })
})

test('undoing a change restores the birthday that removed a choice', () => {
  const before = draft()
  const [first = traveller(), ...others] = before.travellers
  const present = { ...before, rooms: [], travellers: [{ ...first, birthday: '2015-02-01' }, ...others] }
  expect(settle(withChangeUndone(before, resolve(present, offer())), offer()).travellers[0]?.birthday).toBe(
    '1960-02-01',
  )
})

describe('undoing a change after which the party was rebuilt', () => {
  const anna = billedTraveller()
  const beat = traveller({ firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12' })
  const passport = {
    type: 'PASSPORT' as const,
    number: 'X1',
    birthPlace: 'Bern',
    issuePlace: 'Bern',
    issueDate: null,
    validUntil: null,
  }
  const child = (firstName: string, birthday: string) =>
    traveller({
      firstName,
      lastName: 'Muster',
      birthday,
      ageGroupId: 'child',
      passport: { ...passport, number: firstName },
    })
  const lea = child('Lea', '2018-03-04')
  const max = child('Max', '2015-05-06')
  const answered = (...travellers: ReturnType<typeof traveller>[]) =>
    draft({
      travellers,
      customData: { booking: {}, travellers: travellers.map(({ firstName }) => ({ diet: firstName })) },
    })
  const rebuilt = (from: BookingDraft, change: Partial<Party>) => {
    const booking = resolve(from, offer())
    return settle(withParty(booking, { ...party(booking), ...change }), offer())
  }
  const undone = (from: BookingDraft, present: BookingDraft) =>
    settle(withChangeUndone(from, resolve(present, offer())), offer())

  test.each([
    ['one adult fewer', answered(anna, beat, lea), { adults: 1 }],
    ['the older child gone', answered(anna, beat, max, lea), { childBirthdays: ['2018-03-04'] }],
    ['the younger child gone', answered(anna, beat, max, lea), { childBirthdays: ['2015-05-06'] }],
  ])('gives everybody their own name, passport and answers back: %s', (...[, unsettled, change]) => {
    const before = settle(unsettled, offer())
    const present = rebuilt(before, change)
    expect(present.travellers).toHaveLength(before.travellers.length - 1)
    const back = undone(before, present)
    expect(back.travellers).toEqual(before.travellers)
    expect(back.customData).toEqual(before.customData)
  })

  test('gives a traveller back in whose place somebody new stands', () => {
    const before = settle(answered(anna, beat, lea), offer())
    const back = undone(before, rebuilt(rebuilt(before, { adults: 1 }), { adults: 2 }))
    expect(back.travellers).toEqual(before.travellers)
    expect(back.customData).toEqual(before.customData)
  })

  test('keeps the names typed since, each with its traveller', () => {
    const nobody = traveller()
    const before = settle(answered(nobody, nobody, traveller({ birthday: '2018-03-04', ageGroupId: 'child' })), offer())
    const [first = nobody, second = nobody] = rebuilt(before, { adults: 1 }).travellers
    const present = {
      ...rebuilt(before, { adults: 1 }),
      travellers: [
        { ...first, firstName: 'Anna' },
        { ...second, firstName: 'Lea' },
      ],
    }
    expect(undone(before, present).travellers.map(({ firstName }) => firstName)).toEqual(['Anna', '', 'Lea'])
  })

  test('gives the billed traveller and the shared addresses back with their travellers', () => {
    const cleo = traveller({
      firstName: 'Cleo',
      lastName: 'Muster',
      isBillingAddress: true,
      sameAddressAsTravellerIndex: null,
    })
    const before = settle(
      answered({ ...anna, isBillingAddress: false, sameAddressAsTravellerIndex: 2 }, beat, cleo),
      offer(),
    )
    const back = undone(before, rebuilt(before, { adults: 2 }))
    const billing = ({ isBillingAddress, sameAddressAsTravellerIndex }: (typeof before.travellers)[number]) => [
      isBillingAddress,
      sameAddressAsTravellerIndex,
    ]
    expect(back.travellers.map(billing)).toEqual(before.travellers.map(billing))
  })

  test('keeps no address shared with somebody who leaves by the undo', () => {
    const before = settle(answered(anna, beat), offer())
    const cleo = traveller({ firstName: 'Cleo', lastName: 'Muster', sameAddressAsTravellerIndex: null })
    const joined = settle(answered(anna, beat, cleo), offer())
    const present = {
      ...joined,
      travellers: joined.travellers.map((person) =>
        person.firstName === 'Beat' ? { ...person, sameAddressAsTravellerIndex: 2 } : person,
      ),
    }
    const hosts = undone(before, present).travellers.map((person) => person.sameAddressAsTravellerIndex)
    expect(hosts).toEqual(before.travellers.map((person) => person.sameAddressAsTravellerIndex))
  })
})

// rule 4.7.3
test('an extension is not lost on the way back to its departure, and what goes with it is', () => {
  const base = { dateId: 'd1', extensionId: null }
  const longer = draft({
    date: { dateId: 'd2', extensionId: 'meer' },
    isUpgradedToExtension: true,
    extensionDowngradeDate: base,
  })
  const back = { ...longer, date: base, isUpgradedToExtension: false, extensionDowngradeDate: null }
  expect(removedChoices(longer, back)).toEqual([])
  expect(removedChoices(longer, { ...back, rooms: [] })).toEqual(['rooms'])
  expect(removedChoices(longer, { ...back, date: { dateId: 'd3', extensionId: null } })).toEqual(['extension'])
})
