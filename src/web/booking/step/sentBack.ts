import { useLocation } from 'react-router'

/** Goes along in the history entry of a step one is sent back to, so that it says what is open there. */
export const SENT_BACK = { isSentBack: true } as const

/** Whether another step has sent the visitor here. */
export function useIsSentBack(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isSentBack' in state
}
