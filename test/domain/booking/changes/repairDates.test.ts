import { describe, expect, test } from 'vitest'
import { dateChanges, variantChange } from '#domain/booking/changes/repairDates.ts'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const selling = (departures: readonly ReturnType<typeof departure>[], fields: Parameters<typeof offer>[0] = {}) =>
  offer({ pricing: pricing({ departures }), ...fields })
const on = (id: string, startDate: string, fields: Parameters<typeof departure>[0] = {}) =>
  departure({ id, startDate, endDate: startDate, ...fields })
const longOn = (id: string, startDate: string, extensionId: string) =>
  on(id, startDate, {
    includesExtension: true,
    extensions: [extension({ id: extensionId })],
    extensionBaseDate: { id: `${id}-base` },
  })

const FIRST = departure()
function seen(booking: BookingDraft, by: Offer): Snapshot {
  const snapshot = snapshotOf(resolve(booking, by))
  if (snapshot === null) throw new Error('nothing seen')
  return snapshot
}
/** Changes of a date between two offers. */
const changes = (booking: BookingDraft, before: Offer, now: Offer) =>
  dateChanges(seen(booking, before), seen(booking, now), now)
/** Where the change leads. */
const leadsTo = (booking: BookingDraft, before: Offer, now: Offer) =>
  changes(booking, before, now).map(({ repair }) => (repair?.kind === 'date' ? repair.date : (repair?.kind ?? null)))
const to = (dateId: string, extensionId: string | null = null) => [{ dateId, extensionId }]

describe('the repair of a date no longer sold', () => {
  const before = selling([FIRST])

  test.each<readonly [string, Offer, readonly unknown[]]>([
    ['to a later one that is nearer', selling([on('far', '2027-06-02'), on('near', '2027-06-19')]), to('near')],
    ['to an earlier one that is nearer', selling([on('near', '2027-06-08'), on('far', '2027-06-19')]), to('near')],
    [
      'to the later of two that are as near',
      selling([on('before', '2027-06-05'), on('after', '2027-06-19'), on('last', '2027-06-26')]),
      to('after'),
    ],
    [
      'past those that are closed',
      selling([on('near', '2027-06-13', { status: status('CLOSED') }), on('open', '2027-07-10')]),
      to('open'),
    ],
    [
      'past those without places',
      selling([
        on('near', '2027-06-13', { status: status('BOOKABLE'), places: new Map([['101', 0]]) }),
        on('open', '2027-07-10', { status: status('BOOKABLE'), places: new Map([['101', 2]]) }),
      ]),
      to('open'),
    ],
    [
      'to one without extension before one with',
      selling([longOn('long', '2027-06-13', 'meer'), on('plain', '2027-08-14')]),
      to('plain'),
    ],
    ['nowhere when nothing is left', selling([]), [null]],
  ])('%s', (...[, now, expected]) => {
    expect(leadsTo(draft(), before, now)).toEqual(expected)
  })
})

describe('an extension date no longer sold', () => {
  const date = { dateId: 'long', extensionId: 'meer' }
  const upgraded = draft({
    date,
    isUpgradedToExtension: true,
    extensionDowngradeDate: { dateId: 'd1', extensionId: null },
  })
  const long = longOn('long', '2027-06-12', 'meer')
  const before = selling([FIRST, long])

  test('has its departure as repair, before nearer ones with an extension', () => {
    const now = selling([FIRST, longOn('other', '2027-06-12', 'meer')])
    expect(changes(upgraded, before, now)).toMatchObject([{ kind: 'extension', name: 'Drei Tage am Meer' }])
    expect(leadsTo(upgraded, before, now)).toEqual(to('d1'))
  })

  test('has the same extension on another departure as repair when its departure is closed', () => {
    const closed = departure({ status: status('CLOSED') })
    const now = selling([
      closed,
      on('near', '2027-06-13'),
      longOn('berge', '2027-06-14', 'berge'),
      longOn('meer', '2027-09-04', 'meer'),
    ])
    expect(changes(upgraded, before, now)).toMatchObject([{ kind: 'date', state: 'gone', startDate: '2027-06-12' }])
    expect(leadsTo(upgraded, before, now)).toEqual(to('meer', 'meer'))
  })
})

test('a date without extension is not reported as an extension', () => {
  const remembered = { ...seen(draft(), selling([FIRST])), baseDate: { dateId: 'd2', extensionId: null } }
  const now = selling([on('d2', '2027-07-10')])
  expect(dateChanges(remembered, seen(draft(), now), now)).toMatchObject([{ kind: 'date', state: 'gone' }])
})

describe('the state of an unavailable date', () => {
  const state = (now: Offer) => changes(draft(), selling([FIRST]), now)[0]

  test.each<readonly [string, string, Offer]>([
    ['it begins today', 'departed', selling([FIRST], { today: '2027-06-12' })],
    ['it is not sold online any more', 'notOnline', selling([departure({ isSoldOnline: false })])],
    ['it is not there any more', 'gone', selling([on('d2', '2027-07-10', { isSoldOnline: false })])],
    ['it is not there any more, but others are', 'gone', selling([on('d2', '2027-07-10')])],
  ])('%s: %s', (...[, expected, now]) => {
    expect(state(now)).toMatchObject({ kind: 'date', state: expected })
  })

  test('is «gone» while its variant is not loaded', () => {
    const was = seen(draft(), selling([FIRST]))
    expect(dateChanges(was, { ...was, date: null }, { ...selling([]), pricing: null })).toMatchObject([
      { state: 'gone', repair: null },
    ])
  })
})

describe('a closed date', () => {
  const before = selling([FIRST])
  const closed = departure({ status: status('CLOSED') })

  test('has an open date as repair, else the waitlist, else none', () => {
    expect(leadsTo(draft(), before, selling([closed, on('d2', '2027-07-10')]))).toEqual(to('d2'))
    expect(leadsTo(draft(), before, selling([closed]))).toEqual(['waitlist'])
    const without = { settings: settings({ statuses: [status('BOOKABLE', { isDefaultStatus: true })] }) }
    expect(leadsTo(draft(), before, selling([closed], without))).toEqual([null])
  })

  test('is not reported when the snapshot was closed already', () => {
    expect(changes(draft(), selling([closed]), selling([closed]))).toEqual([])
  })

  test('is reported with its days', () => {
    expect(changes(draft(), before, selling([closed]))).toMatchObject([
      { kind: 'date', state: 'closed', startDate: '2027-06-12', endDate: '2027-06-18' },
    ])
  })
})

test('without a chosen date no date is reported', () => {
  const was = { ...seen(draft(), selling([FIRST])), date: null }
  expect(dateChanges(was, was, selling([]))).toEqual([])
})

describe('a variant no longer offered', () => {
  const variants = (entries: readonly (readonly [string, string])[]) =>
    offer({
      travel: travel({
        pricing: travelPricing({
          travels: entries.map(([id, transportTypeLabel]) => ({
            __typename: 'PricingVariant' as const,
            id,
            transportTypeLabel,
          })),
        }),
      }),
    })
  const was = seen(draft(), offer())

  test('is replaced by the one with the same label', () => {
    const known = draft({ snapshot: was })
    expect(
      variantChange(
        was,
        resolve(
          known,
          variants([
            ['v2', 'Flug'],
            ['v3', 'Car'],
          ]),
        ),
      ),
    ).toEqual([{ kind: 'variant', name: 'Car', repair: { kind: 'variant', pricingTravelId: 'v3', label: 'Car' } }])
    expect(
      variantChange(
        null,
        resolve(
          draft(),
          variants([
            ['v2', 'Flug'],
            ['v3', 'Bahn'],
          ]),
        ),
      ),
    ).toEqual([{ kind: 'variant', name: '', repair: { kind: 'variant', pricingTravelId: 'v2', label: 'Flug' } }])
  })

  test('is not reported while it is offered, while none was chosen, and where none is left', () => {
    expect(
      variantChange(
        was,
        resolve(
          draft(),
          variants([
            ['v2', 'Flug'],
            ['v1', 'Car'],
          ]),
        ),
      ),
    ).toEqual([])
    expect(variantChange(was, resolve(draft({ pricingTravelId: null }), variants([['v2', 'Flug']])))).toEqual([])
    expect(variantChange(was, resolve(draft(), offer({ travel: travel({ pricing: null }) })))).toEqual([])
  })
})
