import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/web/browserGlobals.ts'
import { createPdfDownloads } from '#web/tracking/pdfDownloads.ts'
import type { TrackingEvent } from '#web/tracking/trackingEvent.ts'

afterEach(() => vi.unstubAllGlobals())

/** A click target, perhaps within a link. */
class ClickedElement extends EventTarget {
  readonly link: { readonly pathname: string } | null

  constructor(link: ClickedElement['link']) {
    super()
    this.link = link
  }

  closest() {
    return this.link
  }
}

function listening(address: string) {
  const page = openPage({ address })
  vi.stubGlobal('Element', ClickedElement)
  const tracked: TrackingEvent[] = []
  const downloads = createPdfDownloads((event) => tracked.push(event))
  const click = (path: string | null) => {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: new ClickedElement(path === null ? null : { pathname: path }) })
    document.dispatchEvent(event)
  }
  return { page, tracked, downloads, click }
}

const TOUR = 'https://reisen.example/reisen/provence/provence-lavendelbluete'

test.each(['/agb.pdf', '/dokumente/Programm.PDF'])('a click on a link to %s is tracked as a download', (path) => {
  const { tracked, click } = listening('https://reisen.example/rechtliches/agb')
  click(path)
  expect(tracked).toEqual([{ kind: 'conversion', name: 'Download_PDF', tourName: null, value: null, bookingId: null }])
})

test.each(['/reisen', '/pdf', '/agb.pdf.html', null])('a click on %s is not tracked', (path) => {
  const { tracked, click } = listening(TOUR)
  click(path)
  expect(tracked).toEqual([])
})

test('a download is attributed to the tour whose pages the visitor is on', () => {
  const { tracked, click, downloads, page } = listening(TOUR)
  downloads.onTour('Provence zur Lavendelblüte')
  click('/agb.pdf')
  page.goTo('/buchen/provence/zahlung')
  click('/agb.pdf')
  page.goTo('/rechtliches/agb')
  click('/agb.pdf')
  page.goTo('/reisen/wien/wien-oper-und-heuriger')
  click('/agb.pdf')
  const names = tracked.map((event) => (event.kind === 'conversion' ? event.tourName : event.kind))
  expect(names).toEqual(['Provence zur Lavendelblüte', 'Provence zur Lavendelblüte', null, null])
})
