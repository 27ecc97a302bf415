import type { ReactNode } from 'react'
import type { BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { t } from '#web/text/travel.ts'
import { DepartureSection } from '#web/travel/departures/DepartureSection.tsx'
import { overallAvailability } from '#web/travel/departures/departureRows.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { RouteSection } from '#web/travel/route/RouteSection.tsx'
import type { RelatedTravel } from '#web/travel/search/relatedTravels.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import styles from '#web/travel/section/TravelPage.module.css'
import { useRecentlyViewed } from '#web/travel/wishlist/useRecentlyViewed.ts'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { RelatedTravels } from './RelatedTravels.tsx'
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
import { AwaitRooms } from './AwaitRooms.tsx'
import { AwaitValue } from './AwaitValue.tsx'
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
    ...RoomPrices_travel
    ...GoodToKnow_travel
    ...TourOperatorTerms_travel
    ...BookingBar_travel
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof TravelPage_travel>
  /** Null if loading failed; a promise after a navigation in the browser. */
  readonly departures: readonly DepartureRow[] | null | Promise<readonly DepartureRow[] | null>
  readonly boarding: readonly BoardingPlace[] | Promise<readonly BoardingPlace[]>
  readonly rooms: readonly VariantRooms[] | Promise<readonly VariantRooms[]>
  /** Null if loading failed. */
  readonly related: readonly RelatedTravel[] | null | Promise<readonly RelatedTravel[] | null>
}

/** The page of a travel. Each section has an error boundary, and sections with later data a `Suspense` of their own. */
export function TravelPage({ travelId, travel: masked, departures, boarding, rooms, related }: Props) {
  const travel = readFragment(TravelPage_travel, masked)
  const { id, name, seoSettings, images } = travel
  const savedTravel = { id, name, urlSlug: seoSettings.urlSlug ?? travelId, publicId: images?.[0]?.publicId ?? null }
  useRecentlyViewed(savedTravel)
  return (
    <article>
      <a className={styles.skip} href={`#${SECTION_IDS.dates}`}>
        {t('travel.toDates')}
      </a>
      <TravelHero travel={travel}>
        <Section>
          <AwaitValue value={departures} fallback={<FactStrip travel={travel} departures={null} boarding={boarding} />}>
            {(rows) => <FactStrip travel={travel} departures={rows} boarding={boarding} />}
          </AwaitValue>
        </Section>
      </TravelHero>
      <div className={styles.body}>
        <div>
          <Section>
            <AwaitRooms
              departures={departures}
              rooms={rooms}
              fallback={<PageNavigation travel={travel} variants={[]} rows={[]} />}
            >
              {(known) => <PageNavigation travel={travel} {...known} />}
            </AwaitRooms>
          </Section>
          <TravelTools travel={savedTravel} />
        </div>
        <TravelBranding travel={travel} />
        {travel.description ? (
          <div className={styles.description}>
            {travel.description.map((paragraph) => (
              <RichText key={paragraph} text={paragraph} />
            ))}
          </div>
        ) : null}
        <Section>
          <Gallery travel={travel} />
        </Section>
        <div id={SECTION_IDS.programme} className={styles.programme} data-below={1}>
          <Section>
            <Programme travel={travel} />
          </Section>
          <Section>
            <RouteSection travel={travel} />
          </Section>
        </div>
        <Section>
          <Stays travel={travel} />
        </Section>
        <Section>
          <Services travel={travel} />
        </Section>
        <LowerSections travelId={travelId} travel={masked} departures={departures} rooms={rooms} related={related} />
      </div>
      <Section>
        <AwaitValue value={departures} fallback={<BookingBar travelId={travelId} travel={travel} departures={null} />}>
          {(rows) => <BookingBar travelId={travelId} travel={travel} departures={rows} />}
        </AwaitValue>
      </Section>
    </article>
  )
}

function LowerSections({ travelId, travel: masked, departures, rooms, related }: Omit<Props, 'boarding'>) {
  const travel = readFragment(TravelPage_travel, masked)
  return (
    <>
      <Section>
        <AwaitValue value={departures} fallback={<p role="status">{t('site.loading')}</p>}>
          {(rows) => <DepartureSection travelId={travelId} travel={travel} departures={rows} />}
        </AwaitValue>
      </Section>
      <Section>
        <AwaitRooms departures={departures} rooms={rooms} fallback={null}>
          {(known) => <RoomPrices travel={travel} {...known} />}
        </AwaitRooms>
      </Section>
      <Section>
        <GoodToKnow travel={travel} />
      </Section>
      <Section>
        <TourOperatorTerms travel={travel} />
      </Section>
      <Section>
        <AwaitValue value={departures} fallback={null}>
          {(rows) => (
            <AwaitValue value={related} fallback={null}>
              {(travels) => (
                <RelatedTravels
                  travels={travels}
                  isReplacement={rows !== null && overallAvailability(rows) !== 'bookable'}
                />
              )}
            </AwaitValue>
          )}
        </AwaitValue>
      </Section>
    </>
  )
}

/** Keeps a rendering error to its section, which then offers a retry. */
function Section({ children }: { readonly children: ReactNode }) {
  return <SectionErrorBoundary fallback={(retry) => <SectionFailure retry={retry} />}>{children}</SectionErrorBoundary>
}
