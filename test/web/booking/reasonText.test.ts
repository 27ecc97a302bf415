import { describe, expect, test } from 'vitest'
import type { Remedy, Reason, ReasonKey } from '#domain/catalogue/reason.ts'
import { AGE_GROUPS, offer } from '#test/support/builders/offer.ts'
import { familyPackage, personalAddon, pricing, roomAddon, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { remedyText } from '#web/booking/remedyText.ts'
import { reasonText } from '#web/booking/reasonText.ts'

const OFFER = offer({
  pricing: pricing({
    accommodations: [room(), SINGLE_ROOM],
    familyPackages: [familyPackage()],
    accommodationAddons: [roomAddon()],
    personalAddons: [personalAddon()],
  }),
})

describe('the remedy of a reason', () => {
  test.each<[Remedy | null, string]>([
    [null, ''],
    [
      { kind: 'date', date: { dateId: 'd1', extensionId: null }, startDate: '2027-06-12' },
      'Bei Abreise am 12.06.2027 erhältlich.',
    ],
    [
      { kind: 'party', changes: [{ ageGroupId: 'child', count: 1 }] },
      'Buchbar mit 1 weiteren Kind von 2 bis 15 Jahren.',
    ],
    [{ kind: 'party', changes: [{ ageGroupId: null, count: 1 }] }, 'Buchbar mit 1 weiteren Person.'],
    [
      {
        kind: 'party',
        changes: [
          { ageGroupId: 'adult', count: -2 },
          { ageGroupId: 'child', count: 1 },
        ],
      },
      '',
    ],
    [{ kind: 'ages', ranges: [{ from: 6, to: 12 }] }, 'Für Reisende von 6 bis 12 Jahren.'],
    [
      {
        kind: 'ages',
        ranges: [
          { from: null, to: 12 },
          { from: 65, to: null },
        ],
      },
      'Für Reisende bis 12 Jahre oder ab 65 Jahren.',
    ],
    [{ kind: 'ages', ranges: [{ from: null, to: null }] }, 'Für Reisende jeden Alters.'],
    [
      { kind: 'beds', roomIds: ['ez', 'gone'], familyPackageIds: ['familie'] },
      'Buchbar zusammen mit: Einzelzimmer oder Familienpauschale.',
    ],
    [{ kind: 'beds', roomIds: ['gone'], familyPackageIds: [] }, ''],
    [{ kind: 'roomAddon', addonIds: ['balkon'] }, 'Buchbar zusammen mit: Balkon.'],
    [{ kind: 'variant', pricingTravelIds: ['v1'] }, 'Buchbar zusammen mit: Car.'],
    [{ kind: 'fewerRooms', roomId: 'dz', count: 2 }, 'Wählen Sie dafür 2 × Doppelzimmer weniger.'],
    [{ kind: 'fewerExtras', addonId: 'ausflug', count: 1 }, 'Wählen Sie dafür 1 × Ausflug weniger.'],
    [{ kind: 'withoutFamilyPackage' }, 'Entfernen Sie dafür das Familienpaket.'],
    [{ kind: 'bookingPeriod', from: '2027-04-01', until: null }, 'Buchbar ab 01.04.2027.'],
    [{ kind: 'bookingPeriod', from: '2027-04-01', until: '2027-04-30' }, 'Buchbar vom 01.04.2027 bis 30.04.2027.'],
    [{ kind: 'waitlist', isOn: true }, 'Auf der Warteliste möglich.'],
    [{ kind: 'waitlist', isOn: false }, 'Verlassen Sie dafür die Warteliste.'],
  ])('%j reads: %s', (remedy, expected) => {
    expect(remedyText(remedy, OFFER)).toBe(expected)
  })
})

describe('the ages that count', () => {
  const [adults, children] = AGE_GROUPS
  const groups = [
    adults!,
    { ...children!, id: 'school', name: 'Kinder 6–15 Jahre', minAge: 6, maxAge: 15 },
    { ...children!, id: 'small', name: 'Kinder 2–5 Jahre', minAge: 2, maxAge: 5 },
  ]
  const text = (orGroupIds: readonly string[]) => {
    const sold = { ...OFFER, travel: { ...OFFER.travel, ageGroups: groups } }
    return remedyText({ kind: 'party', changes: [{ ageGroupId: 'school', count: 2, orGroupIds }] }, sold)
  }

  test('are those of all groups that would do', () => {
    expect(text(['small'])).toBe('Buchbar mit 2 weiteren Kindern von 2 bis 15 Jahren.')
  })

  test('are told once where the operator names the group by them', () => {
    expect(text([])).toBe('Buchbar mit 2 weiteren Kindern von 6 bis 15 Jahren.')
  })
})

describe('a reason', () => {
  const text = (key: ReasonKey, fields: Partial<Reason> = {}) => reasonText({ key, remedy: null, ...fields }, OFFER)

  test('is a sentence with its figures', () => {
    expect(text('booking.reason.soldOut', { count: 0 })).toBe('Ausgebucht.')
    expect(text('booking.reason.soldOut', { count: 2 })).toBe('Nur noch 2 frei.')
    expect(text('booking.reason.bargainTooLate', { day: '2027-04-15' })).toBe(
      'Den Frühbucherrabatt gab es bis 15.04.2027.',
    )
  })

  test('names a room and an extra of the same id each by its own name', () => {
    const addons = [personalAddon({ id: 'dz', name: 'Dampfzugfahrt' })]
    const sameIds = offer({ pricing: pricing({ accommodations: [room()], personalAddons: addons }) })
    expect(remedyText({ kind: 'fewerRooms', roomId: 'dz', count: 1 }, sameIds)).toContain('Doppelzimmer')
    expect(remedyText({ kind: 'fewerExtras', addonId: 'dz', count: 1 }, sameIds)).toContain('Dampfzugfahrt')
  })

  test('is followed by what would take it away', () => {
    expect(text('booking.reason.everybodyHasBed', { remedy: { kind: 'fewerRooms', roomId: 'dz', count: 1 } })).toBe(
      'Ihre Zimmer sind vollständig. Wählen Sie dafür 1 × Doppelzimmer weniger.',
    )
  })

  test('is whom a family package is for', () => {
    const family = (adults: number, minors: number) =>
      ({ kind: 'family', adults, minors, minorAges: { from: 2, to: 15 } }) as const
    expect(text('booking.reason.notThisFamily', { remedy: family(2, 2) })).toBe(
      'Gilt für 2 Erwachsene mit 2 Kindern von 2 bis 15 Jahren.',
    )
    expect(text('booking.reason.notThisFamily', { remedy: family(1, 1) })).toBe(
      'Gilt für 1 erwachsene Person mit 1 Kind von 2 bis 15 Jahren.',
    )
    expect(text('booking.reason.notThisFamily', { remedy: { ...family(2, 0), minorAges: null } })).toBe(
      'Gilt für 2 Erwachsene ohne Kinder.',
    )
    expect(text('booking.reason.notThisFamily')).toBe('Für Sie nicht buchbar.')
  })

  test('names the size of the party and the children a room is for', () => {
    expect(text('booking.reason.partyTooSmall', { count: 3 })).toBe('Ab 3 Personen buchbar.')
    expect(text('booking.reason.placesStayEmpty', { count: 3 })).toBe('Für 3 Personen, die noch kein Zimmer haben.')
    expect(text('booking.reason.ageGroupsMissing', { count: 15 })).toBe('Für Familien mit Kindern bis 15 Jahre.')
    expect(text('booking.reason.ageGroupsMissing')).toBe('Für Sie nicht buchbar.')
  })

  test('is no text where there is none', () => {
    expect(reasonText(null, OFFER)).toBeNull()
  })
})
