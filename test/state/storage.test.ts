import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { withPeopleRemembered } from '#domain/booking/commands/personalData.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { draftsAtom, storedDraftAtom } from '#state/booking.ts'
import { changedElsewhereAtom } from '#state/otherWindow.ts'
import { writeState, onStateChange, refreshPayment, restoreState, takeOverState } from '#state/storage.ts'
import type { Storages } from '#state/storedState.ts'
import { makeStore } from '#state/store.ts'
import { listUrlAtom } from '#state/listUrl.ts'
import { draft, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const NOW = 1_780_000_000
const SELLER = { tenantId: '4', isEsimActive: false, hasPaymentPage: true }

const storages = (local: Readonly<Record<string, string>> = {}): Storages => ({
  local: memoryStorage(local),
  session: memoryStorage(),
})

/** A tab with one draft. */
function tab(device: Storages) {
  const store = makeStore('2027-03-01', SELLER)
  restoreState(store, device, NOW)
  return store
}

describe('the state stored under «redux»', () => {
  // rules 3.17.1.1, 4.21.1
  test('is restored in another visit', () => {
    const device = storages()
    const store = tab(device)
    store.set(storedDraftAtom('provence'), draft())
    writeState(store, device)
    const back = tab(device).get(storedDraftAtom('provence'))
    expect(back?.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(back?.travellers[0]?.firstName).toBe('Anna')
    expect(JSON.parse(device.local.getItem('redux') ?? '')).toHaveProperty('bookings')
  })

  // rules 4.21.3, 8.1.1.10
  test.each([
    ['cut in half', '{"bookings":{"provence":{"version":"2.2.0","trave'],
    // rule 4.1.1
    ['of another version', JSON.stringify({ bookings: { provence: { ...draft(), version: '2.1.0' } } })],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', 'null'],
  ])('is ignored silently when it is %s', (_, text) => {
    const store = tab(storages({ redux: text }))
    expect(store.get(draftsAtom)).toEqual({})
    expect(store.get(storedDraftAtom('provence'))).toBeNull()
  })

  // rule 4.21.2
  test('has no filter, and a stored one is not restored', () => {
    const device = storages({
      redux: JSON.stringify({ travelFilter: { ...EMPTY_FILTER, query: 'See' }, bookings: {} }),
    })
    const store = tab(device)
    expect(store.get(listUrlAtom)).toBe('/reisen')
    store.set(listUrlAtom, '/reisen?query=Berge')
    writeState(store, device)
    expect(Object.keys(JSON.parse(device.local.getItem('redux') ?? '') as object)).toEqual([
      'bookings',
      'bestsellers',
      'resumptions',
    ])
  })

  // rule 4.21.3
  test('is not written when the device refuses to store, without further effect', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const store = makeStore('2027-03-01', SELLER)
    store.set(storedDraftAtom('provence'), draft())
    expect(() => writeState(store, { local: full, session: full })).not.toThrow()
    expect(store.get(storedDraftAtom('provence'))?.rooms).toHaveLength(1)
  })

  test('calls back on each change, until unsubscribed', () => {
    const store = makeStore('2027-03-01', SELLER)
    let changes = 0
    const end = onStateChange(store, () => (changes += 1))
    store.set(storedDraftAtom('provence'), draft())
    end()
    store.set(draftsAtom, {})
    expect(changes).toBe(1)
  })
})

describe('the people of a booking', () => {
  const local = (device: Storages) => device.local.getItem('redux') ?? ''
  const PEOPLE = /Anna|Beat|Muster|muster\.example|Gasse|1960-02-01|1958-06-12/
  /** The same device in another window, or on another day. */
  const later = (device: Storages): Storages => ({ local: device.local, session: memoryStorage() })

  test('survive a reload and not the window', () => {
    const device = storages()
    const store = tab(device)
    store.set(storedDraftAtom('provence'), draft())
    writeState(store, device)
    expect(local(device)).not.toMatch(PEOPLE)
    expect(
      tab(device)
        .get(storedDraftAtom('provence'))
        ?.travellers.map(({ firstName }) => firstName),
    ).toEqual(['Anna', 'Beat'])
    const next = tab(later(device)).get(storedDraftAtom('provence'))
    expect(next?.travellers.map(({ firstName, isBirthdayPresumed }) => [firstName, isBirthdayPresumed])).toEqual([
      ['', true],
      ['', true],
    ])
    expect(next).toMatchObject({ arePeopleForgotten: true, rooms: draft().rooms })
  })

  // rule 10.18
  test('leave the device as soon as they are no longer to be remembered', () => {
    const device = storages()
    const store = tab(device)
    onStateChange(store, () => writeState(store, device))
    store.set(storedDraftAtom('provence'), withPeopleRemembered(draft(), true))
    expect(local(device)).toMatch(PEOPLE)
    expect(tab(later(device)).get(storedDraftAtom('provence'))).toMatchObject({
      arePeopleForgotten: false,
      travellers: [{ firstName: 'Anna', birthday: '1960-02-01' }, { firstName: 'Beat' }],
    })
    store.set(draftsAtom, ({ provence = draft() }) => ({ provence: withPeopleRemembered(provence, false) }))
    expect(local(device)).not.toMatch(PEOPLE)
    expect(store.get(storedDraftAtom('provence'))?.travellers[0]?.firstName).toBe('Anna')
  })

  test('in the former format leave the device at the next visit', () => {
    const older = {
      ...draft(),
      customBookingAnswers: {},
      paymentType: 'invoice',
      paymentTransactionId: null,
      paymentOutcome: null,
    }
    const device = storages({ redux: JSON.stringify({ bookings: { provence: older } }) })
    expect(tab(device).get(storedDraftAtom('provence'))).toMatchObject({
      arePeopleForgotten: true,
      rooms: draft().rooms,
    })
    expect(local(device)).toContain('"dz"')
    expect(local(device)).not.toMatch(/Anna|Muster|muster\.example|Gasse/)
  })

  test('stay those of each window while another one changes the choices', () => {
    const device = storages()
    const one = tab(device)
    one.set(storedDraftAtom('provence'), draft())
    writeState(one, device)
    const other = { ...later(device) }
    const second = tab(other)
    second.set(draftsAtom, ({ provence = draft() }) => ({ provence: { ...provence, co2compensation: true } }))
    writeState(second, other)
    takeOverState(one, device, NOW)
    expect(one.get(storedDraftAtom('provence'))).toMatchObject({
      co2compensation: true,
      travellers: [{ firstName: 'Anna', birthday: '1960-02-01', isBirthdayPresumed: false }, { firstName: 'Beat' }],
    })
  })
})

describe('two tabs on one device', () => {
  test('have the same booking after one of them wrote', () => {
    const device = storages()
    const [one, other] = [tab(device), tab(device)]
    one.set(storedDraftAtom('provence'), draft({ acquisitionChannel: 'Zeitung' }))
    writeState(one, device)
    takeOverState(other, device, NOW)
    expect(other.get(storedDraftAtom('provence'))?.acquisitionChannel).toBe('Zeitung')
  })

  // rule 10.18
  test('do not restore a booking the other one deleted', () => {
    const device = storages()
    const one = tab(device)
    one.set(storedDraftAtom('provence'), draft())
    writeState(one, device)
    const other = tab(device)
    one.set(draftsAtom, {})
    writeState(one, device)
    takeOverState(other, device, NOW)
    expect(other.get(draftsAtom)).toEqual({})
  })

  test('leave a pending submit unchanged when another booking changed', () => {
    const device = storages()
    const sending = draft({ submission: { ...draft().submission, submissionId: 'id', isSubmitting: true } })
    const one = tab(device)
    one.set(storedDraftAtom('provence'), sending)
    writeState(one, device)
    takeOverState(one, device, NOW)
    expect(one.get(storedDraftAtom('provence'))?.submission.isSubmitting).toBe(true)
  })

  // rule 10.13
  test('never lose the id of a submission under way to a state that another window had before it', () => {
    const device = storages()
    const one = tab(device)
    one.set(storedDraftAtom('provence'), draft())
    writeState(one, device)
    const other = tab(device)
    const sending = draft({ submission: { ...draft().submission, submissionId: 'id', isSubmitting: true } })
    one.set(storedDraftAtom('provence'), sending)
    writeState(one, device)
    // The other one writes before it has read that.
    writeState(other, device)
    takeOverState(one, device, NOW)
    expect(one.get(storedDraftAtom('provence'))).toBe(sending)
    takeOverState(other, device, NOW)
    expect(other.get(storedDraftAtom('provence'))?.submission.submissionId).toBe('id')
  })

  // rule 4.16.2
  test('keep a submission under way and the summary while the other one only moves on to another step', () => {
    const device = storages()
    const refusal = { message: null, shownCentimes: 100, platformCentimes: 200 }
    const submission = { ...draft().submission, submissionId: 'id', isSubmitting: true, refusal }
    const sending = draft({
      customData: { booking: {}, travellers: [{}, {}] },
      summary: summaryOf(draft()),
      submission: { ...submission, acceptedTotalCentimes: 200 },
    })
    const one = tab(device)
    one.set(storedDraftAtom('provence'), sending)
    writeState(one, device)
    const other = tab(device)
    const moveOn = (current: Record<string, BookingDraft>, fields: Partial<BookingDraft>) => ({
      provence: { ...draft(), ...current['provence'], lastActivityTimestamp: NOW + 5, ...fields },
    })
    other.set(draftsAtom, (current) => moveOn(current, {}))
    writeState(other, device)
    takeOverState(one, device, NOW)
    expect(one.get(storedDraftAtom('provence'))).toEqual({ ...sending, lastActivityTimestamp: NOW + 5 })
    other.set(draftsAtom, (current) => moveOn(current, { co2compensation: true }))
    writeState(other, device)
    takeOverState(one, device, NOW)
    expect(one.get(storedDraftAtom('provence'))?.summary).toBeNull()
  })

  test('report a booking with other decisions in the other tab, not one that was only looked at', () => {
    const device = storages()
    const one = tab(device)
    one.set(storedDraftAtom('provence'), draft())
    writeState(one, device)
    const other = tab(device)
    one.set(storedDraftAtom('provence'), draft({ currentStep: 3, lastActivityTimestamp: NOW }))
    writeState(one, device)
    takeOverState(other, device, NOW)
    expect(other.get(changedElsewhereAtom)).toEqual([])
    one.set(storedDraftAtom('provence'), draft({ acquisitionChannel: 'Zeitung' }))
    writeState(one, device)
    takeOverState(other, device, NOW)
    expect(other.get(changedElsewhereAtom)).toEqual(['provence'])
  })
})

describe('a window that does not know the birthdays', () => {
  const changedBy = (store: ReturnType<typeof tab>, fields: Partial<BookingDraft>) =>
    store.set(draftsAtom, ({ provence = draft() }) => ({ provence: { ...provence, ...fields } }))

  /** A window that knows them, and one without. */
  function twoWindows() {
    const device = storages()
    const knowing = tab(device)
    knowing.set(storedDraftAtom('provence'), draft())
    writeState(knowing, device)
    const later = { local: device.local, session: memoryStorage() }
    return { device, knowing, later, other: tab(later) }
  }

  test('reports no change when the other one writes their placeholders for the date chosen here', () => {
    const { device, knowing, later, other } = twoWindows()
    changedBy(other, { snapshot: snapshotOf(resolve(draft(), wholeOffer())) })
    writeState(other, later)
    takeOverState(knowing, device, NOW)
    const placeholders = () => other.get(storedDraftAtom('provence'))?.travellers.map(({ birthday }) => birthday)
    const before = placeholders()
    writeState(knowing, device)
    takeOverState(other, later, NOW)
    expect(placeholders()).not.toEqual(before)
    expect(other.get(changedElsewhereAtom)).toEqual([])
  })

  // rule 10.18
  test('reports that one was given which nobody had given', () => {
    const { device, knowing, later, other } = twoWindows()
    const [anna = traveller(), beat = traveller()] = draft().travellers
    changedBy(knowing, { travellers: [anna, { ...beat, birthday: null }] })
    writeState(knowing, device)
    takeOverState(other, later, NOW)
    other.set(changedElsewhereAtom, [])
    changedBy(knowing, { travellers: [anna, beat] })
    writeState(knowing, device)
    takeOverState(other, later, NOW)
    expect(other.get(changedElsewhereAtom)).toEqual(['provence'])
  })
})

describe('the payment of a placed booking', () => {
  const submission = { ...draft().submission, submitSuccessful: true, bookingId: 'b1' }
  const paying = (payment: Partial<ReturnType<typeof draft>['payment']>, bookingId = 'b1') =>
    draft({ submission: { ...submission, bookingId }, payment: { ...draft().payment, type: 'online', ...payment } })

  /** The draft of this tab after another one has written. */
  function refreshed(ours: ReturnType<typeof draft>, theirs: ReturnType<typeof draft>) {
    const device = storages()
    const one = tab(device)
    one.set(draftsAtom, { provence: theirs })
    writeState(one, device)
    const other = makeStore('2027-03-01', SELLER)
    other.set(draftsAtom, { provence: ours })
    refreshPayment(other, 'provence', { local: () => device.local, nowSeconds: NOW })
    return other.get(storedDraftAtom('provence'))?.payment
  }

  test.each([
    ['is being started', { initializing: true }],
    ['was started', { initialized: true, transactionId: 'tx1' }],
    ['was paid', { initialized: true, transactionId: 'tx1', outcome: 'paid' }],
  ] as const)('that %s in another window is known before it is started here', (_case, theirs) => {
    expect(refreshed(paying({}), paying(theirs))).toMatchObject(theirs)
    expect(refreshed(paying({ initialized: true, transactionId: '' }), paying(theirs))).toMatchObject(theirs)
  })

  test('that was started here is newer than the stored one, which a full device may have refused', () => {
    expect(refreshed(paying({ initialized: true, transactionId: 'tx1' }), paying({}))?.transactionId).toBe('tx1')
  })

  test('is not taken over from another booking', () => {
    expect(refreshed(paying({}, 'b2'), paying({ initialized: true, transactionId: 'tx1' }))?.transactionId).toBeNull()
  })

  test('stays as it is where the storage cannot be read', () => {
    const store = makeStore('2027-03-01', SELLER)
    store.set(draftsAtom, { provence: paying({}) })
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    refreshPayment(store, 'provence', { local: denied, nowSeconds: NOW })
    refreshPayment(store, 'provence', { local: () => memoryStorage({}), nowSeconds: NOW })
    expect(store.get(storedDraftAtom('provence'))?.payment).toEqual(paying({}).payment)
  })
})
