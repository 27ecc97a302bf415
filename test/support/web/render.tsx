import { cleanup, configure, render, type RenderResult } from '@testing-library/react'
import { Provider as StoreProvider } from 'jotai'
import type { ComponentType, ReactElement } from 'react'
import { createRoutesStub } from 'react-router'
import { type Client, Provider as GraphProvider } from 'urql'
import { onTestFinished, vi } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftsAtom } from '#state/booking.ts'
import { makeStore } from '#state/store.ts'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { pendingGraph } from '#test/support/web/graph.ts'
import { bookingActions, type BookingData, BookingProvider } from '#web/booking/BookingContext.tsx'
import type { PublicConfig } from '#web/document/hostContext.ts'
import { type Site, SiteProvider } from '#web/site/SiteContext.tsx'

/*
 * Component tests: a file begins with `// @vitest-environment happy-dom`, renders with one of these functions and finds
 * elements by role with `screen` of Testing Library. The end of a test, and rendering again, remove what was rendered.
 */

// A limit for what never comes: how long it takes on a busy machine says nothing.
configure({ asyncUtilTimeout: 30_000 })

/** The demo operator's site with some settings of the host changed. */
export function siteWith(settings: Partial<PublicConfig> = {}, tenant: TenantConfig = carovia): Site {
  return {
    tenant,
    config: {
      publicUrl: 'https://site.example',
      paymentPageUrl: 'https://zahlung.example/{transactionId}',
      holdMinutes: 30,
      pictures: 'own',
      today: '2027-01-15',
      isTodayFixed: true,
      persist: false,
      hasPageViews: false,
      posthog: null,
      ...settings,
    },
  }
}

/**
 * Renders a part of a public page. Requests stay pending.
 * @param search of the page's address
 */
export function renderPage(part: ReactElement, tenant: TenantConfig = carovia, search = ''): RenderResult {
  return renderAt(part, siteWith({}, tenant), search)
}

interface FunnelResult extends RenderResult {
  /** The draft as it is now. */
  readonly draftNow: () => BookingDraft
}

/** Renders a part of the funnel with a draft and what is on offer for it. Requests stay pending. */
export function renderFunnel(Part: ComponentType, draft: BookingDraft, offer: Offer): FunnelResult {
  return renderFunnelAt('', Part, { draft, offer })
}

interface AtHand {
  readonly draft: BookingDraft
  readonly offer: Offer
  /** Without one requests stay pending. */
  readonly graph?: Client | undefined
}

/** Renders a part of the funnel at an address with a search. */
export function renderFunnelAt(search: string, Part: ComponentType, { draft, offer, graph }: AtHand): FunnelResult {
  const store = funnelStore(draft, offer)
  const part = partInFunnel(Part, { travelId: draft.travelId, offer, graph }, store)
  const rendered = renderAt(part, siteWith({ today: '2027-03-01', persist: true }), search)
  const { bookingNow } = bookingActions(store, draft.travelId, () => offer)
  return { ...rendered, draftNow: () => bookingNow().draft }
}

function renderAt(part: ReactElement, site: Site, search = ''): RenderResult {
  // happy-dom names Web Locks without having them.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: runUnlocked } })
  cleanup()
  onTestFinished(async () => {
    cleanup()
    // A part that is still loading when the file ends has failed for all files that come after it.
    await vi.dynamicImportSettled()
  })
  return render(inSite(part, site, search))
}

function runUnlocked<Value>(_name: string, run: () => Promise<Value>): Promise<Value> {
  return run()
}

/** An element within the providers of a page; also for tests of the server's markup. */
export function inSite(part: ReactElement, site: Site = siteWith(), search = ''): ReactElement {
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  return (
    <GraphProvider value={pendingGraph()}>
      <SiteProvider value={site}>
        <Page initialEntries={[`/${search}`]} />
      </SiteProvider>
    </GraphProvider>
  )
}

/** An element within the store and client of the funnel. */
export function funnelPart(Part: ComponentType, draft: BookingDraft, offer: Offer): ReactElement {
  return partInFunnel(Part, { travelId: draft.travelId, offer }, funnelStore(draft, offer))
}

type Store = ReturnType<typeof makeStore>

function funnelStore(draft: BookingDraft, offer: Offer): Store {
  const store = makeStore(offer.today, {
    tenantId: offer.tenantId,
    isEsimActive: offer.isEsimActive,
    hasPaymentPage: offer.hasPaymentPage,
  })
  store.set(draftsAtom, { [draft.travelId]: draft })
  return store
}

interface OfferedTravel {
  readonly travelId: string
  readonly offer: Offer
  readonly graph?: Client | undefined
}

function partInFunnel(
  Part: ComponentType,
  { travelId, offer, graph = pendingGraph() }: OfferedTravel,
  store: Store,
): ReactElement {
  // Only the masked data of the steps; tests that need it render the whole page.
  const data = {
    travelId,
    travel: {},
    ratioTravel: null,
    isRestored: true,
    contingentFailure: null,
  } as unknown as BookingData
  return (
    <GraphProvider value={graph}>
      <StoreProvider store={store}>
        <BookingProvider data={data} offer={offer}>
          <Part />
        </BookingProvider>
      </StoreProvider>
    </GraphProvider>
  )
}

/** The text of an element, with a space between the texts of different elements and without soft hyphens. */
export function textOf(element: Element = document.body): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let text = ''
  while (walker.nextNode()) {
    const { parentElement, previousSibling, textContent } = walker.currentNode
    if (parentElement?.closest('style, script') !== null) continue
    // React makes several text nodes of one text with values in it.
    const separator = previousSibling?.nodeType === Node.TEXT_NODE ? '' : ' '
    text += `${separator}${textContent ?? ''}`
  }
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}
