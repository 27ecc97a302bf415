import { useEffect, useState } from 'react'

/**
 * Whether an element intersects the viewport.
 * @param id id of the element; false if there is none
 * @param margin distance from the viewport at which it already counts, as a CSS length
 */
export function useIsInViewport(id: string, margin = '0px'): boolean {
  const [isInViewport, setIsInViewport] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setIsInViewport(entry?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, margin])
  return isInViewport
}

/** True from the moment on when an element has come within 200 pixels of the viewport. */
export function useWasNearViewport(id: string): boolean {
  const isNear = useIsInViewport(id, '200px')
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  return wasNear
}
