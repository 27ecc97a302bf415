import { siteMessages } from './site.ts'
import { translator } from './translator.ts'

/** Texts of the travel list and its filter, and of the button that saves a travel. */
export const listMessages = {
  'list.description': 'Geführte Carreisen in ganz Europa: nach Ziel, Reiseart und Monat finden und online buchen.',
  'list.query': 'Stichwort',
  'list.queryExample': 'Norwegen, Juni …',
  'list.destinations': 'Ziele',
  'list.travelTypes': 'Reisearten',
  'list.months': 'Reisemonat',
  'list.filters': 'Reisen filtern',
  'list.apply': 'Reisen anzeigen',
  'list.show': '{count, plural, =0 {Keine Reise} one {# Reise anzeigen} other {# Reisen anzeigen}}',
  'list.view': 'Darstellung',
  'list.asList': 'Liste',
  'list.asCalendar': 'Reisekalender',
  'list.more': '{count, plural, one {# weitere Reise zeigen} other {# weitere Reisen zeigen}}',
  'list.calendarMonths': 'Monat wählen',
  'list.travelsPerMonth': 'Zahl der Reisen pro Monat:',
  'list.departures':
    '{travels, plural, one {# Reise} other {# Reisen}}, {count, plural, one {# Abreise} other {# Abreisen}}',
  'list.period': '{first} bis {last}',
  'list.inPeriod': '{period}: {count, plural, one {1 Abreise am {from}} other {# Abreisen, ab {from}}}',
  'list.daysWish': '{min, plural, one {# Tag} other {# Tage}}',
  'list.leastDays': 'Mindestens {min, plural, one {# Tag} other {# Tage}}',
  'list.daysWishes': '{min} bis {max} Tage',
  'list.lowPrice': 'Günstigste zuerst',
  'list.mostPrice': 'Bis {max}',
  'list.leastPrice': 'Ab {min}',
  'list.priceRange': '{min} bis {max}',
  'list.didYouMean': 'Meinten Sie',
  'list.correctedText':
    'Zu «{query}» haben wir nichts gefunden, dafür diese {count, plural, one {Reise} other {Reisen}}.',
  'list.boardsInstead': 'Dorthin führt keine Reise. {count, plural, one {Diese fährt} other {Diese fahren}} dort ab.',
  'list.nearestText':
    'Genau dazu haben wir keine Reise. {count, plural, one {Diese kommt} other {Diese kommen}} Ihrer Suche am nächsten.',
  'list.findOption': 'In der Liste suchen',
  'list.noOption': 'In der Liste steht nichts dazu.',
  'list.search': 'Suchen',
  'list.reset': 'Alle Filter löschen',
  'list.unknown': '{value} (unbekannt)',
  'list.removeFilter': 'Filter «{label}» entfernen',
  'list.count': '{filtered, plural, one {# Reise} other {# Reisen}} von {total}',
  'list.countAll': '{total, plural, one {# Reise} other {# Reisen}}',
  'list.filterFailed': 'Der Filter lässt sich gerade nicht anzeigen.',
  'list.loadFailed': 'Die Reisen lassen sich im Moment nicht laden.',

  'wishlist.add': 'Reise merken',
  'wishlist.added': 'Gemerkt',
  'wishlist.toRemove': 'Gemerkt, von der Merkliste entfernen',
  'list.countedTravels': '{count, plural, one {Reise} other {Reisen}}',
  'status.few': '{count, plural, one {Nur noch # Platz} other {Nur noch # Plätze}}',
} as const

export const t = translator({ ...siteMessages, ...listMessages })
