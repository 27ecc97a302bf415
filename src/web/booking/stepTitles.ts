import { t } from '#web/text/booking.ts'

/** Short name of a step for stepper and document title; empty for an address that is no step. */
export function stepTitle(path: string): string {
  switch (path) {
    case 'start':
      return t('booking.step.start')
    case 'verlaengerung':
      return t('booking.step.extension')
    case 'leistungen':
      return t('booking.step.services')
    case 'personen':
      return t('booking.step.personalData')
    case 'zusatzleistungen':
      return t('booking.step.additionalServices')
    case 'zahlung':
      return t('booking.step.payment')
    case 'online-zahlung':
      return t('booking.step.onlinePayment')
    case 'bestaetigung':
      return t('booking.step.confirmation')
    default:
      return ''
  }
}
