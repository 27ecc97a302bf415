import { cancelBooking } from '#platform/placed/cancelBooking.ts'
import { confirmPayment } from '#platform/payment/confirmPayment.ts'
import { expireDue } from '#platform/payment/expiry.ts'
import { handleSandboxPage } from '#platform/payment/handleSandboxPage.ts'
import { initPayment } from '#platform/payment/initPayment.ts'
import { paymentOf } from '#platform/payment/paymentState.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'
import type { Random } from '#test/support/random.ts'

/** An operation on the payment of a booking, serializable for another process. */
export type PaymentAct =
  | {
      readonly kind: 'start' | 'toInvoice' | 'ask' | 'sweep' | 'timePasses' | 'bankIsReady' | 'cancel'
      readonly bookingId: string
    }
  | { readonly kind: 'submitPage'; readonly transactionId: string; readonly button: string }
  | { readonly kind: 'notify'; readonly transactionId: string; readonly outcome: 'PAID' | 'CANCELLED' | 'FAILED' }

/** Performs an operation in the process that opened the storage. */
export type Racer = (act: PaymentAct) => Promise<unknown>

const PAST = '2020-01-01T00:00:00.000Z'
const TENANT = '4'

export function racerOf(storage: Storage<PlatformTables>): Racer {
  return (act) => {
    if (act.kind === 'submitPage') return submitPage(storage, act)
    if (act.kind === 'notify')
      return confirmPayment(
        storage,
        { transactionId: act.transactionId, outcome: act.outcome, amount: 205_400, currency: 'CHF', orderNo: null },
        TODAY,
      )
    return ofBooking(storage, act.bookingId)[act.kind]()
  }
}

function ofBooking(storage: Storage<PlatformTables>, bookingId: string) {
  const input = { bookingId, tenantId: TENANT }
  return {
    start: () => initPayment(storage, input, 'sandbox'),
    toInvoice: () => initPayment(storage, { ...input, switchToInvoice: true }, 'sandbox'),
    ask: () => paymentOf(storage, { bookingId, tenant: { id: TENANT } }),
    sweep: () => expireDue(storage),
    cancel: async () => {
      const row = await storage.db
        .selectFrom('booking')
        .select('order_no')
        .where('id', '=', bookingId)
        .executeTakeFirst()
      return cancelBooking(storage, row?.order_no ?? '')
    },
    // Makes the booking due for expiry.
    timePasses: () =>
      storage.write((db) =>
        db
          .updateTable('booking')
          .set({ hold_until: PAST })
          .where('id', '=', bookingId)
          .where('hold_until', 'is not', null)
          .execute(),
      ),
    // Makes a pending payment due for confirmation.
    bankIsReady: () =>
      storage.write((db) =>
        db
          .updateTable('payment_transaction')
          .set({ changed_at: PAST })
          .where('booking_id', '=', bookingId)
          .where('status', '=', 'PENDING')
          .execute(),
      ),
  }
}

function submitPage(
  storage: Storage<PlatformTables>,
  { transactionId, button }: { readonly transactionId: string; readonly button: string },
) {
  const request = new Request(`http://site.test/sandbox-zahlung/v1/start/${transactionId}`, {
    method: 'POST',
    body: new URLSearchParams({ aktion: button }),
  })
  return handleSandboxPage(storage, request, 'n')
}

const WITHOUT_ATTEMPT = ['start', 'toInvoice', 'timePasses', 'sweep', 'cancel'] as const
const WITH_ATTEMPT = [
  'start',
  'start',
  'start',
  'toInvoice',
  'ask',
  'sweep',
  'timePasses',
  'bankIsReady',
  'cancel',
  'submitPage',
  'submitPage',
  'submitPage',
  'submitPage',
  'submitPage',
  'notify',
  'notify',
  'notify',
  'notify',
] as const

/** @param attempts ids of the booking's payment attempts so far */
export function randomAct(random: Random, bookingId: string, attempts: readonly string[]): PaymentAct {
  if (attempts.length === 0) return { kind: random.pick(WITHOUT_ATTEMPT), bookingId }
  const kind = random.pick(WITH_ATTEMPT)
  const transactionId = random.pick(attempts)
  if (kind === 'submitPage')
    return {
      kind,
      transactionId,
      button: random.pick(['bezahlen', 'bezahlen', 'abbrechen', 'fehlschlagen', 'spaeter']),
    }
  if (kind === 'notify')
    return { kind, transactionId, outcome: random.pick(['PAID', 'PAID', 'CANCELLED', 'FAILED'] as const) }
  return { kind, bookingId }
}
