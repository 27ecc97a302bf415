import type { TypedDocumentNode } from '@urql/core'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { readContingents, type Contingents } from '#domain/catalogue/contingents.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import {
  AllTravelAvailabilityStatusDocument,
  ContingentsDocument,
  RatioTravelDocument,
  TravelDocument,
} from '#gql/graphql.ts'

/** The demo operator's platform, asked with the website's own documents. */
export interface Shop {
  readonly today: string
  readonly ask: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>
}

/** The offers of all variants of all tours that can be booked today, without contingents. */
export async function bookableVariants(shop: Shop): Promise<readonly Offer[]> {
  const statuses = await shop.ask(AllTravelAvailabilityStatusDocument, {})
  const offers: Offer[] = []
  for (const {
    travel: { id: travelId },
    listing,
  } of buildCatalogue(shop.today).travels) {
    if (!listing.tenantSettings.some((settings) => isOnSale(settings, shop.today))) continue
    const answer = await shop.ask(TravelDocument, { travelId, tenantId: '4', withBooking: true })
    const travel = readTravel(answer.travel)
    for (const { id: ratioTravelId } of travel?.pricing?.travels ?? []) {
      const { ratioTravel } = await shop.ask(RatioTravelDocument, { ratioTravelId })
      const pricing = readPricingTravel(ratioTravel)
      const settings = readSalesSettings(answer, statuses)
      const loaded = {
        today: shop.today,
        tenantId: '4',
        isEsimActive: true,
        hasPaymentPage: true,
        settings,
        pricing,
        contingents: null,
      }
      if (travel !== null) offers.push(makeOffer({ ...loaded, travel }))
    }
  }
  return offers
}

type ListingSettings = ReturnType<typeof buildCatalogue>['travels'][number]['listing']['tenantSettings'][number]

function isOnSale({ onlineStatus, useTiming, startDate, endDate }: ListingSettings, today: string): boolean {
  return onlineStatus !== 'OFFLINE' && (!useTiming || ((startDate ?? '') <= today && today <= (endDate ?? '9999')))
}

/** The current contingents of a departure. */
export async function whatIsLeft(shop: Shop, offer: Offer, dateId: string): Promise<Contingents> {
  return readContingents(await shop.ask(ContingentsDocument, { ratioTravelId: offer.pricing?.id ?? '', dateId }))
}
