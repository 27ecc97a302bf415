import { useEffect } from 'react'
import { t } from '#web/text/booking.ts'

/**
 * Names the confirmation otherwise in the document title. The route, which gives the title, does not know the booking:
 * it is on the device.
 * @param page null to keep the title of the route
 */
export function useDocumentTitle(page: string | null): void {
  useEffect(() => {
    if (page === null) return
    const before = document.title
    const title = before.replace(t('booking.step.confirmation'), page)
    document.title = title
    return () => {
      // Unless the next page has given its own.
      if (document.title === title) document.title = before
    }
  }, [page])
}
