import { expect, test } from 'vitest'
import { withStopsMoved } from '#domain/booking/boarding/movedStops.ts'
import { departure, NO_BUS, stop } from '#test/support/builders/departure.ts'
import { traveller } from '#test/support/builders/draft.ts'

const bern = stop({ stopNo: '1', nodeNo: 'n1', stationNo: 'hBern' })
const zurich = stop({ stopNo: '2', nodeNo: 'n1', stationNo: 'hZurich' })
/** A date that serves these stops on the way out and back; each line has a destination too. */
const withStops = (...stops: readonly (typeof bern)[]) => {
  const end = stop({ stopNo: '99', nodeNo: 'n9' })
  return departure({
    busNetwork: {
      outbound: { nodeNos: ['n1', 'n9'], stops: [...stops, end] },
      return: { nodeNos: ['n9', 'n1'], stops: [end, ...stops] },
    },
  })
}
const from = withStops(bern, zurich)
const people = [traveller({ outboundStopNo: '1', returnStopNo: '2' }), traveller({ outboundStopNo: null })]
const moved = (to: typeof from | null, areNumbersKept = true, before: typeof from | null = from) =>
  withStopsMoved(people, { from: before, to, areNumbersKept }).map(({ outboundStopNo, returnStopNo }) => [
    outboundStopNo,
    returnStopNo,
  ])

test('people stay at their stations where another date has other stop numbers', () => {
  const swapped = withStops({ ...bern, stopNo: '2' }, { ...zurich, stopNo: '1' })
  expect(moved(swapped)).toEqual([
    ['2', '1'],
    [null, null],
  ])
})

test('of several stops at a station that of the same number goes first', () => {
  expect(moved(withStops({ ...bern, stopNo: '9' }, bern, zurich))[0]).toEqual(['1', '2'])
})

test('a station that is not served leaves no stop', () => {
  expect(moved(withStops({ ...bern, stopNo: '7' }))[0]).toEqual(['7', null])
})

test('while a network is not loaded, the numbers stay or are left out', () => {
  const unloaded = departure({ busNetwork: NO_BUS })
  for (const [before, to] of [
    [from, unloaded],
    [unloaded, from],
    [null, from],
    [from, null],
  ] as const) {
    expect(moved(to, true, before)[0]).toEqual(['1', '2'])
    expect(moved(to, false, before)[0]).toEqual([null, null])
  }
})
