import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailOperator } from '#platform/mail/operator.ts'
import { carovia } from '#tenant/config.ts'

/** A mail received by the server. */
export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as transmitted. */
  readonly raw: string
}

export interface MailServer {
  readonly url: string
  readonly mails: readonly TakenMail[]
  /** Replies that refuse, by the command they answer: `550 5.1.1 No such user`. */
  refusals: Refusals
  readonly close: () => Promise<void>
}

export type Refusals = Readonly<Partial<Record<'MAIL FROM' | 'RCPT TO' | 'DATA', string>>>

interface Options {
  /** Default 0: any free port. */
  readonly port?: number
}

/** Starts a real mail server on this machine; closed after the test. */
export async function openMailServer(options: Options = {}): Promise<MailServer> {
  const opened = await startMailServer(options)
  onTestFinished(() => opened.close())
  return opened
}

/** The same, closed by the caller. */
export async function startMailServer({ port = 0 }: Options = {}): Promise<MailServer> {
  const mails: TakenMail[] = []
  const opened: MailServer = {
    url: '',
    mails,
    refusals: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refusal(opened.refusals['MAIL FROM'])),
    onRcptTo: (_address, _session, done) => done(refusal(opened.refusals['RCPT TO'])),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusal(opened.refusals.DATA)
        if (refused !== null) {
          done(refused)
          return
        }
        const { mailFrom, rcptTo } = envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const { port: taken } = server.server.address() as AddressInfo
  return Object.assign(opened, { url: `smtp://127.0.0.1:${String(taken)}` })
}

/** The error by which the server sends a reply; null for none. */
function refusal(reply: string | undefined): Error | null {
  return reply === undefined
    ? null
    : Object.assign(new Error(reply.slice('550 '.length)), { responseCode: Number.parseInt(reply, 10) })
}

/** Headers of a mail by lower-case name, unfolded. */
export function headersOf(raw: string): ReadonlyMap<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

/** The parts of a mail by their type, decoded. */
export function partsOf(raw: string): ReadonlyMap<string, string> {
  // The boundaries of nodemailer, since other lines of a mail may begin with hyphens too.
  const parts = raw.split(/\r\n----_NmP[^\r\n]*\r\n/).slice(1)
  return new Map(
    parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n').split(/\r\n----_NmP/, 1)[0] ?? ''
      const type = /content-type: ([\w/]+)/i.exec(head)?.[1] ?? ''
      const encoding = /content-transfer-encoding: ([\w-]+)/i.exec(head)?.[1] ?? ''
      return [type, decoded(text, encoding).replaceAll('\r\n', '\n')] as const
    }),
  )
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The demo operator as the sender of mails. */
export const operator: MailOperator = {
  tenantId: '4',
  name: carovia.operatorName,
  ...carovia.contact,
  colors: carovia.branding.colors,
  siteUrl: 'https://www.carovia-reisen.example',
  terms: carovia.terms,
}
