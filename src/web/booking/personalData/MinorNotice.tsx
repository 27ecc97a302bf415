import { useState } from 'react'
import { areAllMinors, isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import { personName } from '#web/booking/personName.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/personalData.ts'
import { Notice } from '#web/ui/Notice.tsx'

/** Asks minors who travel without an adult to call first; nothing for others. */
export function UnaccompaniedNotice() {
  const { booking } = useBooking()
  return areAllMinors(booking) ? (
    <Notice tone="warning" title={t('personal.minorsTitle')} isLive>
      <p>
        <span>{t('personal.minors')}</span> <OperatorPhone />
      </p>
    </Notice>
  ) : null
}

/** Why a minor cannot be billed, and a notice once the birthday was corrected. */
export function MinorNotice() {
  const { draft, offer } = useBooking()
  const index = draft.travellers.findIndex(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)
  const [wasMinor, setWasMinor] = useState(index)
  if (index !== -1 && index !== wasMinor) setWasMinor(index)
  if (draft.billingAddressForcedDueToMinorAge)
    return (
      <Notice tone="warning" title={t('billing.forcedTitle')} isLive>
        <p>{t('billing.forced', { person: personName(draft.travellers, index) })}</p>
      </Notice>
    )
  const corrected = draft.travellers[wasMinor]
  if (
    index !== -1 ||
    corrected === undefined ||
    corrected.birthday === null ||
    isTooYoungToBill(corrected.birthday, offer.today)
  )
    return null
  const person = personName(draft.travellers, wasMinor)
  return (
    <Notice tone="info" title={t('billing.ofAgeTitle', { person })} isLive>
      <p>{corrected.isBillingAddress ? t('billing.ofAgeBilled', { person }) : t('billing.ofAge', { person })}</p>
    </Notice>
  )
}
