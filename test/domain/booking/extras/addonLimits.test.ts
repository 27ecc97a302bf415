import { expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { collectiveLimits } from '#domain/booking/extras/addonLimits.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { collectiveAddon, pricing } from '#test/support/builders/pricing.ts'

const concert = collectiveAddon()
const sold = offer({
  pricing: pricing({
    departures: [departure({ services: services({ 304: 3000, 305: 1500 }) })],
    collectiveAddons: [concert],
  }),
  ...contingentsLeft({}, { 304: 7, 305: 3 }),
})

test.each<[string, readonly BookingDraft['travellers'][number][], number]>([
  // rule 9.2.6
  ['9999 times before anybody travels', [], 9999],
  ['as often as the service of the only age group', [traveller()], 7],
  // rule 5.6.4
  ['as often as the scarcer of two services', [traveller(), traveller({ ageGroupId: 'child' })], 3],
])('an extra for the group is left %s', (_case, travellers, left) => {
  expect(collectiveLimits(concert, { booking: resolve(draft({ travellers }), sold), taken: new Map() }).left).toBe(left)
})
