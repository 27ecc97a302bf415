import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts for deleting a draft, an idle session, a lost connection, a booking deleted in another window, and the hand-over to another device. */
export const sessionMessages = {
  'summary.deleteTitle': 'Alle Angaben wirklich löschen?',
  'summary.deleteText':
    'Was Sie gewählt und eingegeben haben, wird von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.',
  'summary.deleteYes': 'Ja, löschen',
  'summary.deleteNo': 'Behalten',
  'summary.deleteUnknownTitle': 'Angaben löschen und neu beginnen?',
  'summary.deleteUnknownText':
    'Ob {yours} angekommen ist, wissen wir hier nicht. Löschen Sie Ihre Angaben erst, wenn Sie es am Telefon mit uns geklärt haben. Die Referenz lautet {reference}.',
  'summary.deleteUnknownYes': 'Ja, neu beginnen',
  'booking.idle.title': 'Möchten Sie weiterfahren?',
  'booking.idle.text':
    'Sie waren eine Weile weg. Ihre Angaben sind gespeichert. Wenn Sie weiterfahren, prüfen wir Preise und freie Plätze noch einmal.',
  'booking.idle.goOn': 'Weiterfahren',
  'booking.noConnection.title': 'Es besteht gerade keine Verbindung',
  'booking.noConnection.text':
    'Ihre Angaben sind gespeichert. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'booking.deletedInOtherWindow.title': 'In einem anderen Fenster gelöscht',
  'booking.deletedInOtherWindow.text':
    'Sie haben diese Buchung in einem anderen Fenster gelöscht. Hier ist sie noch da: Sie können sie wiederherstellen oder neu beginnen.',
  'booking.deletedInOtherWindow.placed': 'In einem anderen Fenster geschlossen',
  'booking.deletedInOtherWindow.placedText':
    'Ihre Reise bleibt gebucht. Die Angaben dazu haben Sie in einem anderen Fenster von diesem Gerät gelöscht.',
  'booking.deletedInOtherWindow.restore': 'Wiederherstellen',
  'booking.deletedInOtherWindow.beginAnew': 'Neu beginnen',
  'handOver.arrivedTitle': 'Ihre Auswahl ist angekommen',
  'handOver.arrived':
    'Sie können hier dort weiterfahren, wo Sie auf dem anderen Gerät waren. Namen, Geburtsdaten, Adressen, Einsteigeorte und Versicherungen geben Sie nochmals an.',
  'handOver.failedTitle': 'Ihre Auswahl ist hier nicht angekommen',
  'handOver.failedLine': 'Die Verbindung war unterbrochen. Auf dem anderen Gerät ist Ihre Auswahl noch da.',
  'handOver.failedLink':
    'Der Link ist unvollständig oder nicht mehr gültig. Ihre Auswahl ist noch auf dem anderen Gerät: Lassen Sie sich dort den Code noch einmal zeigen, und richten Sie die Kamera darauf.',
  'handOver.title': 'QR-Code für Ihr Handy',
  'handOver.info':
    'Richten Sie die Kamera auf den Code. Er enthält Ihre Auswahl, aber keine Namen, Geburtsdaten, Adressen, Einsteigeorte oder Versicherungen.',
} as const

export const t = translator({ ...funnelMessages, ...sessionMessages })
