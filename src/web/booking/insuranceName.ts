import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { t } from '#web/text/booking.ts'

/** What an insurance is called; the choice of none may come without a name. */
export function insuranceName({ label }: Pick<Insurance, 'label'>): string {
  return label === '' ? t('booking.noInsurance') : label
}
