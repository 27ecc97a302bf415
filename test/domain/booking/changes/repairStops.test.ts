import { describe, expect, test } from 'vitest'
import { stopChanges } from '#domain/booking/changes/repairStops.ts'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { SnapshotStop } from '#domain/booking/draft/snapshot.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { BUS, departure, NO_BUS, stop } from '#test/support/builders/departure.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const byBus = (busNetwork = BUS) => offer({ pricing: pricing({ departures: [departure({ busNetwork })] }) })
const outbound = (...stops: readonly BusStop[]) => ({ ...BUS, outbound: { nodeNos: ['n1', 'n9'], stops } })
const halt = (stopNo: string, time: string | null) => stop({ stopNo, nodeNo: 'n1', time, name: `Halt ${stopNo}` })

/** Two people of whom each had chosen a stop to get on, as they were seen, and as they are now. */
function changes(
  busNetwork: typeof BUS,
  seen: SnapshotStop,
  was: readonly [string | null, string | null] = ['1', '2'],
) {
  const chosen = draft({
    travellers: [billedTraveller({ outboundStopNo: was[0] }), traveller({ outboundStopNo: was[1] })],
  })
  const snapshot = { ...snapshotOf(resolve(chosen, byBus()))!, stops: [seen] }
  const now = draft({ travellers: [billedTraveller({ outboundStopNo: null }), traveller({ outboundStopNo: was[1] })] })
  return stopChanges(snapshot, resolve(now, byBus(busNetwork)))
}

const SEEN: SnapshotStop = { direction: 'outbound', stopNo: '1', time: '06:30', label: '06:30 | Bern' }

describe('a stop no longer served', () => {
  test.each([
    ['an hour later rather than two earlier', [halt('a', '04:29'), halt('b', '07:30')], 'b'],
    ['half an hour earlier rather than an hour later', [halt('a', '06:00'), halt('b', '07:30')], 'a'],
    ['one with a time rather than one without', [halt('a', null), halt('b', '18:29')], 'b'],
  ])('is repaired by the nearest in time: %s', (_case, stops, expected) => {
    expect(changes(outbound(...stops), SEEN)[0]).toMatchObject({ repair: { stopNo: expected } })
  })

  test('is near across midnight', () => {
    const seen = { ...SEEN, time: '23:50', label: '23:50 | Bern' }
    expect(changes(outbound(halt('a', '22:00'), halt('b', '00:10')), seen)[0]).toMatchObject({
      repair: { stopNo: 'b' },
    })
  })

  test('is reported with its name, its travellers and their new stop', () => {
    expect(changes(outbound(halt('a', '06:00')), SEEN)).toEqual([
      {
        kind: 'stop',
        direction: 'outbound',
        name: '06:30 | Bern',
        repair: { kind: 'stop', direction: 'outbound', stopNo: 'a', label: '06:00 | Halt a', travellers: [0] },
      },
    ])
  })

  test('has no repair where there is no other stop', () => {
    const onlyBack = { ...BUS, outbound: { nodeNos: ['n1', 'n9'], stops: [] } }
    expect(changes(onlyBack, SEEN)).toEqual([
      { kind: 'stop', direction: 'outbound', name: '06:30 | Bern', repair: null },
    ])
  })

  test('is not reported where nobody uses it, or the stops are not loaded', () => {
    expect(changes(outbound(halt('a', '06:00')), { ...SEEN, stopNo: '7' })).toEqual([])
    expect(changes(NO_BUS, SEEN)).toEqual([])
  })

  test('is handled separately on the way back', () => {
    expect(changes(BUS, { ...SEEN, direction: 'return' })).toEqual([])
  })
})

test('travellers of a return stop no longer served get the nearest one', () => {
  const chosen = draft({ travellers: [billedTraveller({ returnStopNo: '11' })] })
  const snapshot = {
    ...snapshotOf(resolve(chosen, byBus()))!,
    stops: [{ direction: 'return' as const, stopNo: '11', time: '19:30', label: '19:30 | Bern' }],
  }
  const now = draft({ travellers: [billedTraveller({ returnStopNo: null })] })
  const [change] = stopChanges(snapshot, resolve(now, byBus()))
  expect(change).toMatchObject({ direction: 'return', repair: { direction: 'return', stopNo: '11', travellers: [0] } })
})

test('without a date no stop is reported', () => {
  const chosen = draft({ travellers: [billedTraveller({ outboundStopNo: '1' })] })
  const snapshot = { ...snapshotOf(resolve(chosen, byBus()))!, stops: [SEEN] }
  expect(stopChanges(snapshot, resolve(draft({ date: null }), byBus()))).toEqual([])
})
