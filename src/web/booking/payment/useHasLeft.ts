import { useEffect, useRef } from 'react'

/** A ref that is true once the component is gone, for what goes on after an answer has arrived. */
export function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return hasLeft
}
