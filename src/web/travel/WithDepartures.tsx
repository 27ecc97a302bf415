import { Suspense, use, type ReactNode } from 'react'
import type { DepartureRow } from './departures.ts'

/** Null when they could not be loaded. */
export type Departures = readonly DepartureRow[] | null

interface Props {
  /** Still on its way after a click in the browser; the server waits for it. */
  readonly departures: Departures | Promise<Departures>
  /** Shown until they are there. */
  readonly fallback: ReactNode
  readonly children: (departures: Departures) => ReactNode
}

/** Draws what needs the departures, without letting the rest of the page wait for them. */
export function WithDepartures({ departures, fallback, children }: Props) {
  if (!(departures instanceof Promise)) return children(departures)
  return (
    <Suspense fallback={fallback}>
      <Awaited departures={departures}>{children}</Awaited>
    </Suspense>
  )
}

function Awaited({ departures, children }: { readonly departures: Promise<Departures> } & Pick<Props, 'children'>) {
  return children(use(departures))
}
