import { expect, test } from 'vitest'
import { removedItems } from '#domain/booking/compare/removedItems.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { personalAddon, pricing } from '#test/support/builders/pricing.ts'

const chosen = (addonId: string, quantity: number, mandatory = false) => ({ addonId, quantity, mandatory })
const names = ['segeln', 'velo', 'taxe', 'badetuch']
const shop = offer({
  pricing: pricing({ personalAddons: names.map((id) => personalAddon({ id, name: `«${id}»` })) }),
})
const three = [traveller(), traveller(), traveller()]
const before = draft({
  travellers: three,
  personalAddons: [chosen('segeln', 1), chosen('velo', 3), chosen('taxe', 2, true), chosen('badetuch', 2)],
})
const left = (after: Parameters<typeof draft>[0]) =>
  removedItems(resolve(before, shop), resolve(draft({ travellers: three, ...after }), shop)).map(
    ({ label, quantity, availableQuantity }) => [label, quantity, availableQuantity],
  )

test('rooms and extras that are gone, or remain for fewer, are named; kept and mandatory ones are not', () => {
  expect(left({ rooms: [], personalAddons: [chosen('velo', 2), chosen('badetuch', 2)] })).toEqual([
    ['Doppelzimmer', 1, 0],
    ['«segeln»', 1, 0],
    ['«velo»', 3, 2],
  ])
})

test('who travels no more takes their part of what is chosen for each along', () => {
  const travellers = three.slice(1)
  expect(left({ travellers, personalAddons: [chosen('segeln', 1), chosen('velo', 2), chosen('badetuch', 2)] })).toEqual(
    [],
  )
  expect(left({ travellers, personalAddons: [chosen('segeln', 1), chosen('velo', 1), chosen('badetuch', 2)] })).toEqual(
    [['«velo»', 2, 1]],
  )
})
