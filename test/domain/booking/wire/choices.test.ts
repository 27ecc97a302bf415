import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { choicesOfEach, NO_CHOICES } from '#domain/booking/wire/choices.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { collectiveAddon, discount, personalAddon, pricing } from '#test/support/builders/pricing.ts'

const SERVICES = services({ 301: 4500, 304: 3000, 305: 1500, 314: 3000, 315: 1500, 401: -2000, 402: -1000 })
const BASE = departure({ services: SERVICES })
const LONGER = departure({
  id: 'd2',
  includesExtension: true,
  services: SERVICES,
  extensionBaseDate: { id: 'd1' },
  extensions: [extension()],
})
const OFFER = offer({
  pricing: pricing({
    departures: [BASE, LONGER],
    personalAddons: [personalAddon()],
    collectiveAddons: [
      collectiveAddon(),
      collectiveAddon({ id: 'fuehrung', name: 'Führung', services: { adult: '314', child: '315' } }),
    ],
    personalDiscounts: [discount(), discount({ id: 'treue', ratioServiceNo: '402', name: 'Treue' })],
  }),
})

const EMPTY = {
  accommodationAddons: [],
  personalAddons: [],
  bookingAddons: [],
  collectiveAddons: [],
  extensions: [],
  personalDiscounts: [],
}
const of = (index: number, fields: Partial<BookingDraft> = {}, held = OFFER) =>
  choicesOfEach(resolve(draft(fields), held))[index] ?? NO_CHOICES

describe('the choices of a traveller', () => {
  test('are empty lists while nothing is chosen', () => {
    expect(of(0)).toEqual(EMPTY)
  })

  test('are empty lists while no variant is loaded', () => {
    const chosen = { collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }] }
    expect(of(0, chosen, offer({ pricing: null }))).toEqual(EMPTY)
  })

  // rule 3.9.3
  test('include group extras only if they were chosen', () => {
    const collectiveAddons = ['konzert', 'andere'].map((addonId) => ({ addonId, quantity: 1, mandatory: false }))
    expect(of(0, { collectiveAddons }).collectiveAddons).toMatchObject([{ id: 'konzert', name: 'Konzert' }])
  })

  test('include a discount for the chosen number of travellers, in their order', () => {
    const personalDiscounts = [{ discountId: 'treue', quantity: 1, mandatory: false }]
    expect([0, 1].map((index) => of(index, { personalDiscounts }).personalDiscounts)).toMatchObject([
      [{ id: 'treue', ratioServiceNo: '402', name: 'Treue' }],
      [],
    ])
  })
})

describe('the extension of a traveller', () => {
  const upgraded = { date: { dateId: 'd2', extensionId: 'meer' } }
  const inRooms = (...ids: (string | null)[]) => ({
    travellers: ids.map((accommodationId) => traveller({ accommodationId })),
  })

  // rule 3.9.3
  test('is that of the room the traveller’s own is mapped to', () => {
    const fields = { ...upgraded, ...inRooms('dz', 'ez') }
    expect([0, 1].map((index) => of(index, fields).extensions.map(({ ratioPackageNo }) => ratioPackageNo))).toEqual([
      ['201'],
      ['202'],
    ])
  })

  test('is empty without a room, on a date without extension, and on a date that is gone', () => {
    expect(of(0, { ...upgraded, ...inRooms(null) }).extensions).toEqual([])
    expect(of(0, inRooms('dz')).extensions).toEqual([])
    expect(of(0, { date: { dateId: 'gone', extensionId: null } }).extensions).toEqual([])
  })
})
