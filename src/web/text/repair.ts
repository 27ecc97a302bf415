import { translator } from './translator.ts'

/** Texts of changes since the last visit, and of the alternatives offered. */
export const repairMessages = {
  'repair.title': 'Das hat sich bei Ihrer Reise geändert',
  'repair.total': 'Das Total beträgt neu {now} statt {was}.',
  'repair.price': '{name}: neu {now} statt {was}.',
  'repair.priceBargain': 'Der Frühbucherrabatt beträgt neu {now} statt {was}.',
  'repair.new': 'Neu dabei: {name}, {price}.',
  'repair.newBargain': 'Neu erhalten Sie den Frühbucherrabatt: {price}.',
  'repair.gone': '{name} ist nicht mehr erhältlich.',
  'repair.goneInsurance': 'Die Versicherung «{name}» gibt es nicht mehr. Bitte wählen Sie neu.',
  'repair.goneBargain': 'Der Frühbucherrabatt gilt nicht mehr.',
  'repair.fewer': '{name}: noch {now} statt {was} möglich.',
  'repair.fewerBargain':
    'Den Frühbucherrabatt {now, plural, one {erhält noch # Person} other {erhalten noch # Personen}} statt {was}.',
  'repair.outboundStop': 'Der Einsteigeort «{name}» wird nicht mehr bedient.',
  'repair.returnStop': 'Der Aussteigeort «{name}» wird nicht mehr bedient.',
  'repair.variant': 'Die Reise mit «{name}» gibt es nicht mehr.',
  'repair.date.departed': 'Die Reise vom {days} hat schon begonnen.',
  'repair.date.notOnline': 'Die Reise vom {days} ist nicht mehr online buchbar.',
  'repair.date.closed': 'Die Reise vom {days} ist nicht mehr buchbar.',
  'repair.date.gone': 'Die Reise vom {days} gibt es nicht mehr.',
  'repair.extension': '«{name}» gibt es nicht mehr.',
  'repair.status.bookable': 'Für dieses Datum sind wieder Plätze frei.',
  'repair.status.waitlist': 'Für dieses Datum gibt es nur noch die Warteliste.',
  'repair.status.other': 'Die Verfügbarkeit dieses Datums hat sich geändert.',
  'repair.ageGroup': '{person} reist neu in der Altersgruppe «{name}».',
  'repair.noAgeGroup': 'Das Alter passt nicht mehr zu dieser Reise: {person}.',
  'repair.babiesTooOld':
    '{count, plural, one {# Kind ist zu alt, um als Baby mitzureisen.} other {# Kinder sind zu alt, um als Baby mitzureisen.}}',
  'repair.payment': 'Online bezahlen ist nicht mehr möglich. Sie erhalten eine Rechnung.',
  'repair.instead': 'Stattdessen: {name}',
  'repair.insteadFor': 'Stattdessen: {name}, Total {total}',
  'repair.several': '{count} × {name}',
  'repair.insteadWaitlist': 'Auf die Warteliste',
  'repair.seen': 'Verstanden',
  'repair.all': 'Alles übernehmen',
  'repair.none': 'Ich wähle selbst',
  'repair.hint': 'Etwas hat sich geändert: ansehen',
} as const

export const t = translator(repairMessages)
