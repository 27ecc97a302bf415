import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { newLocation, openPlatform } from '#test/support/platform/openPlatform.ts'
import { placeOrThrow, wireSingle } from '#test/support/platform/wireBooking.ts'

const isPostgres = (inject('postgres') ?? null) !== null

test.runIf(isPostgres)('what another transaction of PostgreSQL still sees is not reported as overwritten', async () => {
  const location = await newLocation()
  const [site, reader] = [await openPlatform({ location }), await openPlatform({ location })]
  const orderNo = String((await placeOrThrow(site, wireSingle())).orderNo)
  const reading = await reader.storage.db.startTransaction().setIsolationLevel('repeatable read').execute()
  // However busy the machine is, it is not ended for doing nothing.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(reading)
  await reading.selectFrom('booking').select('wire').execute()
  expect(await eraseBooking(site.storage, orderNo)).toMatchObject({ erasedBefore: null, isOverwritten: false })
  await reading.rollback().execute()
  expect(await eraseBooking(site.storage, orderNo)).toMatchObject({ isOverwritten: true })
})
