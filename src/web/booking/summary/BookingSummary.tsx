import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { SummaryPanel } from './SummaryPanel.tsx'
import { useSummary } from './useSummary.ts'

/** What has been put together so far, always in view: beside the step, on phones in a bar that opens. */
export function BookingSummary({ path = '' }: { readonly path?: string }) {
  const { travelId } = useBooking()
  const { isLoading } = useSummary(travelId)
  return <SummaryPanel isLoading={isLoading} nextOf={isLeftByNext(path) ? path : null} />
}

/** The last steps are left by buttons of their own: what binds stands beside what it binds to. */
function isLeftByNext(path: string): boolean {
  const number = stepByPath(path)?.number ?? null
  return number !== null && number >= 0 && number < 4
}
