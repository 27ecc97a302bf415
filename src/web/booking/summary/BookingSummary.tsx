import { useBooking } from '#web/booking/useBooking.ts'
import { useSummary } from '#web/booking/useSummary.ts'
import { SummaryPanel } from './SummaryPanel.tsx'

/** What has been put together so far, always in view: beside the step, on phones in a bar that opens. */
export function BookingSummary() {
  const { travelId } = useBooking()
  const { isLoading } = useSummary(travelId)
  return <SummaryPanel isLoading={isLoading} />
}
