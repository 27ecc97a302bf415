import { Client } from '@urql/core'
import { Provider as StoreProvider } from 'jotai'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { Provider as GraphProvider } from 'urql'
import { never } from 'wonka'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { bookingsAtom, contingentsAtom, pricingAtom, travelAtom } from '#state/booking.ts'
import { makeStore } from '#state/store.ts'
import { carovia } from '#tenant/config.ts'
import { BookingDataProvider } from '#web/booking/BookingContext.tsx'
import type { BookingData } from '#web/booking/BookingContext.tsx'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import type { Site } from '#web/site/SiteContext.tsx'
import { PictureHostProvider } from '#web/ui/PictureHost.ts'

const CONFIG: Site['config'] = {
  publicUrl: 'https://reisen.example',
  paymentPageUrl: 'https://zahlung.example/{transactionId}',
  holdMinutes: 30,
  today: '2027-03-01',
  isTodayFixed: true,
  pictures: 'own' as const,
  persist: true,
  hasPageViews: false,
  posthog: null,
}

/** Markup of a part of the funnel as the server draws it: this draft held against this offer, no request answered. */
export function drawn(Part: ComponentType, draft: BookingDraft, offer: Offer): string {
  const store = makeStore(offer.today, {
    tenantId: offer.tenantId,
    isEsimActive: offer.isEsimActive,
    hasPaymentPage: offer.hasPaymentPage,
  })
  store.set(travelAtom(draft.travelId), { travel: offer.travel, settings: offer.settings })
  if (offer.pricing !== null) store.set(pricingAtom(offer.pricing.id), offer.pricing)
  store.set(contingentsAtom(draft.travelId), offer.contingents)
  store.set(bookingsAtom, { [draft.travelId]: draft })
  const graph = new Client({ url: 'https://platform.example', exchanges: [() => () => never] })
  // Only the masked data of the steps; tests that need it draw the whole page.
  const data = { travelId: draft.travelId, travel: {}, ratioTravel: null, isRestored: true } as unknown as BookingData
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <BookingDataProvider value={data}>
          <Part />
        </BookingDataProvider>
      ),
    },
  ])
  return renderToString(
    <SiteProvider value={{ tenant: carovia, config: CONFIG }}>
      <GraphProvider value={graph}>
        <StoreProvider store={store}>
          <PictureHostProvider value={CONFIG.pictures}>
            <Page />
          </PictureHostProvider>
        </StoreProvider>
      </GraphProvider>
    </SiteProvider>,
  )
}

/** The words of a markup, without tags and styles. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
