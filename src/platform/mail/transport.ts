import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { codeOf } from '#platform/storage/storageError.ts'

/** A mail ready to send; the order number names its file. */
export interface MailMessage {
  readonly orderNo: string
  readonly mail: SendMailOptions
}

export interface MailTransport {
  /** False if mails are only written to files. */
  readonly isDelivering: boolean
  /** Resolves once the server has accepted the mail. */
  readonly send: (message: MailMessage) => Promise<void>
  readonly close: () => void
}

/** Timeouts of each response of the mail server, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

/** @param url `smtp://user:password@host:port`, or `smtps:` */
export async function smtpTransport(url: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ url, ...TIMEOUTS })
  return {
    isDelivering: true,
    send: async ({ mail }) => {
      await transporter.sendMail(mail)
    },
    close: () => transporter.close(),
  }
}

/** Writes each mail to a file, for sites without mail server. A mail sent twice replaces its file. */
export async function fileTransport(directory: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    isDelivering: false,
    send: async ({ mail, orderNo }) => {
      const { message } = await transporter.sendMail(mail)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const { whole, part } = filesOf(orderNo, directory)
      await writeFile(part, message, { mode: 0o600 })
      await rename(part, whole)
    },
    close: () => transporter.close(),
  }
}

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Removes the files of mails that are older than thirty days. */
export async function dropOldFiles(directory: string): Promise<void> {
  // The directory is created with the first mail.
  const names = (await readdir(directory).catch(nullIfMissing)) ?? []
  for (const file of names.map((name) => join(directory, name))) {
    // Another process may have renamed or removed it meanwhile.
    const stats = await stat(file).catch(nullIfMissing)
    if (stats !== null && stats.mtimeMs < Date.now() - RETENTION_MS) await rm(file, { force: true })
  }
}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) !== 'ENOENT') throw error
  return null
}

/** Removes the files of the mail of one booking. */
export async function dropFilesOf(orderNo: string, directory: string): Promise<void> {
  for (const file of Object.values(filesOf(orderNo, directory))) await rm(file, { force: true })
}

/** The file of a mail, and the one in which it is being written. */
function filesOf(orderNo: string, directory: string) {
  const whole = join(directory, `${orderNo}.eml`)
  return { whole, part: `${whole}.part` }
}

/** Destination addresses that do not exist (RFC 3463, X.1): not a sender, a policy or a mailbox that can be put right. */
const NO_SUCH_ADDRESS = /^55\d[ -]5\.1\.(?:1|2|3|6|10)\b/

/** Whether the mail server says, to `RCPT TO`, that the recipient's address does not exist. */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('response' in error)) return false
  return error.command === 'RCPT TO' && typeof error.response === 'string' && NO_SUCH_ADDRESS.test(error.response)
}
