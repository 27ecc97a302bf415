import { describe, expect, test } from 'vitest'
import { soloSupplement } from '#domain/booking/rooms/soloSupplement.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { room } from '#test/support/builders/room.ts'

const option = (
  totalCapacity: number,
  pricePerPerson: number | null,
  fields: { shared?: boolean; maxQuantity?: number } = {},
) => ({
  pricePerPerson,
  maxQuantity: fields.maxQuantity ?? 1,
  room: room({ totalCapacity, partialOccupancyAllowed: fields.shared === true }),
})

const alone = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })

describe('the single room surcharge', () => {
  test('is the difference to a place in a shared room, the cheapest of each', () => {
    const options = [option(1, 149_000), option(1, 155_000), option(2, 139_000, { shared: true }), option(2, 129_000)]
    expect(soloSupplement(alone, options)).toEqual({ centimes: 10_000, than: 'sharedPlace' })
  })

  test('is the difference to the double room where no place can be shared', () => {
    expect(soloSupplement(alone, [option(1, 149_000), option(2, 129_000)])).toEqual({
      centimes: 20_000,
      than: 'double',
    })
    const full = option(2, 139_000, { shared: true, maxQuantity: 0 })
    expect(soloSupplement(alone, [option(1, 149_000), full, option(2, 129_000)])).toEqual({
      centimes: 20_000,
      than: 'double',
    })
  })

  test('is not the difference to a bunk in a room of many', () => {
    const options = [option(1, 149_000), option(2, 129_000), option(6, 69_000, { shared: true })]
    expect(soloSupplement(alone, options)).toEqual({ centimes: 20_000, than: 'double' })
  })

  test('for two is the difference to half a double room', () => {
    const options = [option(1, 149_000), option(2, 129_000), option(2, 119_000, { shared: true })]
    expect(soloSupplement(draft(), options)).toEqual({ centimes: 20_000, than: 'double' })
  })

  test('is null where it costs the same, but not one centime more', () => {
    expect(soloSupplement(alone, [option(1, 129_000), option(2, 129_000)])).toBeNull()
    expect(soloSupplement(alone, [option(1, 129_001), option(2, 129_000)])).toEqual({ centimes: 1, than: 'double' })
  })

  test('is null where it is not sold, nothing else is, or more than two travel', () => {
    expect(soloSupplement(alone, [option(1, null), option(2, 129_000)])).toBeNull()
    expect(soloSupplement(alone, [option(1, 149_000), option(3, 119_000)])).toBeNull()
    const family = draft({ travellers: [traveller({ familyPackageId: 'familie' }), traveller()] })
    expect(soloSupplement(family, [option(1, 149_000), option(2, 129_000)])).toBeNull()
    expect(
      soloSupplement(draft({ travellers: [traveller(), traveller(), traveller()] }), [
        option(1, 149_000),
        option(2, 129_000),
      ]),
    ).toBeNull()
  })
})
