import { join } from 'node:path'
import type { MailSettings } from '#platform/mail/sender.ts'
import { dropOldFiles, fileTransport, smtpTransport } from '#platform/mail/transport.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { HostConfig } from '#server/config/config.ts'
import type { Log } from '#server/log/log.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { TenantConfig } from '#tenant/config.ts'

/** Folder in the data directory for mails of a site without a mail server. */
const OUTBOX = 'outbox'

type MailConfig = Pick<HostConfig, 'smtpUrl' | 'officeEmail' | 'dataDirectory' | 'publicUrl'>

/** Mail settings of the embedded platform: SMTP, or files if no mail server is configured. */
export async function mailSettings(
  { smtpUrl, officeEmail, dataDirectory, publicUrl }: MailConfig,
  { id, operatorName, contact, branding, terms }: TenantConfig,
  meter: Meter,
): Promise<MailSettings> {
  return {
    transport: smtpUrl === null ? await fileTransport(outboxDirectory(dataDirectory)) : await smtpTransport(smtpUrl),
    operator: { tenantId: id, name: operatorName, ...contact, colors: branding.colors, siteUrl: publicUrl, terms },
    copyTo: officeEmail,
    count: meter.countMail,
  }
}

/** Folder of mails written as files. */
export function outboxDirectory(dataDirectory: string): string {
  return join(dataDirectory, OUTBOX)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes old mail files, now and once a day, as they contain personal data. */
export function scheduleOutboxPurge(dataDirectory: string, log: Log): Periodic {
  return periodically({
    everyMs: DAY_MS,
    work: () => dropOldFiles(outboxDirectory(dataDirectory)),
    onFailure: (error) => log.error({ error }, 'Old mails could not be removed from the outbox'),
  })
}
