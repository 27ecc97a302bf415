import type { PlatformLog } from '#platform/process/log.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { Storage } from '#platform/storage/database.ts'
import { codeOf } from '#platform/storage/storageError.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { readConfirmation } from './confirmation.ts'
import { confirmationMessage, messageId } from './message.ts'
import type { MailOperator } from './operator.ts'
import { claim, close, type DueMail, dropUnpaid, nextDue, postpone } from './outbox.ts'
import { isAddressRefused, type MailTransport } from './transport.ts'

/** What became of one attempt. `later`: it is tried again. `refused`: nobody has that address. */
export type MailOutcome = 'sent' | 'later' | 'refused' | 'givenUp'

/** How confirmations leave the platform. */
export interface MailSettings {
  readonly transport: MailTransport
  readonly operator: MailOperator
  readonly count: (outcome: MailOutcome) => void
}

interface Sending extends MailSettings {
  readonly storage: Storage<PlatformTables>
  readonly log: PlatformLog
}

/** Short enough for a visitor who looks into the mailbox; a booking never waits for it. */
const EVERY_MS = 5_000

/** Mails of one run, so that bookings have the database to themselves in between. */
const AT_A_TIME = 20

/** Longer than a mail server takes for one mail (transport.ts). */
const CLAIMED_MS = 5 * 60_000

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 60 * 60_000

/** Assumption: a confirmation that comes later than that helps nobody; the office is told before (docs/runbook.md). */
const GIVEN_UP_MS = 7 * 24 * 60 * 60_000

/** Sends what is in the outbox until it is stopped; several processes may do so at once. */
export function keepSending(sending: Sending): Periodic {
  return periodically({
    everyMs: EVERY_MS,
    work: (signal) => sendDue(sending, signal),
    onFailure: (error) => sending.log.error({ err: error }, 'mail: the outbox could not be read'),
  })
}

/** Sends the mails that are due, one after the other. A server that is away ends the run: the others wait for the next. */
export async function sendDue(sending: Sending, signal: AbortSignal): Promise<void> {
  const { db } = sending.storage
  await dropUnpaid(db, momentIn(-GIVEN_UP_MS))
  for (let count = 0; count < AT_A_TIME && !signal.aborted; count += 1) {
    const mail = await nextDue(db, momentIn(0))
    if (mail === null) return
    if (!(await claim(db, mail, momentIn(CLAIMED_MS)))) continue
    const outcome = await send(sending, mail)
    sending.count(outcome)
    if (outcome === 'later') return
  }
}

async function send({ storage: { db }, transport, operator, log }: Sending, mail: DueMail): Promise<MailOutcome> {
  const confirmation = readConfirmation(mail.document)
  if (confirmation === null) {
    await close(db, mail, 'GIVEN_UP')
    log.error(
      { messageId: messageId(mail.bookingId, operator.email) },
      'mail: a confirmation in the outbox cannot be read',
    )
    return 'givenUp'
  }
  try {
    await transport.send(confirmationMessage(confirmation, mail, operator))
  } catch (error) {
    return fail({ db, log, error, messageId: messageId(mail.bookingId, operator.email) }, mail)
  }
  await close(db, mail, 'SENT')
  return 'sent'
}

interface Failed {
  readonly db: Storage<PlatformTables>['db']
  readonly log: PlatformLog
  readonly error: unknown
  readonly messageId: string
}

/** The words of a mail server may name the address: the log gets its code alone, and the id the mail goes by. */
async function fail({ db, log, error, messageId: id }: Failed, mail: DueMail): Promise<MailOutcome> {
  const details = { messageId: id, attempt: mail.attempts + 1, code: codeOf(error) }
  if (isAddressRefused(error)) {
    await close(db, mail, 'REFUSED')
    log.error(details, 'mail: the mail server takes nothing for the address of a booking')
    return 'refused'
  }
  if (Date.parse(mail.createdAt) < Date.now() - GIVEN_UP_MS) {
    await close(db, mail, 'GIVEN_UP')
    log.error(details, 'mail: a confirmation could not be sent for days and is given up')
    return 'givenUp'
  }
  await postpone(db, mail, momentIn(pauseAfter(mail.attempts + 1)))
  log.error(details, 'mail: a confirmation could not be sent and is tried again')
  return 'later'
}

/** Twice as long each time. @param attempts so far, this one included */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}

function momentIn(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}
