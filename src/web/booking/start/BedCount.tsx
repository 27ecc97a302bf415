import { bedsMissing } from '#domain/booking/draft/chosen.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'

const Count = chakra('p', {
  base: { paddingInlineStart: '3', borderInlineStart: '6px solid', fontWeight: 'bold' },
  variants: { isOpen: { true: { borderColor: 'secondary' }, false: { borderColor: 'primary' } } },
})

/** Number of travellers without a bed, as a live region. */
export function BedCount() {
  const { draft } = useBooking()
  const open = bedsMissing(draft)
  return (
    <Count role="status" isOpen={open > 0}>
      {open === 0 ? t('start.rooms.allHoused') : t('start.rooms.open', { count: open })}
    </Count>
  )
}
