import { expect, test } from 'vitest'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { place, wireFlight, wirePassport, wireTraveller } from '#test/support/platform/wireBooking.ts'

test('a passport that expires before the end of the travel is refused, one valid to its last day is accepted', async () => {
  const open = await openPlatform()
  expect((await place(open, wireFlight({ passportData: null }))).message).toContain('einen Reisepass, der')
  expect(
    (await place(open, wireFlight({ passportData: { ...wirePassport, validUntil: '2027-05-04' } }))).message,
  ).toContain('einen Reisepass, der')
  expect((await place(open, wireFlight({ passportData: { ...wirePassport, type: 'ID' } }))).message).toContain(
    'einen Reisepass, der',
  )
  expect(await place(open, wireFlight())).toMatchObject({ success: true, totalPrice: 1312 })
})

// rule 5.2.1
test('babies need a passport too where the travel requires it', async () => {
  const open = await openPlatform()
  const flightWith = (passportData: object | null) =>
    wireFlight({}, { babies: [wireTraveller({ firstName: 'Mia', birthday: '2026-11-11', passportData })] })
  expect((await place(open, flightWith(null))).message).toContain('Mia Muster')
  expect(await place(open, flightWith(wirePassport))).toMatchObject({ success: true })
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
