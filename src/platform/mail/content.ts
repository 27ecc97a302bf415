import { cancellationFee, cancellationSteps, type CancellationStep } from '#domain/booking/payment/cancellationTerms.ts'
import { paymentPlan } from '#domain/booking/payment/paymentPlan.ts'
import { timeline } from '#domain/booking/placed/timeline.ts'
import { currencyOf, formatPlainMoney } from '#domain/money.ts'
import { stopText } from './boardingGroups.ts'
import type { Confirmation } from './confirmation.ts'
import { dayText, fullDay } from './days.ts'
import { milestoneDay, milestoneText, money } from './milestoneText.ts'
import type { MailOperator } from './operator.ts'
import type { DueMail } from './outbox.ts'

/** Content of a mail, independent of its format (html.ts, plainText.ts). */
export interface MailContent {
  readonly subject: string
  readonly title: string
  /** Paragraphs before the first part, without links: they hold the visitor's name. */
  readonly opening: readonly string[]
  readonly parts: readonly MailPart[]
}

interface MailPart {
  readonly title: string
  readonly rows: readonly MailRow[]
  /** Texts of the operator, whose addresses become links: nothing a visitor typed. */
  readonly lines: readonly string[]
}

/** A labelled value; amounts and total are right-aligned. */
export interface MailRow {
  readonly term: string
  readonly value: string
  readonly kind: 'fact' | 'amount' | 'total'
}

/** Booking and operator of a confirmation mail. */
export interface MailContext {
  readonly booking: Pick<DueMail, 'orderNo' | 'total' | 'currency' | 'isPaid'>
  readonly operator: MailOperator
}

/** The German text of a confirmation. */
export function mailContent(confirmation: Confirmation, context: MailContext): MailContent {
  const { standing, travel } = confirmation
  const { orderNo } = context.booking
  return {
    subject: `${SUBJECTS[standing]}: ${travel.name}, Auftrag ${orderNo}`,
    title: TITLES[standing],
    opening: [greeting(confirmation), ...OPENINGS[standing]],
    parts: [
      journeyPart(confirmation, orderNo),
      pricePart(confirmation, context),
      ...(standing === 'booked' ? [nextPart(confirmation, context), ...termParts(confirmation, context)] : []),
      contactPart(confirmation, context),
    ],
  }
}

const SUBJECTS = { booked: 'Ihre Buchung', waitlist: 'Ihr Eintrag auf der Warteliste', requested: 'Ihre Anfrage' }

const TITLES = {
  booked: 'Vielen Dank, Ihre Reise ist gebucht',
  waitlist: 'Sie stehen auf der Warteliste',
  requested: 'Ihre Anfrage ist bei uns',
}

const PARTS_TITLES = {
  booked: 'Das haben Sie gebucht',
  waitlist: 'Ihr Eintrag auf der Warteliste',
  requested: 'Das haben Sie angefragt',
}

const OPENINGS = {
  booked: [
    'Vielen Dank für Ihre Buchung. Wir freuen uns, mit Ihnen unterwegs zu sein. Bewahren Sie diese Bestätigung bitte auf.',
  ],
  waitlist: [
    'Wir haben Sie kostenlos auf die Warteliste gesetzt. Sobald ein Platz frei wird, melden wir uns bei Ihnen.',
    'Gebucht ist noch nichts. Bis Sie von uns hören, bezahlen Sie nichts.',
  ],
  requested: [
    'Vielen Dank für Ihre Anfrage. Wir klären ab, ob es noch Plätze gibt, und melden uns bei Ihnen.',
    'Gebucht ist noch nichts. Bis Sie von uns hören, bezahlen Sie nichts.',
  ],
}

/** As written in Switzerland: no comma, and the next line begins with a capital. */
function greeting({ recipient: { salutation, lastName } }: Confirmation): string {
  return salutation === 'MRS' ? `Guten Tag Frau ${lastName}` : `Guten Tag Herr ${lastName}`
}

function fact(term: string, value: string): MailRow[] {
  return value === '' ? [] : [{ term, value, kind: 'fact' }]
}

function journeyPart(confirmation: Confirmation, orderNo: string): MailPart {
  const { travel, startDate, endDate, people, rooms, boarding, standing } = confirmation
  const { noInsurance = '', billing = '', roomingList = '', remarks = [], entry = '' } = confirmation
  const isTogether = boarding.length === 1
  return {
    title: PARTS_TITLES[standing],
    rows: [
      ...fact('Auftragsnummer', orderNo),
      ...fact('Reise', [travel.name, travel.transport].filter(Boolean).join(', ')),
      ...fact('Reisedaten', `${dayText(startDate)} – ${dayText(endDate)}`),
      ...fact('Verlängerung', travel.extension ?? ''),
      ...fact('Reisende', people.join(', ')),
      ...rooms.flatMap(({ name, quantity, people: occupants }) =>
        fact(
          /kabine/i.test(name) ? 'Kabine' : 'Zimmer',
          `${quantity === 1 ? '' : `${String(quantity)} × `}${name}${inBrackets(occupants)}`,
        ),
      ),
      ...fact('Zimmeraufteilung', roomingList),
      ...boarding.flatMap(({ people: group, outbound, homeward: back }) => {
        const who = isTogether ? '' : inBrackets(group)
        return [
          ...fact('Einsteigen', outbound === null ? '' : `${stopText(outbound)}${who}`),
          ...fact('Aussteigen', back === null ? '' : `${stopText(back)}${who}`),
        ]
      }),
      ...fact('Einreise', entry),
      ...fact('Versicherung', noInsurance),
      ...remarks.flatMap((remark) => fact('Bemerkungen', remark)),
      ...(standing === 'booked' ? fact('Rechnung an', billing) : []),
    ],
    lines: [],
  }
}

function inBrackets(people: readonly string[]): string {
  return people.length === 0 ? '' : ` (${people.join(', ')})`
}

function pricePart({ lines, standing }: Confirmation, { booking }: MailContext): MailPart {
  const total = standing === 'booked' ? 'Total' : 'Voraussichtlicher Preis'
  return {
    title: 'Preis',
    rows: [
      ...lines.map(({ label, centimes }): MailRow => ({
        term: label,
        value: money(centimes, booking),
        kind: 'amount',
      })),
      { term: total, value: money(booking.total, booking), kind: 'total' },
    ],
    lines: [],
  }
}

function nextPart(confirmation: Confirmation, { booking, operator: { terms } }: MailContext): MailPart {
  const total = { centimes: booking.total, currency: currencyOf(booking.currency) }
  const payments = booking.isPaid ? [] : paymentPlan(total, terms.payments, confirmation)
  const documentsDaysBefore = confirmation.hasDocuments === false ? null : terms.documentsDaysBefore
  const milestones = timeline({ ...confirmation, payments, documentsDaysBefore })
  const paying = booking.isPaid ? ['Ihre Reise ist bezahlt. Vielen Dank.'] : ['Die Rechnung erhalten Sie von uns.']
  return {
    title: 'So geht es weiter',
    rows: milestones.flatMap((milestone) =>
      fact(milestoneDay(milestone, confirmation), milestoneText(milestone, confirmation, booking)),
    ),
    lines: paying,
  }
}

function termParts(confirmation: Confirmation, { operator: { terms, siteUrl } }: MailContext): MailPart[] {
  const steps = cancellationSteps(terms.cancellation, confirmation)
  const where = siteUrl === null ? '.' : `: ${siteUrl}${confirmation.termsPath}`
  const partner = confirmation.partnerTerms ?? null
  const cancellation: MailPart = {
    title: 'Wenn Sie die Reise annullieren',
    rows: steps.flatMap((step) => fact(stepDays(step), stepCost(step))),
    lines: [
      'So viel kostet Sie die Annullierung. Es zählt der Tag, an dem Ihre schriftliche Mitteilung bei uns eintrifft.',
      `Es gelten unsere Allgemeinen Reisebedingungen (AGB)${where}`,
      ...(partner === null ? [] : [`Es gelten auch die Reisebedingungen von ${partner.name}: ${partner.url}`]),
    ],
  }
  const security: MailPart = {
    title: 'Ihr Geld ist abgesichert',
    rows: [],
    lines: terms.customerMoney === null ? [] : [terms.customerMoney],
  }
  return [...(steps.length === 0 ? [] : [cancellation]), ...(terms.customerMoney === null ? [] : [security])]
}

function stepDays({ from, until }: CancellationStep): string {
  return from === null ? `Bis ${fullDay(until)}` : `${fullDay(from)} – ${fullDay(until)}`
}

function stepCost(step: CancellationStep): string {
  const { percent } = step
  const money = cancellationFee(step)
  const fee = money === null ? '' : `${formatPlainMoney(money)} pro Person`
  const share = `${String(percent)} Prozent des Reisepreises`
  if (percent === 0) return `Bearbeitung, ${fee}`
  return fee === '' ? share : `${share} und ${fee}`
}

function contactPart({ contact }: Confirmation, { booking: { orderNo }, operator }: MailContext): MailPart {
  return {
    title: 'Fragen?',
    rows: [],
    lines: [
      `Nennen Sie uns bitte die Auftragsnummer ${orderNo}.`,
      `Telefon ${contact.phone === '' ? operator.phone : contact.phone}`,
      `E-Mail ${contact.email === '' ? operator.email : contact.email}`,
      ...contact.hours,
    ],
  }
}
