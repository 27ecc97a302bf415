/** What a confirmed birthday has changed. */
export const birthdayChangeMessages = {
  'birthday.changed': 'Geburtsdatum von {person} übernommen',
  'birthday.group': '{person} reist jetzt in der Altersgruppe «{group}».',
  'birthday.notBilled': 'Die Rechnung geht nicht mehr an {person}.',
  'birthday.rooms': 'Die Zimmer wählen Sie bitte im ersten Schritt neu. Wir führen Sie hin, wenn Sie weitergehen.',
  'birthday.total': 'Total vorher {before}, jetzt {after}.',
  'birthday.sameTotal': 'Das Total bleibt {after}.',
  'birthday.undo': 'Rückgängig',
  'birthday.takenBack': 'Alles ist wieder wie vor der Änderung des Geburtsdatums.',
} as const
