import type { ReactNode } from 'react'
import type { BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { t } from '#web/text/travel.ts'
import { DepartureSection } from '#web/travel/departures/DepartureSection.tsx'
import { outlookOf } from '#web/travel/departures/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { RouteSection } from '#web/travel/route/RouteSection.tsx'
import type { AlikeTravel } from '#web/travel/search/alikeTravels.ts'
import { PARTS } from '#web/travel/section/PageParts.tsx'
import styles from '#web/travel/section/TravelPage.module.css'
import { useLookedAt } from '#web/travel/wishlist/useLookedAt.ts'
import { PartBoundary } from '#web/ui/PartBoundary.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { AlikeTravels } from './AlikeTravels.tsx'
import { BookingBar } from './BookingBar.tsx'
import { FactStrip } from './FactStrip.tsx'
import { Gallery } from './Gallery.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { PageNavigation } from './PageNavigation.tsx'
import { Programme } from './Programme.tsx'
import { RoomPrices } from './RoomPrices.tsx'
import { Services } from './Services.tsx'
import { Stays } from './Stays.tsx'
import { TourOperatorTerms } from './TourOperatorTerms.tsx'
import { TravelBranding } from './TravelBranding.tsx'
import { TravelHero } from './TravelHero.tsx'
import { TravelTools } from './TravelTools.tsx'
import { WhenThere } from './WhenThere.tsx'
import type { VariantRooms } from './variantRooms.ts'

const TravelPage_travel = graphql(`
  fragment TravelPage_travel on Travel {
    id
    name
    seoSettings {
      urlSlug
    }
    images {
      id
      publicId
    }
    description
    ...TravelHero_travel
    ...TravelBranding_travel
    ...FactStrip_travel
    ...PageNavigation_travel
    ...Gallery_travel
    ...Programme_travel
    ...RouteSection_travel
    ...Stays_travel
    ...Services_travel
    ...DepartureSection_travel
    ...GoodToKnow_travel
    ...TourOperatorTerms_travel
    ...BookingBar_travel
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof TravelPage_travel>
  /** Null when they could not be loaded; after a click they come later than the page. */
  readonly departures: readonly DepartureRow[] | null | Promise<readonly DepartureRow[] | null>
  /** Where one can get on. */
  readonly boarding: readonly BoardingPlace[] | Promise<readonly BoardingPlace[]>
  /** What the rooms cost. */
  readonly rooms: readonly VariantRooms[] | Promise<readonly VariantRooms[]>
  /** Other travels like it; null when they could not be loaded. */
  readonly alike: readonly AlikeTravel[] | null | Promise<readonly AlikeTravel[] | null>
}

/** Everything one needs to know of a travel, in the order one asks for it. */
export function TravelPage({ travelId, travel: masked, departures, boarding, rooms, alike }: Props) {
  const travel = readFragment(TravelPage_travel, masked)
  const { id, name, seoSettings, images } = travel
  const shelved = { id, name, urlSlug: seoSettings.urlSlug ?? travelId, publicId: images?.[0]?.publicId ?? null }
  useLookedAt(shelved)
  return (
    <article>
      <a className={styles.skip} href={`#${PARTS.dates}`}>
        {t('travel.toDates')}
      </a>
      <TravelHero travel={travel}>
        <Own>
          <WhenThere value={departures} fallback={<FactStrip travel={travel} departures={null} boarding={boarding} />}>
            {(rows) => <FactStrip travel={travel} departures={rows} boarding={boarding} />}
          </WhenThere>
        </Own>
      </TravelHero>
      <div className={styles.body}>
        <div>
          <Own>
            <WhenThere value={rooms} fallback={<PageNavigation travel={travel} hasRooms={false} />}>
              {(variants) => <PageNavigation travel={travel} hasRooms={variants.length > 0} />}
            </WhenThere>
          </Own>
          <TravelTools travel={shelved} />
        </div>
        <TravelBranding travel={travel} />
        {travel.description ? (
          <div className={styles.description}>
            {travel.description.map((paragraph) => (
              <RichText key={paragraph} text={paragraph} />
            ))}
          </div>
        ) : null}
        <Own>
          <Gallery travel={travel} />
        </Own>
        <div id={PARTS.programme} className={styles.way} data-below={1}>
          <Own>
            <Programme travel={travel} />
          </Own>
          <Own>
            <RouteSection travel={travel} />
          </Own>
        </div>
        <Own>
          <Stays travel={travel} />
        </Own>
        <Own>
          <Services travel={travel} />
        </Own>
        <Below travelId={travelId} travel={masked} departures={departures} rooms={rooms} alike={alike} />
      </div>
      <Own>
        <WhenThere value={departures} fallback={<BookingBar travelId={travelId} travel={travel} departures={null} />}>
          {(rows) => <BookingBar travelId={travelId} travel={travel} departures={rows} />}
        </WhenThere>
      </Own>
    </article>
  )
}

/** What it costs, what else one should know, and what one may like instead. */
function Below({ travelId, travel: masked, departures, rooms, alike }: Omit<Props, 'boarding'>) {
  const travel = readFragment(TravelPage_travel, masked)
  return (
    <>
      <Own>
        <WhenThere value={departures} fallback={<p role="status">{t('site.loading')}</p>}>
          {(rows) => <DepartureSection travelId={travelId} travel={travel} departures={rows} />}
        </WhenThere>
      </Own>
      <Own>
        <WhenThere value={departures} fallback={null}>
          {(rows) => (
            <WhenThere value={rooms} fallback={null}>
              {(variants) => <RoomPrices variants={variants} rows={rows ?? []} />}
            </WhenThere>
          )}
        </WhenThere>
      </Own>
      <Own>
        <GoodToKnow travel={travel} />
      </Own>
      <Own>
        <TourOperatorTerms travel={travel} />
      </Own>
      <Own>
        <WhenThere value={departures} fallback={null}>
          {(rows) => (
            <WhenThere value={alike} fallback={null}>
              {(travels) => (
                <AlikeTravels travels={travels} isInstead={rows !== null && outlookOf(rows) !== 'bookable'} />
              )}
            </WhenThere>
          )}
        </WhenThere>
      </Own>
    </>
  )
}

/** A section that stands or falls by itself. */
function Own({ children }: { readonly children: ReactNode }) {
  return <PartBoundary fallback={(retry) => <SectionFailure retry={retry} />}>{children}</PartBoundary>
}
