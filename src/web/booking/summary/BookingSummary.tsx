import { PAYMENT_STEP } from '#domain/booking/draft/funnelProgress.ts'
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
  return (stepByPath(path)?.number ?? PAYMENT_STEP) < PAYMENT_STEP
}
