import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { readSnapshot } from '#domain/booking/stored/snapshotShape.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const travellers = [traveller({ outboundStopNo: '1', returnStopNo: '11' })]
const snapshot = snapshotOf(
  resolve(
    draft({
      travellers,
      date: { dateId: 'd3', extensionId: 'meer' },
      extensionDowngradeDate: { dateId: 'd1', extensionId: null },
    }),
    wholeOffer(),
  ),
)
if (snapshot === null) throw new Error('nothing seen')
const { date, lines, stops, choices } = snapshot
const [line, stop] = [lines[0], stops[0]]
const readWith = (fields: object) =>
  readSnapshot({ snapshot: JSON.parse(JSON.stringify({ ...snapshot, ...fields })) as unknown })

describe('a stored snapshot', () => {
  test('comes back as it was', () => {
    expect(readWith({})).toEqual(snapshot)
    expect([stops.length, lines.length > 0, date?.extension]).toEqual([2, true, 'Drei Tage am Meer'])
  })

  test('drops unknown fields', () => {
    expect(readWith({ name: 'Anna', date: { ...date, note: 'x' } })).toEqual(snapshot)
  })

  test.each<readonly [string, object]>([
    ['no date', { date: null }],
    ['no base date', { baseDate: null }],
    ['no total', { totalCentimes: null }],
    ['a name of 80 characters', { variantLabel: 'x'.repeat(80) }],
    ['120 lines', { lines: Array.from({ length: 120 }, () => line) }],
    ['no lines and stops', { lines: [], stops: [] }],
    ['an extension without name', { date: { ...date, extension: null } }],
    ['a stop without time', { stops: [{ ...stop, time: null }] }],
    ['nobody travelling', { choices: { ...choices, people: [] }, ageGroupIds: [] }],
  ])('with %s is read', (_case, fields) => {
    expect(readWith(fields)).toEqual({ ...snapshot, ...fields })
  })

  test.each<readonly [string, object]>([
    ['no variant', { variantId: undefined }],
    ['a name of 81 characters', { variantLabel: 'x'.repeat(81) }],
    ['a date without id', { date: { ...date, dateId: undefined } }],
    ['a day with text before it', { date: { ...date, startDate: 'x2027-06-12' } }],
    ['a day with text behind it', { date: { ...date, endDate: '2027-06-12x' } }],
    ['a short year', { date: { ...date, startDate: '7-06-12' } }],
    ['a short month', { date: { ...date, startDate: '2027-6-12' } }],
    ['a short day', { date: { ...date, startDate: '2027-06-2' } }],
    ['a day that does not exist', { date: { ...date, endDate: '2027-02-30' } }],
    ['no status', { status: undefined }],
    ['another currency', { currency: 'USD' }],
    ['a negative number of babies', { babiesTooOld: -1 }],
    ['half a centime', { totalCentimes: 0.5 }],
    ['121 lines', { lines: Array.from({ length: 121 }, () => line) }],
    ['a line without id', { lines: [{ ...line, id: undefined }] }],
    ['a line of another kind', { lines: [{ ...line, kind: 'tip' }] }],
    ['a line without quantity', { lines: [{ ...line, quantity: undefined }] }],
    ['a line without amount', { lines: [{ ...line, centimes: null }] }],
    ['a stop in no direction', { stops: [{ ...stop, direction: 'sideways' }] }],
    ['a stop without number', { stops: [{ ...stop, stopNo: undefined }] }],
    ['no choices', { choices: undefined }],
    ['choices without rooms', { choices: { ...choices, rooms: undefined } }],
    ['another way to pay', { choices: { ...choices, paymentType: 'gold' } }],
    ['a person without bed entry', { choices: { ...choices, people: [{ outboundStopNo: null, returnStopNo: null }] } }],
    ['age groups as numbers', { ageGroupIds: [1] }],
  ])('with %s is none', (_case, fields) => {
    expect(readWith(fields)).toBeNull()
  })

  test('is null in anything that is no draft', () => {
    for (const stored of [null, 'draft', [], {}, { snapshot: null }]) expect(readSnapshot(stored)).toBeNull()
  })
})
