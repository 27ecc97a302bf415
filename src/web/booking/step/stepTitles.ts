import { t } from '#web/text/booking.ts'
import type { RoomWords } from '#web/booking/roomWords.ts'
import type { SentWords } from '#web/booking/sentWords.ts'

type StepWords = Pick<RoomWords, 'rooms'> & Pick<SentWords, 'act'>

/**
 * Short name of a step; empty for a path that is no step. Paths are given by the rules, titles say what visitors
 * find there: that of `zusatzleistungen` is not «Zusatzleistungen».
 *
 * @param isByCoach whether the travel has coach stops; false where that is unknown, as in the document title.
 */
export function stepTitle(path: string, isByCoach: boolean, words: StepWords): string {
  switch (path) {
    case 'start':
      return t('booking.step.start', words)
    case 'verlaengerung':
      return t('booking.step.extension')
    case 'leistungen':
      return t('booking.step.services')
    case 'personen':
      return t('booking.step.personalData')
    case 'zusatzleistungen':
      return isByCoach ? t('booking.step.additionalServices') : t('booking.step.additionalServices.withoutStops')
    case 'zahlung':
      return t('booking.step.payment', words)
    case 'online-zahlung':
      return t('booking.step.onlinePayment')
    case 'bestaetigung':
      return t('booking.step.confirmation')
    default:
      return ''
  }
}
