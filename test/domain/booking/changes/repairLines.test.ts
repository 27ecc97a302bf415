import { describe, expect, test } from 'vitest'
import type { Repair } from '#domain/booking/changes/repairChange.ts'
import { lineChanges, totalChange } from '#domain/booking/changes/repairLines.ts'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { SnapshotLine, Snapshot } from '#domain/booking/draft/snapshot.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const before = snapshotOf(resolve(draft(), offer()))
if (before === null) throw new Error('nothing seen')
const ROOM: SnapshotLine = { id: 'room:dz', kind: 'room', label: 'Doppelzimmer', quantity: 2, centimes: 258_000 }
const TRIP: SnapshotLine = {
  id: 'personalAddon:ausflug',
  kind: 'personalAddon',
  label: 'Ausflug',
  quantity: 3,
  centimes: 10_000,
}
const STOP: SnapshotLine = { id: 'busStop:1', kind: 'busStop', label: 'Bern', quantity: 1, centimes: 2000 }
const BEDS: Repair = { kind: 'beds', rooms: [], familyPackageId: 'familie', beds: [{ name: 'Familie', quantity: 1 }] }
const seen = (lines: readonly SnapshotLine[], fields: Partial<Snapshot> = {}): Snapshot => ({
  ...before,
  lines,
  ...fields,
})
const changes = (was: readonly SnapshotLine[], now: readonly SnapshotLine[]) => lineChanges(seen(was), seen(now), BEDS)

describe('changes of price lines', () => {
  test('are none for equal lines', () => {
    expect(changes([ROOM, TRIP, STOP], [STOP, TRIP, ROOM])).toEqual([])
  })

  test('report removed lines by name, beds with their repair', () => {
    expect(changes([ROOM, TRIP], [])).toEqual([
      { kind: 'gone', lineKind: 'room', name: 'Doppelzimmer', repair: BEDS },
      { kind: 'gone', lineKind: 'personalAddon', name: 'Ausflug', repair: null },
    ])
  })

  test('leave removed stops to the change of the stop', () => {
    expect(changes([STOP], [])).toEqual([])
  })

  test('report new lines with their price', () => {
    expect(changes([], [TRIP])).toEqual([
      { kind: 'new', lineKind: 'personalAddon', name: 'Ausflug', centimes: 10_000, currency: 'CHF', repair: null },
    ])
  })

  test('report smaller quantities, at the former price', () => {
    expect(changes([ROOM], [{ ...ROOM, quantity: 1, centimes: 129_000 }])).toEqual([
      { kind: 'fewer', lineKind: 'room', name: 'Doppelzimmer', was: 2, now: 1, repair: BEDS },
    ])
    expect(changes([TRIP], [{ ...TRIP, quantity: 2, centimes: 6667 }])).toEqual([
      { kind: 'fewer', lineKind: 'personalAddon', name: 'Ausflug', was: 3, now: 2, repair: null },
    ])
  })

  test('compare prices for the same quantity', () => {
    expect(changes([TRIP], [{ ...TRIP, quantity: 2, centimes: 8000 }])).toMatchObject([
      { kind: 'fewer' },
      { kind: 'price', was: 6667, now: 8000, currency: 'CHF', repair: null },
    ])
    expect(changes([TRIP], [{ ...TRIP, quantity: 6, centimes: 20_000 }])).toEqual([])
  })

  test('have no former price for a quantity of 0', () => {
    expect(changes([{ ...TRIP, quantity: 0, centimes: 0 }], [TRIP])).toEqual([])
  })
})

describe('the change of the total', () => {
  const was = seen([ROOM], { totalCentimes: 258_000 })

  test('is reported where the totals differ', () => {
    expect(totalChange(was, seen([ROOM], { totalCentimes: 260_000 }))).toEqual([
      { kind: 'total', was: 258_000, now: 260_000, currency: 'CHF', repair: null },
    ])
  })

  test.each<readonly [string, Snapshot, Snapshot]>([
    ['it is the same', was, was],
    ['it was not whole', { ...was, totalCentimes: null }, was],
    ['it is not whole', was, { ...was, totalCentimes: null }],
    ['it never was whole', { ...was, totalCentimes: null }, { ...was, totalCentimes: null }],
    ['it is in another currency', was, { ...was, totalCentimes: 250_000, currency: 'EUR' }],
    ['the beds went', was, seen([TRIP], { totalCentimes: 10_000 })],
  ])('is not told where %s', (...[, from, now]) => {
    expect(totalChange(from, now)).toEqual([])
  })

  test('of extras alone is reported where there were no beds before either', () => {
    expect(totalChange(seen([TRIP], { totalCentimes: 10_000 }), seen([TRIP], { totalCentimes: 12_000 }))).toHaveLength(
      1,
    )
  })
})
