import { translator } from './translator.ts'

/** Texts of the consent banner. */
export const consentMessages = {
  'consent.title': 'Ihre Privatsphäre',
  'consent.text': 'Dürfen wir aufzeichnen, wie Sie zu uns finden und was Sie ansehen?',
  'consent.textAnalytics': 'Dürfen wir Ihren Besuch aufzeichnen?',
  'consent.textAcquisition': 'Dürfen wir speichern, wie Sie zu uns finden?',
  'consent.necessary': 'Nein',
  'consent.all': 'Ja',
  'consent.details': 'Mehr dazu',
  'consent.always':
    'Immer: Eine angefangene Buchung und diese Antwort bleiben in Ihrem Browser. Seitenaufrufe zählen wir ohne Cookies und ohne Ihren Namen.',
  'consent.analytics':
    'Nur wenn Sie Ja sagen: Wir zeichnen auf, wie die Seite benutzt wird. Was Sie eintippen und was Ihre Buchung zeigt, bleibt verdeckt. Nach einer Buchung gehören Kundennummer, Anrede, Jahrgang und Land dazu.',
  'consent.acquisition':
    'Nur wenn Sie Ja sagen: Zwei Cookies merken sich 30 Tage lang, über welchen Link Sie zu uns gekommen sind.',
  'consent.change': 'Ihre Antwort gilt ein Jahr. Unten auf jeder Seite können Sie sie unter «Privatsphäre» ändern.',
  'consent.nowAll': 'Zurzeit gilt: Ja, wir dürfen das.',
  'consent.nowNecessary': 'Zurzeit gilt: Nein. Es läuft nur, was notwendig ist.',
} as const

export const t = translator(consentMessages)
