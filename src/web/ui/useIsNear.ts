import { useEffect, useState } from 'react'

/** True once the element is about to come into view. */
export function useIsNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((entries) => setIsNear((before) => before || entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
