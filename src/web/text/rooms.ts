import { startMessages } from './start.ts'
import { translator } from './translator.ts'

/** Texts that the first step loads when they are asked for: removed choices, who stays at home, rooms one by one, beds, the room mate, months of a calendar. */
export const roomMessages = {
  'lost.carryOver': 'Wieder wählen, was möglich ist',
  'lost.hint': 'Ihre Änderung hat Folgen: ansehen',
  'start.party.leaving': 'Wer reist nicht mit?',
  'start.party.allStay': 'Alle reisen mit',
  'start.calendar.before': 'Früher',
  'start.calendar.after': 'Später',
  'start.rooms.lead': 'Preise pro Person, alle obligatorischen Kosten inbegriffen.',
  'start.rooms.quantity': '{room}, Anzahl {rooms}',
  'start.rooms.places': '{room}, Anzahl Plätze',
  'start.roomMate.label': 'Mit wem möchten Sie {theRoom} teilen?',
  'start.roomMate.hint':
    'Zum Beispiel mit jemandem, der die Reise selbst bucht. Schreiben Sie den Namen oder die Auftragsnummer.',
  'start.sleepers.lead': 'Wählen Sie für ein Bett eine andere Person: Die beiden tauschen.',
  'start.sleepers.bed': '{number}. Bett',
} as const

export const t = translator({ ...startMessages, ...roomMessages })
