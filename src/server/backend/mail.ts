import { join } from 'node:path'
import type { MailSettings } from '#platform/mail/sender.ts'
import { dropOldFiles, fileTransport, smtpTransport } from '#platform/mail/transport.ts'
import { type Periodic, periodically } from '#platform/process/periodically.ts'
import type { HostConfig } from '#server/config/config.ts'
import type { Log } from '#server/log/log.ts'
import type { Meter } from '#server/metrics/meter.ts'
import type { TenantConfig } from '#tenant/config.ts'

/** Below the folder of the data: mails of a site without mail server. */
const OUTBOX = 'outbox'

/** How the embedded platform confirms bookings: by the mail server, else into files. */
export async function mailSettings(
  { smtpUrl, dataDirectory, publicUrl }: Pick<HostConfig, 'smtpUrl' | 'dataDirectory' | 'publicUrl'>,
  { operatorName, contact, branding, terms }: TenantConfig,
  meter: Meter,
): Promise<MailSettings> {
  return {
    transport: smtpUrl === null ? await fileTransport(outboxDirectory(dataDirectory)) : await smtpTransport(smtpUrl),
    operator: { name: operatorName, ...contact, colors: branding.colors, siteUrl: publicUrl, terms },
    count: meter.countMail,
  }
}

/** Where mails are written to that no server takes. */
export function outboxDirectory(dataDirectory: string): string {
  return join(dataDirectory, OUTBOX)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes old mails from there, now and once a day; they are of people. */
export function keepOutboxClean(dataDirectory: string, log: Log): Periodic {
  return periodically({
    everyMs: DAY_MS,
    work: () => dropOldFiles(outboxDirectory(dataDirectory)),
    onFailure: (error) => log.error({ error }, 'Old mails could not be removed from the outbox'),
  })
}
