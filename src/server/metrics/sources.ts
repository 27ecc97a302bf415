import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { MailsWaiting } from '#platform/mail/outbox.ts'
import type { PaymentCount } from '#platform/payment/paymentCounts.ts'
import type { FindingCounts } from '#server/adapter/findings.ts'
import type { Readiness } from '#server/health/storeWatch.ts'

/** Values that are read at each scrape. */
export interface Sources {
  /** Fields of the platform's answers that differed from the contract. */
  readonly counts: () => FindingCounts
  /** Payment attempts by state; null with a foreign platform. */
  readonly payments: (() => Promise<readonly PaymentCount[]>) | null
  /** Confirmation mails in the outbox; null with a foreign platform. */
  readonly mailsWaiting: (() => Promise<MailsWaiting>) | null
  /** Whether bookings can be stored; omitted: not reported. */
  readonly readiness?: () => Readiness
  /** Data directory, whose free disk space is reported; omitted: not reported. */
  readonly dataDirectory?: string
}

/** Timeout of a source: a slow one is skipped, so that the others are still reported. */
const TIMEOUT_MS = 2_000

/** Registers the metrics whose values are read at each scrape. */
export function registerSources(
  registry: Registry,
  { counts, payments, mailsWaiting, readiness, dataDirectory }: Sources,
): void {
  const registers = [registry]
  new Counter({
    name: 'site_platform_fields_total',
    help: 'Fields of answers that differed from the contract',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(counts())) this.inc({ kind }, count)
    },
  })
  if (payments !== null) registerPayments(registry, payments)
  if (mailsWaiting !== null) registerGauges(registry, mailsWaiting, MAILS)
  if (dataDirectory !== undefined) registerGauges(registry, () => statfs(dataDirectory), DISK)
  if (readiness === undefined) return
  new Gauge({
    name: 'site_ready',
    help: '1 while bookings can be stored',
    registers,
    collect() {
      this.set(readiness().ok ? 1 : 0)
    },
  })
}

/** A figure of a source. */
interface Figure<Value> {
  readonly name: string
  readonly help: string
  readonly valueOf: (value: Value) => number
}

const MAILS: readonly Figure<MailsWaiting>[] = [
  { name: 'site_mails_waiting', help: 'Confirmations that wait to be sent', valueOf: ({ count }) => count },
  {
    name: 'site_mail_oldest_seconds',
    help: 'How long the oldest confirmation has been waiting',
    valueOf: ({ oldestSeconds }) => oldestSeconds,
  },
]

const DISK: readonly Figure<StatsFs>[] = [
  {
    name: 'site_data_free_bytes',
    help: 'Free space on the disk of the data',
    valueOf: ({ bavail, bsize }) => bavail * bsize,
  },
  {
    name: 'site_data_size_bytes',
    help: 'Size of the disk of the data',
    valueOf: ({ blocks, bsize }) => blocks * bsize,
  },
]

/** A gauge for each figure; without a value while the source cannot be read, as 0 would be an alarm. */
function registerGauges<Value>(
  registry: Registry,
  read: () => Promise<Value>,
  figures: readonly Figure<Value>[],
): void {
  for (const { name, help, valueOf } of figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await withTimeout(read())
        if (value === null) this.remove()
        else this.set(valueOf(value))
      },
    })
}

function registerPayments(registry: Registry, payments: () => Promise<readonly PaymentCount[]>): void {
  const gauge = (name: string, help: string, valueOf: (count: PaymentCount) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const counts = await withTimeout(payments())
        this.reset()
        for (const count of counts ?? []) this.set({ state: count.state }, valueOf(count))
      },
    })
  gauge('site_payments', 'Attempts to pay', ({ count }) => count)
  gauge(
    'site_payment_oldest_seconds',
    'How long the oldest attempt to pay has been in its state',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

/** Null after an error or timeout: a scrape must not wait for an unreachable database. */
function withTimeout<Value>(work: Promise<Value>): Promise<Value | null> {
  return Promise.race([work, wait(TIMEOUT_MS, null, { ref: false })]).catch(() => null)
}
