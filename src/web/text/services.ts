import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts of the steps «Verlängerung» and «Leistungen». */
export const servicesMessages = {
  'extension.title': 'Möchten Sie noch bleiben?',
  'extension.lead':
    'Zu diesem Datum gibt es {count, plural, one {eine Verlängerung} other {# Verlängerungen}}. Sie können sich auch später noch entscheiden.',
  'extension.question': 'Mit oder ohne Verlängerung?',
  'extension.none': 'Ohne Verlängerung',
  'extension.adds': '{days, plural, one {# Tag länger} other {# Tage länger}}',
  'extension.difference': '+ {price}',
  'extension.total': 'Total {price}',
  'extension.onRequest': 'Preis nach Wahl der {rooms}',
  'extension.noDifference': 'ohne Aufpreis',
  'extension.bedsLost': 'Ihre {rooms} gibt es in der Verlängerung nicht. Sie wählen danach neue.',
  'extension.bedsFull': 'Ihre {rooms} sind in der Verlängerung ausgebucht. Sie wählen danach andere.',
  'extension.full': 'Für Sie ist in der Verlängerung nichts mehr frei.',
  'extension.unknown':
    'Wie viele Plätze in der Verlängerung frei sind, lässt sich gerade nicht prüfen. Wir prüfen es gleich noch einmal.',
  'extension.noBeds': 'Für Sie gibt es in der Verlängerung keine passenden {rooms}.',
  'extension.nonePossible': 'An diesem Datum gibt es keine Verlängerung.',

  'services.title': 'Was darf es noch sein?',
  'services.lead': 'Alle Zusatzleistungen sind freiwillig.',
  'services.leadMandatory': 'Was zur Reise gehört, ist im Total schon enthalten. Alles andere ist freiwillig.',
  'services.noDate': 'Wählen Sie zuerst ein neues Reisedatum. Dann sehen Sie hier die Zusatzleistungen.',
  'services.none': 'Zu dieser Reise gibt es keine Zusatzleistungen. Sie können weitergehen.',
  'services.noneForYou': 'Für Sie gibt es zurzeit keine Zusatzleistungen. Sie können weitergehen.',
  'services.personal': 'Pro Person',
  'services.personalLead': 'Wählen Sie, wie viele von Ihnen mitmachen.',
  'services.room': 'Pro {room}',
  'services.rooms': '{count} × {name}',
  'services.booking': 'Für Ihre Buchung',
  'services.bookingLead': 'Einmal für alle zusammen.',
  'services.collective': 'Für die ganze Gruppe',
  'services.collectiveLead': 'Nur für die ganze Gruppe buchbar.',
  'services.collectiveLeadAges': 'Nur für die ganze Gruppe buchbar. Der Preis richtet sich nach dem Alter.',
  'services.groupPrice': '{count} × {name} {price}',
  'services.discounts': 'Ermässigungen',
  'services.discountsLead': 'Wählen Sie, für wie viele von Ihnen die Ermässigung gilt.',
  'services.mandatory': 'Gehört zur Reise, im Total enthalten: {price}',
  'services.mandatoryFree': 'Gehört zur Reise und kostet nichts extra.',
  'services.prescribedDiscount': 'Wird automatisch abgezogen.',
  'services.quantity': '{addon}, Anzahl',
  'services.upTo': 'Für {count} von Ihnen möglich',
  'services.few': 'Nur noch {count} frei',
  'services.for': 'Für {people}',
  'services.forChildren': 'Für Kinder {ages}',
  'services.forAges': 'Für Reisende {ages}',
  'services.forBeds': 'Gilt für: {names}',
  'services.withExtras': 'Zusammen mit: {names}',
  'services.bookUntil': 'Nur bis {day} erhältlich',
  'services.perRoom': 'pro {room}',
  'services.perBooking': 'pro Buchung',
  'services.perGroup': '{count, plural, one {für # Person} other {für alle #}}',
  'services.unitForNights': '{unit}, {nights, plural, one {# Nacht} other {# Nächte}}',
  'services.closed':
    '{count, plural, one {# weiteres Angebot ist zurzeit nicht buchbar} other {# weitere Angebote sind zurzeit nicht buchbar}}',
  'services.bargainInfo': 'Noch bis {day}. Wird automatisch abgezogen.',
} as const

export const t = translator({ ...funnelMessages, ...servicesMessages })
