import { expect, test } from 'vitest'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { place, wireFlight, wirePassport, wireSingle } from '#test/support/platform/wireBooking.ts'

test('a passport that expires before the end of the travel is refused, one valid to its last day is accepted', async () => {
  const open = await openPlatform()
  expect((await place(open, wireFlight({ passportData: null }))).message).toContain('Ausweis')
  expect(
    (await place(open, wireFlight({ passportData: { ...wirePassport, validUntil: '2027-05-04' } }))).message,
  ).toContain('Ausweis')
  expect((await place(open, wireFlight({ passportData: { ...wirePassport, type: 'ID' } }))).message).toContain(
    'Ausweis',
  )
  expect(await place(open, wireFlight())).toMatchObject({ success: true, totalPrice: 1312 })
})

test('a travel of a group catalogue cannot be paid online', async () => {
  const open = await openPlatform()
  const result = await place(open, wireFlight({}, { payment: { type: 'online' } }))
  expect(result.message).toContain('Zahlungsart')
})

test('a stop on a travel without coach is refused', async () => {
  const open = await openPlatform()
  expect((await place(open, wireFlight({ busStopItemOutbound: { stopNo: 'E1' } }))).message).toContain('Einsteigeort')
})

test('the early-booking discount ends on the day defined by the travel', async () => {
  const bargain = {
    bargainDiscountSelection: [{ discount: { ratioServiceNo: '8101', serviceCode: 'FB50' }, quantity: 1 }],
  }
  // Start on 12 June, until 60 days before. On 15 April 58 days are left; rules 9.4.1.3 and 9.4.2 count two more.
  const inTime = await openPlatform({ today: () => '2027-04-15' })
  expect(await place(inTime, wireSingle(bargain))).toMatchObject({ success: true, totalPrice: 1277 })
  const late = await openPlatform({ today: () => '2027-04-16' })
  expect((await place(late, wireSingle(bargain))).message).toContain('Frühbucherrabatt')
})
