import { useEffect, useState } from 'react'

/**
 * Whether an element can be seen, or is about to be.
 * @param id of the element; false where there is none
 * @param margin how far outside of the window it counts as seen, as in style sheets
 */
export function useIsInSight(id: string, margin = '0px'): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, margin])
  return isInSight
}
