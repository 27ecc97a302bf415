import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Whether the page has replaced the one before, as a redirect does. The page of a pressed link replaces only the history
 * entry that was opened for it, so that does not count.
 */
export function useIsReplacing(): boolean {
  const { key, mask } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const [last, setLast] = useState({ key, isPressed: false, wasPressed: false })
  const wasPressed = last.key === key ? last.wasPressed : last.isPressed
  if (last.key !== key) setLast({ key, isPressed: mask !== undefined, wasPressed })
  return isReplaced && !wasPressed
}
