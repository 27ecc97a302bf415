import type { TrackingEvent } from './trackingEvent.ts'

/**
 * Tells when a PDF is opened, wherever the link stands: terms of an operator, a programme, a page of the CMS. It belongs
 * to the tour whose pages one is on.
 */
export function createPdfDownloads(tell: (signal: TrackingEvent) => void) {
  let tour: { readonly name: string; readonly id: string } | null = null
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || !link.pathname.toLowerCase().endsWith('.pdf')) return
    const tourName = tour !== null && tour.id === travelIdHere() ? tour.name : null
    tell({ kind: 'conversion', name: 'Download_PDF', tourName, value: null, bookingId: null })
  })
  return {
    /** The page shows this tour; null for none. */
    onTour(name: string | null): void {
      const id = travelIdHere()
      if (name !== null && id !== undefined) tour = { name, id }
    },
  }
}

/** Second part of the path: on the pages of a tour and in its funnel the id of the travel. */
function travelIdHere(): string | undefined {
  return window.location.pathname.split('/')[2]
}
