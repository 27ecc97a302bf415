import type { TrackingEvent } from './trackingEvent.ts'

/**
 * Tracks clicks on links to PDFs on any page: terms of an operator, a programme, a page of the CMS. On the pages of a
 * tour the download is attributed to it.
 */
export function createPdfDownloads(track: (event: TrackingEvent) => void) {
  let tour: { readonly name: string; readonly id: string } | null = null
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || !link.pathname.toLowerCase().endsWith('.pdf')) return
    const tourName = tour !== null && tour.id === travelIdHere() ? tour.name : null
    track({ kind: 'conversion', name: 'Download_PDF', tourName, value: null, bookingId: null })
  })
  return {
    /** Sets the tour of the current page; null leaves it. */
    onTour(name: string | null): void {
      const id = travelIdHere()
      if (name !== null && id !== undefined) tour = { name, id }
    },
  }
}

/** Second segment of the path, which is the travel id on the pages of a tour and in its funnel. */
function travelIdHere(): string | undefined {
  return window.location.pathname.split('/')[2]
}
