import { use } from 'react'
import { bedsMissing } from '#domain/booking/draft/chosen.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OpenIssuesContext } from '#web/booking/step/StepSection.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'

const Count = chakra('p', {
  base: { paddingInlineStart: '3', borderInlineStart: '6px solid', fontWeight: 'bold', _empty: { display: 'none' } },
  variants: { isOpen: { true: { borderColor: 'secondary' }, false: { borderColor: 'primary' } } },
})

/** Number of travellers without a bed, as a live region; silent where the section already shows it as an open issue. */
export function BedCount() {
  const { draft, words } = useBooking()
  const open = bedsMissing(draft)
  const isTold = use(OpenIssuesContext).has('booking.peopleWithoutAccommodationInfo')
  return (
    <Count role="status" isOpen={open > 0}>
      {open === 0
        ? t('start.rooms.allHoused', words)
        : isTold
          ? null
          : t('start.rooms.open', { count: open, ...words })}
    </Count>
  )
}
