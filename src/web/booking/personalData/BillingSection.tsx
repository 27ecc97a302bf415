import { withBillingAddress, withBillingTraveller } from '#domain/booking/commands/people.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import { personName } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/personalData.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { AddressFields } from './AddressFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { FormDateField } from './FormDateField.tsx'
import { MinorNotice } from './MinorNotice.tsx'
import { PersonFields } from './PersonFields.tsx'
import { ADULT_DAY } from './exampleDays.ts'
import { BILLING_KEY, travellerKey } from './personalDataValues.ts'

const SECTION = 'section-rechnung billing'

interface Props {
  /** Commits the form to the draft. */
  readonly commit: () => void
}

/** Billing contact: one of the travellers, or another person with an address of their own. */
export function BillingSection({ commit }: Props) {
  const { draft, change } = useBooking()
  const billed = draft.travellers.findIndex(({ isBillingAddress }) => isBillingAddress)
  const isSeparate = billed === -1
  const value = isSeparate ? BILLING_KEY : travellerKey(billed)
  const choose = (chosen: string) => {
    commit()
    const index = draft.travellers.findIndex((_, place) => travellerKey(place) === chosen)
    change((now) =>
      index === -1
        ? withBillingAddress(now, now.draft.billingAddress ?? emptyContact())
        : withBillingTraveller(now, index),
    )
  }
  return (
    <StepSection title={t('billing.title')} lead={t('billing.lead')} issue="booking.billingAddressMissing" isPanel>
      <MinorNotice />
      <RadioRows
        legend={t('billing.title')}
        isLegendHidden
        options={useBillingOptions()}
        value={value}
        onChange={choose}
      />
      {isSeparate ? (
        <PersonFields
          person={BILLING_KEY}
          section={SECTION}
          kind="adult"
          whose={t('billing.person')}
          hasNationality={false}
        >
          <FormDateField
            name={`people.${BILLING_KEY}.birthday`}
            label={t('person.birthday')}
            hint={t('person.day.example', { day: ADULT_DAY })}
            autoComplete={`${SECTION} bday`}
          />
        </PersonFields>
      ) : null}
      {isSeparate ? <CopyAddress /> : null}
      {isSeparate ? <AddressFields person={BILLING_KEY} section={SECTION} /> : null}
      {/* The key remounts the uncontrolled inputs for another person. */}
      <ContactFields key={value} person={value} section={isSeparate ? SECTION : `section-reisende${billed + 1}`} />
    </StepSection>
  )
}

/** Travellers old enough to be billed, and those who were chosen and turned out to be too young. */
function useBillingOptions() {
  const { draft, offer } = useBooking()
  const travellers = draft.travellers.flatMap((traveller, index) => {
    const isTooYoung = isTooYoungToBill(traveller.birthday, offer.today)
    if (isTooYoung && !traveller.triggeredForceBillingAddress) return []
    const reason = isTooYoung ? t('billing.tooYoung') : null
    return [{ value: travellerKey(index), title: personName(draft.travellers, index), reason }]
  })
  return [...travellers, { value: BILLING_KEY, title: t('billing.separate'), info: t('billing.separateInfo') }]
}
