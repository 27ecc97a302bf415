import type { PlatformLog } from '#platform/process/log.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { Storage } from '#platform/storage/database.ts'
import { codeOf } from '#platform/storage/storageError.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { readConfirmation } from './confirmation.ts'
import { confirmationMessage, messageId } from './message.ts'
import type { MailOperator } from './operator.ts'
import { claim, close, type DueMail, nextDue, postpone } from './outbox.ts'
import { isAddressRefused, type MailMessage, type MailTransport } from './transport.ts'

/** Outcome of one attempt. `later`: will be retried. `refused`: the address does not exist. */
export type MailOutcome = 'sent' | 'later' | 'refused' | 'givenUp'

/** Transport and sender of confirmations, and the counter for metrics. */
export interface MailSettings {
  readonly transport: MailTransport
  readonly operator: MailOperator
  /** Address of the office, which gets a copy of each mail; null for none. */
  readonly copyTo: string | null
  readonly count: (outcome: MailOutcome) => void
}

interface SenderContext extends MailSettings {
  readonly storage: Storage<PlatformTables>
  readonly log: PlatformLog
}

/** Polling interval. Short, for visitors who check their mailbox; placing a booking never waits for it. */
const POLL_MS = 5_000

/** Mails per run, so that bookings are not held up for long. */
const BATCH_SIZE = 20

/** Must exceed the timeouts of one mail and its copy (transport.ts). */
const LEASE_MS = 5 * 60_000

const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000

/** Assumption: a later confirmation is useless; monitoring alerts the office earlier (docs/runbook.md). */
const GIVE_UP_MS = 7 * 24 * 60 * 60_000

/** Polls the outbox and sends the tenant's due mails until stopped. Safe in several processes at once. */
export function startSending(context: SenderContext): Periodic {
  return periodically({
    everyMs: POLL_MS,
    work: (signal) => sendDue(context, signal),
    onFailure: (error) => context.log.error({ err: error }, 'mail: the outbox could not be read'),
  })
}

/** Sends due mails one after the other. A failed attempt ends the run, for the mail server may be down. */
export async function sendDue(context: SenderContext, signal: AbortSignal): Promise<void> {
  const { db } = context.storage
  for (let count = 0; count < BATCH_SIZE && !signal.aborted; count += 1) {
    const mail = await nextDue(db, context.operator.tenantId, isoTimeIn(0))
    if (mail === null) return
    if (!(await claim(db, mail, isoTimeIn(LEASE_MS)))) continue
    const outcome = await send(context, mail)
    context.count(outcome)
    if (outcome === 'later') return
  }
}

async function send(context: SenderContext, mail: DueMail): Promise<MailOutcome> {
  const {
    storage: { db },
    operator,
    log,
  } = context
  const confirmation = readConfirmation(mail.document)
  if (confirmation === null) {
    await close(db, mail, 'GIVEN_UP')
    log.error(
      { messageId: messageId(mail.bookingId, operator.email) },
      'mail: a confirmation in the outbox cannot be read',
    )
    return 'givenUp'
  }
  const message = confirmationMessage(confirmation, mail, operator)
  const outcome = await deliver(context, mail, message)
  if (outcome !== 'later') await sendCopy(context, message)
  return outcome
}

async function deliver(
  { storage: { db }, transport, operator, log }: SenderContext,
  mail: DueMail,
  message: MailMessage,
): Promise<MailOutcome> {
  try {
    await transport.send(message)
  } catch (error) {
    return handleFailure({ db, log, error, messageId: messageId(mail.bookingId, operator.email) }, mail)
  }
  await close(db, mail, 'SENT')
  return 'sent'
}

/** Once the customer has the mail, or never will. Tried once: nobody waits for a copy, and the bookings are listed without it. */
async function sendCopy({ transport, operator, copyTo, log }: SenderContext, message: MailMessage): Promise<void> {
  if (copyTo === null) return
  try {
    await transport.send({ ...message, mail: { ...message.mail, envelope: { from: operator.email, to: [copyTo] } } })
  } catch (error) {
    log.error(
      { messageId: message.mail.messageId, code: codeOf(error) },
      'mail: the copy for the office could not be sent; npm run bookings lists the booking',
    )
  }
}

interface FailedAttempt {
  readonly db: Storage<PlatformTables>['db']
  readonly log: PlatformLog
  readonly error: unknown
  readonly messageId: string
}

/** Logs only error code and message id, for the error message of a mail server may contain the address. */
async function handleFailure({ db, log, error, messageId: id }: FailedAttempt, mail: DueMail): Promise<MailOutcome> {
  const details = { messageId: id, attempt: mail.attempts + 1, code: codeOf(error) }
  if (isAddressRefused(error)) {
    await close(db, mail, 'REFUSED')
    log.error(details, 'mail: the address of a booking does not exist, says the mail server')
    return 'refused'
  }
  if (Date.parse(mail.createdAt) < Date.now() - GIVE_UP_MS) {
    await close(db, mail, 'GIVEN_UP')
    log.error(details, 'mail: a confirmation could not be sent for days and is dropped')
    return 'givenUp'
  }
  await postpone(db, mail, isoTimeIn(retryDelay(mail.attempts + 1)))
  log.error(details, 'mail: a confirmation could not be sent and will be retried')
  return 'later'
}

/** Exponential backoff. @param attempts including the current one */
function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS)
}

function isoTimeIn(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}
