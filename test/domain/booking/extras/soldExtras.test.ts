import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { bookingExtras, collectiveExtras, personalExtras } from '#domain/booking/extras/soldExtras.ts'
import { saleDate, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { collectiveAddon, personalAddon, pricing } from '#test/support/builders/pricing.ts'

const unloaded = { ...offer(), pricing: null }

test('before the variant is loaded there are no extras', () => {
  expect([
    personalExtras(resolve(draft(), unloaded)),
    bookingExtras(resolve(draft(), unloaded)),
    collectiveExtras(resolve(draft(), unloaded)),
  ]).toEqual([[], [], []])
})

test('an extra has its quantity, its service and the dates it is sold on', () => {
  const chosen = draft({ personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] })
  const [extra] = personalExtras(resolve(chosen, offer({ pricing: pricing({ personalAddons: [personalAddon()] }) })))
  expect(extra).toMatchObject({ chosen: 2, serviceNos: ['301'], hasServices: true })
  expect(extra?.isSoldOn(saleDate({ services: services({ 301: 5000 }) }))).toBe(true)
  expect(extra?.isSoldOn(saleDate())).toBe(false)
})

test('an extra of the group uses the services of the age groups that have one', () => {
  const family = draft({
    travellers: [traveller(), traveller({ ageGroupId: 'child' }), traveller({ ageGroupId: null })],
  })
  const [extra] = collectiveExtras(
    resolve(family, offer({ pricing: pricing({ collectiveAddons: [collectiveAddon()] }) })),
  )
  expect([extra?.serviceNos.length, extra?.serviceNos.includes('304'), extra?.serviceNos.includes('305')]).toEqual([
    2,
    true,
    true,
  ])
})
