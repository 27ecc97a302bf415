import { describe, expect, test } from 'vitest'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { initPayment, place, placesLeft, wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'

/** The wire booking of two travellers, with changes to the first. */
function bookingOf(changes: object) {
  return wireBooking({
    travellers: [wireTraveller({ isBillingAddress: true, ...changes }), wireTraveller({ firstName: 'Beat' })],
  })
}

const withHalf = (half: string) => `An${half}na`

describe.each([
  ['U+0000', '\u0000'],
  ['the first half of a surrogate pair', '\ud83d'],
  ['the second half of a surrogate pair', '\ude00'],
])('%s', (_, character) => {
  const text = withHalf(character)

  test.each<[place: string, told: string, json: unknown]>([
    ['travellers[0].firstName', 'Das Feld «Vorname»', bookingOf({ firstName: text })],
    ['travellers[0].city', 'Das Feld «Ort»', bookingOf({ city: text })],
    ['bookingRemarks', 'Das Feld «Bemerkungen»', wireBooking({ bookingRemarks: text })],
    [
      'customData.booking.frage',
      'Eine Angabe',
      wireBooking({ customData: { booking: { frage: text }, travellers: [] } }),
    ],
    [
      'customBookingParams.submissionId',
      'Eine Angabe',
      wireBooking({ customBookingParams: { submissionId: text, expectedTotal: 2054 } }),
    ],
  ])(
    'unstorable text at %s is refused in the words of the page, with its path in the log, and no contingent changes',
    async (path, told, json) => {
      const logged: object[] = []
      const open = await openPlatform({ onInfo: (details) => logged.push(details) })
      const { success, message } = await place(open, json)
      expect(success).toBe(false)
      expect(message).toBe(
        `${told} enthält ein Zeichen, das wir nicht speichern können. Bitte tippen Sie den Text von Hand neu ein.`,
      )
      expect(logged).toEqual([{ path }])
      expect(await placesLeft(open, 'alpen-bus-20270612', '101')).toBe(20)
      expect(await open.storage.db.selectFrom('booking').select('id').execute()).toEqual([])
    },
  )

  test('unstorable text in an id finds nothing', async () => {
    const open = await openPlatform()
    const query = `query($id: ID!) {
      travel(id: $id, tenantId: "4") { id }
      ratioTravel(id: $id) { id }
      ratioConfig(id: $id) { id }
      tenant(id: $id) { id }
      packageContingents(ratioTravelId: $id, dateId: $id) { available }
      serviceContingents(ratioTravelId: $id, dateId: $id) { available }
    }`
    expect(await open.ask(query, { id: text })).toEqual({
      travel: null,
      ratioTravel: null,
      ratioConfig: null,
      tenant: null,
      packageContingents: [],
      serviceContingents: [],
    })
    const listed = open.ask('query($id: ID!) { bestsellerTravels(tenantId: $id) { __typename } }', { id: text })
    await expect(listed).rejects.toThrow('this platform has no such tenant')
    expect(await initPayment(open, { bookingId: text })).toMatchObject({ success: false, transactionId: null })
  })

  test('unstorable text is refused on every write, and finds nothing on every read', async () => {
    const { storage } = await openPlatform()
    const row = { id: text, tenant_id: '4', name: 'View_Tour', conversion_time: '', document: '', created_at: '' }
    await expect(
      storage.write((transaction) => transaction.insertInto('conversion').values(row).execute()),
    ).rejects.toThrow('U+0000 or half')
    await expect(storage.db.updateTable('travel').set({ label: text }).execute()).rejects.toThrow('U+0000 or half')
    expect(await storage.db.selectFrom('travel').select('id').where('id', '=', text).execute()).toEqual([])
  })
})

test('a name with complete surrogate pairs is booked and stored unchanged', async () => {
  const open = await openPlatform()
  expect(await place(open, bookingOf({ firstName: 'An𠮷na 𝒢' }))).toMatchObject({ success: true })
  expect(await open.storage.db.selectFrom('person').select('first_name').execute()).toEqual([
    { first_name: 'An𠮷na 𝒢' },
  ])
})
