import { withOptions } from '#domain/booking/commands/options.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextareaField } from '#web/ui/TextareaField.tsx'
import { useOptimisticValue } from '#web/ui/useOptimisticValue.ts'

/** Remarks, and the acquisition channel: how the visitor heard of the operator. */
export function RemarksAndChannel() {
  const { draft, change } = useBooking()
  const { tenant } = useSite()
  const [remarks, setRemarks] = useOptimisticValue(draft.bookingRemarks, (bookingRemarks) =>
    change((now) => withOptions(now.draft, { bookingRemarks })),
  )
  return (
    <StepSection title={t('payment.words.title')}>
      <TextareaField
        label={t('payment.words.remarks')}
        hint={t('payment.words.remarksHint')}
        isOptional
        name="bookingRemarks"
        maxLength={2000}
        value={remarks}
        onChange={({ currentTarget: { value } }) => setRemarks(value)}
      />
      {tenant.acquisitionChannels.length === 0 ? null : (
        <SelectField
          label={t('payment.words.channel')}
          isOptional
          name="acquisitionChannel"
          options={tenant.acquisitionChannels}
          value={draft.acquisitionChannel ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change((now) => withOptions(now.draft, { acquisitionChannel: value === '' ? null : value }))
          }
        />
      )}
    </StepSection>
  )
}
