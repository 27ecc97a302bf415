import { translator } from './translator.ts'

/** Questions about a birthday, and the changes that a confirmed one has caused. */
export const birthdayMessages = {
  'birthday.ask.child':
    'Mit diesem Geburtsdatum reist {person} als Kind ({age, plural, one {# Jahr} other {# Jahre}}). Stimmt das?',
  'birthday.ask.adult':
    'Mit diesem Geburtsdatum reist {person} als erwachsene Person ({age, plural, one {# Jahr} other {# Jahre}}). Stimmt das?',
  'birthday.ask.otherChild':
    'Mit diesem Geburtsdatum ist {person} am Ende der Reise {age, plural, one {# Jahr} other {# Jahre}} alt und reist in der Altersgruppe «{group}». Stimmt das?',
  'birthday.ask.notBilled':
    'Mit diesem Geburtsdatum ist {person} noch nicht 18 Jahre alt. Die Rechnung muss dann jemand anderes erhalten. Stimmt das?',
  'birthday.ask.choices':
    'Mit diesem Geburtsdatum ist {person} am Ende der Reise {age, plural, one {# Jahr} other {# Jahre}} alt. Nicht alles, was Sie gewählt haben, passt dazu. Stimmt das?',
  'birthday.yes': 'Ja, stimmt',
  'birthday.no': 'Datum ändern',

  'birthday.changed': 'Geburtsdatum von {person} übernommen',
  'birthday.group': '{person} reist jetzt in der Altersgruppe «{group}».',
  'birthday.notBilled': 'Die Rechnung geht nicht mehr an {person}.',
  'birthday.rooms': 'Wenn Sie weitergehen, führen wir Sie zur Wahl der {rooms}.',
  'birthday.total': 'Neues Total: {after} statt {before}',
  'birthday.sameTotal': 'Das Total bleibt gleich: {after}',
  'birthday.undo': 'Rückgängig',
  'birthday.takenBack': 'Alles ist wieder wie vor der Änderung des Geburtsdatums.',
} as const

export const t = translator(birthdayMessages)
