import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { SummaryPanel } from './SummaryPanel.tsx'
import { useSummary } from './useSummary.ts'

/** Summary of the booking, always in view: beside the step, on phones in a bar that expands. */
export function BookingSummary({ path = '' }: { readonly path?: string }) {
  const { isLoading } = useSummary()
  return <SummaryPanel isLoading={isLoading} nextOf={hasNextButton(path) ? path : null} />
}

/** Whether the step has the button «Weiter»; the last steps have buttons of their own, since these are binding. */
function hasNextButton(path: string): boolean {
  const number = stepByPath(path)?.number ?? null
  return number !== null && number >= 0 && number < 4
}
