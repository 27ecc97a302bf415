/** Texts of the question of consent. */
export const consentMessages = {
  'consent.title': 'Ihre Privatsphäre',
  'consent.text':
    'Notwendiges läuft immer. Sind Sie einverstanden, dass wir zusätzlich messen, wo die Seite hakt und woher Besuche kommen?',
  'consent.textAnalytics': 'Notwendiges läuft immer. Sind Sie einverstanden, dass wir zusätzlich messen, wo die Seite hakt?',
  'consent.textAcquisition': 'Notwendiges läuft immer. Sind Sie einverstanden, dass wir zusätzlich festhalten, woher Besuche kommen?',
  'consent.necessary': 'Nur notwendige',
  'consent.all': 'Einverstanden',
  'consent.details': 'Was heisst das?',
  'consent.always':
    'Immer: Eine angefangene Buchung und diese Antwort bleiben in Ihrem Browser. Seitenaufrufe zählen wir ohne Cookies und ohne Ihren Namen.',
  'consent.analytics':
    'Nur wenn Sie einverstanden sind: Wir zeichnen auf, wie die Seite benutzt wird. Was Sie eintippen und was Ihre Buchung zeigt, bleibt verdeckt. Nach einer Buchung gehören Kundennummer, Anrede, Jahrgang und Land dazu.',
  'consent.acquisition':
    'Nur wenn Sie einverstanden sind: Zwei Cookies merken sich 30 Tage lang, über welchen Link Sie zu uns gekommen sind.',
  'consent.change': 'Ihre Antwort gilt ein Jahr. Unten auf jeder Seite können Sie sie unter «Privatsphäre» ändern.',
  'consent.nowAll': 'Zurzeit sind Sie einverstanden.',
  'consent.nowNecessary': 'Zurzeit läuft nur, was notwendig ist.',
} as const
