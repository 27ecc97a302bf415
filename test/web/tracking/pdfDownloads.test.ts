import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/trackedPage.ts'
import { createPdfDownloads } from '#web/tracking/pdfDownloads.ts'
import type { TrackingEvent } from '#web/tracking/trackingEvent.ts'

afterEach(() => vi.unstubAllGlobals())

/** An element as far as a press on it is concerned: perhaps within a link. */
class PressedElement extends EventTarget {
  readonly link: { readonly pathname: string } | null

  constructor(link: PressedElement['link']) {
    super()
    this.link = link
  }

  closest() {
    return this.link
  }
}

function listening(address: string) {
  const page = openPage({ address })
  vi.stubGlobal('Element', PressedElement)
  const told: TrackingEvent[] = []
  const downloads = createPdfDownloads((signal) => told.push(signal))
  const press = (path: string | null) => {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: new PressedElement(path === null ? null : { pathname: path }) })
    document.dispatchEvent(event)
  }
  return { page, told, downloads, press }
}

const TOUR = 'https://reisen.example/reisen/provence/provence-lavendelbluete'

test.each(['/agb.pdf', '/dokumente/Programm.PDF'])('a press on a link to %s is a download', (path) => {
  const { told, press } = listening('https://reisen.example/rechtliches/agb')
  press(path)
  expect(told).toEqual([{ kind: 'conversion', name: 'Download_PDF', tourName: null, value: null, bookingId: null }])
})

test.each(['/reisen', '/pdf', '/agb.pdf.html', null])('a press on %s is none', (path) => {
  const { told, press } = listening(TOUR)
  press(path)
  expect(told).toEqual([])
})

test('on the pages of a tour a download belongs to it, elsewhere to none', () => {
  const { told, press, downloads, page } = listening(TOUR)
  downloads.onTour('Provence zur Lavendelblüte')
  press('/agb.pdf')
  page.goTo('/buchen/provence/zahlung')
  press('/agb.pdf')
  page.goTo('/rechtliches/agb')
  press('/agb.pdf')
  page.goTo('/reisen/wien/wien-oper-und-heuriger')
  press('/agb.pdf')
  const names = told.map((signal) => (signal.kind === 'conversion' ? signal.tourName : signal.kind))
  expect(names).toEqual(['Provence zur Lavendelblüte', 'Provence zur Lavendelblüte', null, null])
})
