import { describe, expect, test } from 'vitest'
import { encodedParty } from '#domain/booking/availability/occupancy.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { bedExtras, extrasFor, leastExtras, type BedExtra, type BedPlace } from '#domain/booking/rooms/solver/extras.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, personalAddon, pricing, roomAddon } from '#test/support/builders/pricing.ts'

const party = draft({
  rooms: [],
  travellers: [
    traveller(),
    traveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
    traveller({ ageGroupId: null }),
  ],
})
const DOUBLE: BedPlace = { accommodationId: 'dz', familyPackageId: null, addonIds: ['balkon'] }

function extrasOf(fields: Parameters<typeof pricing>[0], place = DOUBLE): readonly BedExtra[] {
  const by = offer({
    pricing: pricing({
      departures: [departure({ services: services({ 301: 5000, 302: 4000, 303: 0, 401: -3000 }) })],
      ...fields,
    }),
  })
  const booking = resolve(party, by)
  const { sale } = booking
  if (sale === null) throw new Error('no date')
  return bedExtras(place, booking, sale)
}

const inDouble = { checkAccommodationTypes: true, accommodations: ['dz'] }
const adultsInDouble = { ...inDouble, checkAgeGroups: true, ageGroups: ['adult'] }
const EVERYBODY = [true, true, true]

describe('mandatory extras of a bed are', () => {
  test.each<readonly [string, Parameters<typeof pricing>[0], readonly BedExtra[]]>([
    [
      'extras of the room, once a room',
      { accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true) })] },
      [{ rate: 4000, per: 'room', isFor: EVERYBODY }],
    ],
    [
      'those for some in it',
      {
        accommodationAddons: [
          roomAddon({ mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] }) }),
        ],
      },
      [{ rate: 4000, per: 'room', isFor: [false, true, false] }],
    ],
    [
      'personal extras with a rule about the bed',
      { personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(true, adultsInDouble) })] },
      [{ rate: 5000, per: 'traveller', isFor: [true, false, false] }],
    ],
    [
      'personal extras, for the allowed age groups only',
      {
        personalAddons: [
          personalAddon({ allowedAgeGroups: ['child'], mandatorySettings: mandatorySettings(true, inDouble) }),
        ],
      },
      [{ rate: 5000, per: 'traveller', isFor: [false, true, false] }],
    ],
    [
      'discounts with a rule about the bed',
      { personalDiscounts: [discount({ mandatorySettings: mandatorySettings(true, inDouble) })] },
      [{ rate: -3000, per: 'traveller', isFor: EVERYBODY }],
    ],
  ])('%s', (...[, fields, expected]) => {
    expect(extrasOf(fields)).toEqual(expected)
  })

  test.each<readonly [string, Parameters<typeof pricing>[0]]>([
    [
      'optional extras',
      {
        accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(false) })],
        personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(false, inDouble) })],
      },
    ],
    [
      'extras without settings',
      { accommodationAddons: [roomAddon()], personalAddons: [personalAddon()], personalDiscounts: [discount()] },
    ],
    [
      'extras of other rooms',
      { accommodationAddons: [roomAddon({ id: 'sauna', mandatorySettings: mandatorySettings(true) })] },
    ],
    [
      'extras without price',
      { accommodationAddons: [roomAddon({ ratioServiceNo: '399', mandatorySettings: mandatorySettings(true) })] },
    ],
    [
      'extras that cost nothing',
      { accommodationAddons: [roomAddon({ ratioServiceNo: '303', mandatorySettings: mandatorySettings(true) })] },
    ],
    [
      'extras for nobody there',
      {
        accommodationAddons: [
          roomAddon({ mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['senior'] }) }),
        ],
      },
    ],
    [
      'extras and discounts that are the same in every bed',
      {
        personalAddons: [personalAddon({ mandatorySettings: mandatorySettings(true) })],
        personalDiscounts: [
          discount({ mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['adult'] }) }),
        ],
      },
    ],
    [
      'rules that are switched off',
      {
        personalAddons: [
          personalAddon({ mandatorySettings: { ...mandatorySettings(true, inDouble), useRules: false } }),
        ],
      },
    ],
    [
      'rules that are missing',
      { personalAddons: [personalAddon({ mandatorySettings: { ...mandatorySettings(true), useRules: true } })] },
    ],
    [
      'extras of other beds',
      {
        personalAddons: [
          personalAddon({ mandatorySettings: mandatorySettings(true, { ...inDouble, accommodations: ['ez'] }) }),
        ],
      },
    ],
    [
      'extras that hang on an extra of the room',
      {
        personalAddons: [
          personalAddon({
            mandatorySettings: mandatorySettings(true, {
              ...inDouble,
              checkAccommodationAddons: true,
              accommodationAddons: ['balkon'],
            }),
          }),
        ],
      },
    ],
  ])('not %s', (_case, fields) => {
    expect(extrasOf(fields)).toEqual([])
  })

  test('in a family package depend on the package, not on the room', () => {
    const family = { accommodationId: 'fz', familyPackageId: 'familie', addonIds: [] }
    const forFamily = {
      personalAddons: [
        personalAddon({
          allowedAgeGroups: ['adult'],
          mandatorySettings: mandatorySettings(true, { checkAccommodationTypes: true, familyPackages: ['familie'] }),
        }),
      ],
    }
    expect(extrasOf(forFamily, family)).toEqual([{ rate: 5000, per: 'traveller', isFor: [true, false, false] }])
    expect(extrasOf(forFamily)).toEqual([])
  })
})

describe('the extras of a place', () => {
  const each: BedExtra = { rate: 5000, per: 'traveller', isFor: [true, false, true] }
  const once: BedExtra = { rate: 4000, per: 'room', isFor: [true, false, false] }

  test.each([
    { extras: [], rooms: 1, inside: [0, 1], centimes: 0 },
    { extras: [each], rooms: 1, inside: [0, 1, 2], centimes: 10_000 },
    { extras: [each], rooms: 1, inside: [1], centimes: 0 },
    { extras: [once], rooms: 2, inside: [0, 1, 2], centimes: 8000 },
    { extras: [once], rooms: 2, inside: [1, 2], centimes: 0 },
    { extras: [each, once], rooms: 1, inside: [0, 1], centimes: 9000 },
  ])('sum up to $centimes for $extras in $rooms rooms with $inside', ({ extras, rooms, inside, centimes }) => {
    expect(extrasFor(extras, rooms, inside)).toBe(centimes)
  })
})

describe('the lower bound of extras', () => {
  // Two adults, of whom one is concerned, and a child who is.
  const encoded = encodedParty([
    { index: 0, ageGroupId: 'adult' },
    { index: 1, ageGroupId: 'adult' },
    { index: 2, ageGroupId: 'child' },
  ])
  const groupOf = [0, 0, 1]
  const isFor = [true, false, true]
  const codeOf = (adults: number, children: number) =>
    encoded.counts.findIndex(([some, others]) => some === adults && others === children)
  const least = (extra: Omit<BedExtra, 'isFor'>, adults: number, children: number) =>
    leastExtras([{ ...extra, isFor }], 2, { encoded, code: codeOf(adults, children), groupOf })

  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 5000],
    [0, 1, 5000],
    [1, 1, 5000],
    [2, 1, 10_000],
  ])(
    'with %i adults and %i children is %i for an extra, assuming the bed of those it does not apply to',
    (adults, children, expected) => {
      expect(least({ rate: 5000, per: 'traveller' }, adults, children)).toBe(expected)
    },
  )

  test.each([
    [1, 0, -3000],
    [2, 0, -3000],
    [1, 1, -6000],
    [2, 1, -6000],
  ])(
    'with %i adults and %i children is %i for a discount, assuming the bed of those it applies to',
    (adults, children, expected) => {
      expect(least({ rate: -3000, per: 'traveller' }, adults, children)).toBe(expected)
    },
  )

  test.each([
    [1, 0, 0],
    [2, 0, 8000],
    [2, 1, 8000],
  ])('with %i adults and %i children is %i for an extra of two rooms', (adults, children, expected) => {
    expect(least({ rate: 4000, per: 'room' }, adults, children)).toBe(expected)
  })

  test('is the sum of all', () => {
    const extras: readonly BedExtra[] = [
      { rate: 5000, per: 'traveller', isFor },
      { rate: 4000, per: 'room', isFor },
    ]
    expect(leastExtras(extras, 1, { encoded, code: codeOf(2, 1), groupOf })).toBe(14_000)
  })
})
