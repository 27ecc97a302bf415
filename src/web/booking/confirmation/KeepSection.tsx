import { lazy, useState } from 'react'
import { boardingGroups, type BoardingGroup } from '#domain/booking/boarding/boardingGroups.ts'
import { referencePath } from '#domain/booking/placed/bookingReference.ts'
import { isPlaceCertain } from '#domain/booking/placed/placedFacts.ts'
import { personNames } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { OptionalPart } from '#web/ui/OptionalPart.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const BrandQrCode = lazy(async () => ({ default: (await import('#web/booking/handOver/BrandQrCode.tsx')).BrandQrCode }))

// Not on phones, where the order number is on screen already; on paper the code links to it.
const Code = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: 'auto minmax(0, 20rem)',
    gap: '4',
    justifyContent: 'start',
    alignItems: 'center',
    breakInside: 'avoid',
    _print: { display: 'grid', '& svg': { width: '7rem', height: '7rem' } },
  },
})

// On paper the code stands alone: nothing is printed or saved from there.
const Keep = chakra('div', { base: { _print: { '& h2': { display: 'none' } } } })

/** Print, calendar export, and a QR code that carries the order number to a phone. */
export function KeepSection() {
  const { booking } = useBooking()
  const [hasFailed, setHasFailed] = useState(false)
  const groups = booking.date === null || !isPlaceCertain(booking) ? [] : boardingGroups(booking)
  return (
    <Keep>
      <StepSection title={t('confirmation.keep')}>
        <ButtonRow>
          <Button onClick={() => window.print()}>{t('confirmation.print')}</Button>
          {groups.map((group) => (
            <CalendarButton
              key={group.travellers.join()}
              group={group}
              isOnly={groups.length === 1}
              onFailure={() => setHasFailed(true)}
            />
          ))}
        </ButtonRow>
        <p role="status">{hasFailed ? t('confirmation.calendarFailed') : ''}</p>
        <ReferenceCode />
      </StepSection>
    </Keep>
  )
}

interface CalendarProps {
  readonly group: BoardingGroup
  /** True if all travellers get on and off at the same stops. */
  readonly isOnly: boolean
  readonly onFailure: () => void
}

/** Downloads a calendar entry for the travellers who get on and off at the same stops. */
function CalendarButton({ group, isOnly, onFailure }: CalendarProps) {
  const { booking, draft } = useBooking()
  const { tenant } = useSite()
  const people = personNames(draft.travellers, group.travellers)
  const download = async () => {
    const { downloadCalendarEntry } = await import('./calendarEntry.ts')
    downloadCalendarEntry({ booking, group, tenant, people })
  }
  const stop = group.outbound?.name ?? ''
  return (
    <Button onClick={() => void download().catch(onFailure)}>
      {isOnly ? t('confirmation.calendar') : t('confirmation.calendarOf', { stop, people })}
    </Button>
  )
}

function ReferenceCode() {
  const { draft } = useBooking()
  const { config, tenant } = useSite()
  const path = referencePath(draft.submission.orderNo)
  if (path === null) return null
  return (
    <OptionalPart
      loading={
        <Code>
          <Skeleton size="code" />
        </Code>
      }
    >
      <Code>
        <BrandQrCode text={`${config.publicUrl}${path}`} title={t('confirmation.qrTitle')} branding={tenant.branding} />
        <p>{t('confirmation.qrText')}</p>
      </Code>
    </OptionalPart>
  )
}
