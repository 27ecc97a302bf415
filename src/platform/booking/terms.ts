import type { Booking } from './booking.ts'

/** Terms must be accepted, and the payment type must be offered (rules 5.10, 5.11). */
export function termsIssue({ order, sale }: Booking): string | null {
  if (!order.gtcAccepted) return 'Bitte akzeptieren Sie die Allgemeinen Reisebedingungen (AGB).'
  const needsPartnerTerms = (sale.pricing.tourOperator?.gtcPdf ?? null) !== null
  if (needsPartnerTerms && !order.partnerGtcAccepted)
    return 'Bitte akzeptieren Sie auch die Reisebedingungen des Veranstalters dieser Reise.'
  if (order.payment.type === 'invoice') return null
  const isOffered = order.payment.type === 'online' && isOnlinePaymentOffered(sale)
  return isOffered ? null : 'Diese Zahlungsart ist hier nicht möglich. Bitte wählen Sie «Auf Rechnung».'
}

function isOnlinePaymentOffered({ tenant, status, variant }: Booking['sale']): boolean {
  return (
    tenant.onlinePaymentConfig?.enabled === true &&
    status === 'BOOKABLE' &&
    !variant.document.catalogCode.startsWith('G')
  )
}
