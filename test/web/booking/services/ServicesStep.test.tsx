// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { settle } from '#domain/booking/settle.ts'
import { ServicesStep } from '#web/booking/services/ServicesStep.tsx'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  collectiveAddon,
  discount,
  mandatorySettings,
  PER_NIGHT,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'

// rules 1.1.3.4, 2.5.1.4
test('extras are drawn by what they are for, prescribed ones with the reason', () => {
  const sold = offer({
    pricing: pricing({
      departures: [departure({ services: services({ '301': 4500, '303': 2000 }) })],
      personalAddons: [personalAddon()],
      bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true) })],
    }),
  })
  const words = textOf(renderFunnel(ServicesStep, settle(draft(), sold), sold).container)
  expect(words).toContain('Pro Person')
  expect(words).toContain('Ausflug CHF 45.-')
  expect(words).toContain('Für Ihre Buchung')
  expect(words, 'its price is part of the total, and none to add').toContain(
    'Gehört zur Reise, im Total enthalten: CHF 20.-',
  )
  expect(words).not.toContain('inbegriffen')
  expect(words).toContain('Was zur Reise gehört, ist im Total schon enthalten. Alles andere ist freiwillig.')
  expect(words).not.toContain('Alle Zusatzleistungen sind freiwillig.')
})

test('how many can have an extra is told by what is left, or by whom it is for', () => {
  const sold = selling({ '301': 4500 }, { personalAddons: [personalAddon()] })
  const pair = draft({ travellers: [traveller(), traveller()] })
  expect(step(pair, { ...sold, ...contingentsLeft({}, { 301: 1 }) })).toContain('Ausflug Nur noch 1 frei')
  const family = draft({ travellers: [traveller(), traveller({ birthday: '2018-03-10', ageGroupId: 'child' })] })
  const forAdults = selling({ '301': 4500 }, { personalAddons: [personalAddon({ allowedAgeGroups: ['adult'] })] })
  expect(step(family, forAdults)).toContain('Für 1 von Ihnen möglich')
})

test('where nothing is prescribed the step says that all is optional', () => {
  const words = step(draft(), selling({ '301': 4500 }, { personalAddons: [personalAddon()] }))
  expect(words).toContain('Alle Zusatzleistungen sind freiwillig.')
})

test('where there is nothing to choose the step says so', () => {
  expect(textOf(renderFunnel(ServicesStep, draft(), offer()).container)).toContain('Sie können weitergehen.')
})

// rule 10.11
test('where the chosen date has gone the step asks for a new one', () => {
  const gone = draft({ date: { dateId: 'gone', extensionId: null } })
  const words = textOf(renderFunnel(ServicesStep, gone, offer()).container)
  expect(words).toContain('Wählen Sie zuerst ein neues Reisedatum.')
  expect(words).not.toContain('Sie können weitergehen.')
})

const step = (of: ReturnType<typeof draft>, sold: ReturnType<typeof offer>) =>
  textOf(renderFunnel(ServicesStep, settle(of, sold), sold).container)
const selling = (prices: Parameters<typeof services>[0], extras: Parameters<typeof pricing>[0]) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(prices) })], ...extras }) })

/** A sale with an early-booking discount until 12 March 2027. */
const early = {
  travel: travel({
    pricing: travelPricing({
      bargainSettings: {
        __typename: 'BargainSettings',
        active: true,
        untilDaysBeforeStart: 94,
        bargainTier: { __typename: 'BargainTier', discount: 50 },
      },
    }),
  }),
  settings: settings({
    bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
  }),
  pricing: pricing({
    departures: [departure({ services: services({ '8101': { code: 'FB50', centimes: -5000 } }) })],
  }),
}

describe('a row tells', () => {
  test('the people it is for, by the rules', () => {
    const filter = { minAge: 6, maxAge: 12, __typename: 'AgeFilter' as const }
    const child = mandatorySettings(true, {
      checkAgeGroups: true,
      ageGroups: ['child'],
      useAgeFilter: true,
      ageFilter: filter,
    })
    const sold = selling({ '301': 1500 }, { personalAddons: [personalAddon({ mandatorySettings: child })] })
    const withChild = draft({ travellers: [traveller(), traveller({ ageGroupId: 'child', birthday: '2019-01-01' })] })
    const words = step(withChild, sold)
    expect(words).toContain('Gehört zur Reise, im Total enthalten: CHF 15.- Für Kinder von 6 bis 12 Jahren')
    expect(words).toContain('1 ×')
  })

  test('the price of one and of all, for how many nights', () => {
    const sold = selling({ '301': 1000 }, { personalAddons: [personalAddon({ calculationSettings: PER_NIGHT })] })
    const chosen = draft({ personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] })
    expect(step(chosen, sold)).toContain('CHF 60.- pro Person, 6 Nächte zusammen CHF 120.-')
  })

  test('how the price of the group comes about', () => {
    const sold = selling({ '304': 5900, '305': 3200 }, { collectiveAddons: [collectiveAddon()] })
    const words = step(draft({ travellers: [traveller(), traveller({ ageGroupId: 'child' })] }), sold)
    expect(words).toContain('1 × Erwachsene CHF 59.-, 1 × Kinder CHF 32.-')
    expect(words).toContain('CHF 91.- für alle 2')
    expect(words).toContain('Der Preis richtet sich nach dem Alter.')
  })

  // rule 9.4.2
  test('the last day of the early-booking discount', () => {
    expect(step(draft(), offer(early))).toContain('Noch bis 12.03.2027. Wird automatisch abgezogen.')
    const prices = services({ '8101': { code: 'FB50', centimes: -5000 }, '401': -2000 })
    const both = pricing({ departures: [departure({ services: prices })], personalDiscounts: [discount()] })
    const late = step(draft(), offer({ ...early, pricing: both, today: '2027-03-13' }))
    expect(late).toContain('Den Frühbucherrabatt gab es bis 12.03.2027.')
    expect(late).not.toContain('weiteres Angebot')
  })

  test('why there is no early-booking discount, also where there are no others', () => {
    const late = step(draft(), offer({ ...early, today: '2027-03-13' }))
    expect(late).toContain('Frühbucherrabatt Den Frühbucherrabatt gab es bis 12.03.2027.')
    expect(step(draft(), offer())).not.toContain('Frühbucherrabatt')
  })
})

describe('an extra that cannot be chosen', () => {
  test('says why, and what would open it', () => {
    const only = personalAddon({ allowedAgeGroups: ['child'] })
    const sold = selling(
      { '301': 4500, '302': 4500 },
      { personalAddons: [only, personalAddon({ id: 'schiff', ratioServiceNo: '302' })] },
    )
    const words = step(draft(), sold)
    expect(words).toContain('1 weiteres Angebot ist zurzeit nicht buchbar')
    expect(words).toContain('Für dieses Alter nicht buchbar. Für Reisende bis 15 Jahre.')
  })

  test('stands under the room it would belong to', () => {
    const room = pricing().accommodations.map((own) => ({ ...own, addons: ['balkon', 'safe'] }))
    const addons = [roomAddon(), roomAddon({ id: 'safe', ratioServiceNo: '399' })]
    const sold = selling({ '399': 1000 }, { accommodations: room, accommodationAddons: addons })
    expect(step(draft(), sold)).toContain('An diesem Datum nicht erhältlich.')
  })

  test('is no section of its own where nothing beside it can be had', () => {
    const only = personalAddon({ allowedAgeGroups: ['child'] })
    const words = step(
      draft(),
      selling({ '301': 4500, '303': 2000 }, { personalAddons: [only], bookingAddons: [bookingAddon()] }),
    )
    expect(words).toContain('Für Ihre Buchung')
    expect(words).not.toContain('Pro Person')
    expect(words).not.toContain('nicht buchbar')
    const room = pricing().accommodations.map((own) => ({ ...own, addons: ['balkon'] }))
    const closed = selling({}, { accommodations: room, accommodationAddons: [roomAddon()] })
    expect(step(draft(), closed)).toContain('Für Sie gibt es zurzeit keine Zusatzleistungen.')
  })

  // rule 1.1.3.4
  test('is counted for discounts as well', () => {
    const settingsOfChild = mandatorySettings(false, { checkAgeGroups: true, ageGroups: ['child'] })
    const discounts = [
      discount({ mandatorySettings: settingsOfChild }),
      discount({ id: 'treue', ratioServiceNo: '402' }),
    ]
    const sold = selling({ '401': -2000, '402': -1000 }, { personalDiscounts: discounts })
    expect(step(draft(), sold)).toContain('Für dieses Alter nicht buchbar.')
  })

  test('is told for a discount that hangs on a birthday, which is asked for later only', () => {
    const filter = { minAge: 60, maxAge: null, __typename: 'AgeFilter' as const }
    const seniors = mandatorySettings(false, {
      checkAgeGroups: true,
      ageGroups: ['adult'],
      useAgeFilter: true,
      ageFilter: filter,
    })
    const sold = selling({ '401': -6000 }, { personalDiscounts: [discount({ mandatorySettings: seniors })] })
    const words = step(draft({ travellers: [traveller({ birthday: null })] }), sold)
    expect(words).toContain('Ermässigungen')
    expect(words).toContain('Hängt vom Geburtsdatum ab. Für Reisende ab 60 Jahren.')
    expect(words.match(/ab 60 Jahren/g)).toHaveLength(1)
    expect(words).not.toContain('zurzeit nicht buchbar')
    const born = step(draft({ travellers: [traveller({ birthday: '1960-02-01' })] }), sold)
    expect(born.match(/Für Reisende ab 60 Jahren/g)).toHaveLength(1)
  })

  test('names the rooms it is for as one says them', () => {
    const rooms = [room(), SINGLE_ROOM, room({ id: 'tz', name: 'Dreibettzimmer' })]
    const forRooms = mandatorySettings(false, {
      checkAccommodationTypes: true,
      accommodations: rooms.map(({ id }) => id),
    })
    const personalDiscounts = [discount({ mandatorySettings: forRooms })]
    const sold = selling({ '401': -6000 }, { accommodations: rooms, personalDiscounts })
    expect(step(draft(), sold)).toContain('Gilt für: Doppelzimmer, Einzelzimmer oder Dreibettzimmer')
  })

  test('is not mentioned where the platform could never sell it', () => {
    const sold = selling({}, { collectiveAddons: [collectiveAddon({ services: { adult: null, child: null } })] })
    expect(step(draft(), sold)).toContain('Zu dieser Reise gibt es keine Zusatzleistungen.')
  })
})
