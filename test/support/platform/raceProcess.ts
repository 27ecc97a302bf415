import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type PaymentAct, racerOf } from './paymentActs.ts'

/* A forked process that performs operations requested by messages, in the database given as JSON argument. */

export interface AskedAct {
  readonly id: number
  readonly act: PaymentAct
}

/** Error text, or null if the operation succeeded. */
export interface DoneAct {
  readonly id: number
  readonly error: string | null
}

const storage = await openDatabase<PlatformTables>(JSON.parse(process.argv[2] ?? '') as DatabaseLocation)
const race = racerOf(storage)

process.on('message', ({ id, act }: AskedAct) => {
  race(act).then(
    () => process.send?.({ id, error: null } satisfies DoneAct),
    (error: unknown) => process.send?.({ id, error: String(error) } satisfies DoneAct),
  )
})
process.on('disconnect', () => void storage.close())
process.send?.({ id: -1, error: null } satisfies DoneAct)
