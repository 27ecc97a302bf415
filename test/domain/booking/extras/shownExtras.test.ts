import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { shownExtras, shownOptions } from '#domain/booking/extras/shownExtras.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const option = (id: string, isVisible: boolean, key: Reason['key'] | null = null) => ({
  id,
  isVisible,
  reason: key === null ? null : ({ key, remedy: null } as Reason),
})
const OPEN = option('open', true)
const SOLD_OUT = option('soldOut', false, 'booking.reason.soldOut')
const HIDDEN = option('hidden', false)
const MISSING = option('missing', false, 'booking.reason.serviceMissing')
const AGE = option('age', false, 'booking.reason.ageUnknown')
const idsOf = ({ open, closed }: ReturnType<typeof shownOptions<typeof OPEN>>) =>
  [open, closed].map((some) => some.map(({ id }) => id))

// rule 5.8.1.1
test('an extra that is not open is shown with its reason, unless the platform has no service for it', () => {
  expect(idsOf(shownOptions([OPEN, SOLD_OUT, HIDDEN, MISSING]))).toEqual([['open'], ['soldOut']])
})

test('an extra that depends on a birthday counts as open, as birthdays are entered later', () => {
  expect(idsOf(shownOptions([OPEN, SOLD_OUT, HIDDEN, MISSING, AGE]))).toEqual([['open', 'age'], ['soldOut']])
})

const PRICES = {
  301: 5000,
  302: 4000,
  303: 2000,
  304: 3000,
  305: 1500,
  401: -5000,
  900: { centimes: -4000, code: 'FB5' },
}
/** Without a price on the date. */
const UNSOLD = { ratioServiceNo: '399' }
const shown = (fields: Parameters<typeof pricing>[0] = {}, more: Parameters<typeof offer>[0] = {}) => {
  const variant = pricing({ departures: [departure({ services: services(PRICES) })], ...fields })
  const { isEmpty, isAnySold, ...kinds } = shownExtras(resolve(draft(), offer({ pricing: variant, ...more })))
  const names = [...kinds.personal, ...kinds.room, ...kinds.ofBooking, ...kinds.collective].map(
    ({ addon }) => addon.name,
  )
  return { isEmpty, isAnySold, names: [...names, ...kinds.discounts.map((one) => one.discount.name)] }
}
const NOTHING = { isEmpty: true, isAnySold: false, names: [] }
const balcony = { accommodations: [room({ addons: ['balkon'] })] }

describe('extras are shown', () => {
  test('not at all where the variant has none', () => {
    expect(shown()).toEqual(NOTHING)
  })

  test.each([
    ['personal ones', { personalAddons: [personalAddon()] }, 'Ausflug'],
    ['those of a room', { ...balcony, accommodationAddons: [roomAddon()] }, 'Balkon'],
    ['those of the booking', { bookingAddons: [bookingAddon()] }, 'Parkplatz'],
    ['those of the group', { collectiveAddons: [collectiveAddon()] }, 'Konzert'],
    ['discounts', { personalDiscounts: [discount()] }, 'Stammgast'],
  ])('where one of a kind is available: %s', (_kind, fields, name) => {
    expect(shown(fields)).toEqual({ isEmpty: false, isAnySold: true, names: [name] })
  })

  test.each([
    ['personal ones', { personalAddons: [personalAddon(UNSOLD)] }],
    ['those of a room', { ...balcony, accommodationAddons: [roomAddon(UNSOLD)] }],
    ['those of the booking', { bookingAddons: [bookingAddon(UNSOLD)] }],
    ['those of the group', { collectiveAddons: [collectiveAddon({ services: { adult: '399', child: '399' } })] }],
    ['discounts', { personalDiscounts: [discount(UNSOLD)] }],
  ])('not where none of a kind is available: %s', (_kind, fields) => {
    expect(shown(fields)).toEqual({ isEmpty: true, isAnySold: true, names: [] })
  })

  test('with those of a kind that are not available, where another is', () => {
    const both = [personalAddon(), personalAddon({ id: 'oper', name: 'Oper', ...UNSOLD })]
    expect(shown({ personalAddons: both, bookingAddons: [bookingAddon(UNSOLD)] }).names).toEqual(['Ausflug', 'Oper'])
  })

  test('of the rooms that have an available one', () => {
    const addons = [roomAddon(), roomAddon({ id: 'sauna', name: 'Sauna', ...UNSOLD })]
    const fields = {
      accommodations: [room({ addons: ['balkon', 'sauna'] }), { ...SINGLE_ROOM, addons: ['sauna'] }],
      accommodationAddons: addons,
      departures: [departure({ services: services(PRICES) })],
    }
    const chosen = draft({
      travellers: [traveller(), traveller(), traveller({ accommodationId: 'ez' })],
      rooms: ['dz', 'ez'].map((accommodationId) => ({ accommodationId, quantity: 1 })),
    })
    const { room: options } = shownExtras(resolve(chosen, offer({ pricing: pricing(fields) })))
    expect(options.map(({ addon, place }) => [place.typeId, addon.name])).toEqual([
      ['dz', 'Balkon'],
      ['dz', 'Sauna'],
    ])
  })

  test('not where the platform has no service for them', () => {
    expect(shown({ collectiveAddons: [collectiveAddon({ services: { adult: '304', child: null } })] })).toEqual(NOTHING)
  })
})

describe('discounts are shown', () => {
  const ofSeniors = mandatorySettings(false, {
    checkAgeGroups: true,
    ageGroups: ['adult'],
    useAgeFilter: true,
    ageFilter: { __typename: 'AgeFilter', minAge: 65, maxAge: null },
  })

  test('where one depends on a birthday that is not known yet', () => {
    const fields = {
      personalDiscounts: [discount({ mandatorySettings: ofSeniors }), discount({ id: 'x', name: 'Verein', ...UNSOLD })],
      departures: [departure({ services: services(PRICES) })],
    }
    const of = (birthday: string | null) =>
      shownExtras(resolve(draft({ travellers: [traveller({ birthday })] }), offer({ pricing: pricing(fields) })))
    expect(of(null)).toMatchObject({ isEmpty: false, isAnySold: true })
    expect(of(null).discounts.map((one) => one.discount.name)).toEqual(['Stammgast', 'Verein'])
    expect(of('1990-01-01')).toMatchObject({ isEmpty: true, isAnySold: true, discounts: [] })
  })

  test('where there is the early-booking discount, which is none to choose', () => {
    const bargainTier = { __typename: 'BargainTier', discount: 5 } as const
    const bargainSettings = {
      __typename: 'BargainSettings',
      active: true,
      untilDaysBeforeStart: 60,
      bargainTier,
    } as const
    const bargainConfig = {
      __typename: 'BargainConfig',
      active: true,
      priceCap: null,
      serviceCodePrefix: 'FB',
    } as const
    const early = {
      travel: travel({ pricing: travelPricing({ bargainSettings }) }),
      settings: settings({ bargainConfig }),
    }
    expect(shown({}, early)).toEqual({ isEmpty: false, isAnySold: false, names: [] })
    expect(shown({ personalDiscounts: [discount(UNSOLD)] }, early).names).toEqual(['Stammgast'])
  })
})
