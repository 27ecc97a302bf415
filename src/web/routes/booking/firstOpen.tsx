import { redirect } from 'react-router'
import { stepPath } from '#web/booking/funnelPaths.ts'
import type { Route } from './+types/firstOpen.ts'

// Without a step the address leads to the last one: the guard of the funnel goes back from there to the first gap,
// which only the device knows.
export function loader({ params }: Route.LoaderArgs) {
  return redirect(stepPath(params.travelId, 'zahlung'))
}

export default function FirstOpen() {
  return null
}
