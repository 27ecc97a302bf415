import { translator } from './translator.ts'

/** Texts of every page and of the public pages. Keys of the contract are kept as they are. */
export const siteMessages = {
  'site.skipToContent': 'Zum Inhalt',
  'site.mainNavigation': 'Hauptnavigation',
  'site.menu': 'Menü',
  'site.wishlist': 'Merkliste ({count})',
  'site.home': 'Startseite',
  'site.breadcrumbs': 'Sie sind hier',
  'site.allTravels': 'Alle Reisen',
  'site.contact': 'Kontakt',
  'site.gtc': 'AGB',
  'site.privacy': 'Datenschutzerklärung',
  'site.consent': 'Privatsphäre',
  'site.loading': 'Wird geladen',
  'site.pagesFailed': 'Unsere weiteren Seiten lassen sich gerade nicht laden.',

  'home.searchLabel': 'Wohin möchten Sie?',
  'home.searchPlaceholder': 'Provence, Norwegen, Wandern …',
  'home.searchButton': 'Reisen finden',

  'list.title': 'Unsere Reisen',
  'list.searchTitle': 'Suche',
  'list.searchTitleFor': 'Suche nach «{query}»',

  'travel.from': 'ab',
  'travel.perPerson': 'pro Person',
  'travel.priceOnRequest': 'Preis auf Anfrage',
  'travel.datesOnRequest': 'Daten folgen',
  'travel.days': '{count, plural, one {# Tag} other {# Tage}}',
  'travel.nights': '{count, plural, one {# Nacht} other {# Nächte}}',

  'status.CLOSED': 'Ausgebucht',
  'status.WAITLIST': 'Warteliste',
  'status.WAITLIST_CONTINGENT_CHECK': 'Auf Anfrage',
  'status.BY_PHONE': 'Nur telefonisch',

  'error.missing': 'Seite nicht gefunden',
  'error.failedTitle': 'Das hat nicht geklappt',
  'error.failedText':
    'Der Fehler liegt bei uns, nicht bei Ihnen. Versuchen Sie es bitte noch einmal. Wenn es wieder nicht geht, helfen wir Ihnen am Telefon weiter.',
  'error.retry': 'Noch einmal versuchen',
  'error.offline':
    'Es besteht gerade keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'error.busy': 'Unser Buchungssystem antwortet gerade nicht. Versuchen Sie es bitte in einer Minute noch einmal.',
  'error.tooMany':
    'Von Ihrem Internetanschluss kommen gerade sehr viele Anfragen. Warten Sie bitte eine Minute und versuchen Sie es dann noch einmal.',
  'error.partFailed': 'Dieser Teil der Seite lässt sich gerade nicht anzeigen.',
  'error.help': 'Gern helfen wir Ihnen am Telefon:',
  'error.toTravels': 'Zu allen Reisen',

  'site.close': 'Schliessen',
} as const

export const t = translator(siteMessages)
