import { useLocation } from 'react-router'

/** State of a redirect to an earlier step, so that this step shows its open issues. */
export const SENT_BACK = { isSentBack: true } as const

/** Whether the visitor was redirected to this step from a later one. */
export function useIsSentBack(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'isSentBack' in state
}
