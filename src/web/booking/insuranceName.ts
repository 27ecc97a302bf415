import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { t } from '#web/text/booking.ts'

/** Display name of an insurance; the option «none» may have no label of its own. */
export function insuranceName({ label }: Pick<Insurance, 'label'>): string {
  return label === '' ? t('booking.noInsurance') : label
}
