import { useEffect } from 'react'

/**
 * Names a step otherwise in the document title. The route, which gives the title, does not know the booking: it is on
 * the device.
 * @param name the step in the title of the route
 * @param page null to keep the title of the route
 */
export function useDocumentTitle(name: string, page: string | null): void {
  useEffect(() => {
    if (page === null) return
    const before = document.title
    const title = before.replace(name, page)
    document.title = title
    return () => {
      // Unless the next page has given its own.
      if (document.title === title) document.title = before
    }
  }, [name, page])
}
