import { useLocation } from 'react-router'
import { InlineScript } from '#web/document/InlineScript.tsx'
import captureEvents from './captureEvents.script.ts?source'

/** Captures events on a page of the funnel from before it is parsed until hydration (`useEventReplay`). */
export function EventCapture() {
  const isInFunnel = useLocation().pathname.startsWith('/buchen/')
  return isInFunnel ? <InlineScript code={import.meta.env.SSR ? `${captureEvents}()` : ''} /> : null
}
