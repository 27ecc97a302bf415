import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import { BookingBar } from './BookingBar.tsx'
import { DepartureTable } from './DepartureTable.tsx'
import { FactStrip } from './FactStrip.tsx'
import { Programme } from './Programme.tsx'
import { RouteSection } from './RouteSection.tsx'
import { Services } from './Services.tsx'
import { TourOperatorTerms } from './TourOperatorTerms.tsx'
import { TravelHero } from './TravelHero.tsx'
import styles from './TravelPage.module.css'
import { WithDepartures, type Departures } from './WithDepartures.tsx'

const TravelPage_travel = graphql(`
  fragment TravelPage_travel on Travel {
    id
    description
    ...TravelHero_travel
    ...FactStrip_travel
    ...Programme_travel
    ...RouteSection_travel
    ...Services_travel
    ...DepartureTable_travel
    ...TourOperatorTerms_travel
    ...BookingBar_travel
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof TravelPage_travel>
  readonly departures: Departures | Promise<Departures>
}

/** Everything one needs to know of a travel, in the order one asks for it. */
export function TravelPage({ travelId, travel: masked, departures }: Props) {
  const travel = readFragment(TravelPage_travel, masked)
  return (
    <article>
      <TravelHero travel={travel} />
      <div className={styles.body}>
        <WithDepartures departures={departures} fallback={<FactStrip travel={travel} departures={null} />}>
          {(rows) => <FactStrip travel={travel} departures={rows} />}
        </WithDepartures>
        {travel.description ? (
          <div className={styles.description}>
            {travel.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ) : null}
        <div className={styles.way}>
          <Programme travel={travel} />
          <RouteSection travel={travel} />
        </div>
        <Services travel={travel} />
        <WithDepartures departures={departures} fallback={<p role="status">{t('site.loading')}</p>}>
          {(rows) => <DepartureTable travelId={travelId} travel={travel} departures={rows} />}
        </WithDepartures>
        <TourOperatorTerms travel={travel} />
      </div>
      <BookingBar travelId={travelId} travel={travel} />
    </article>
  )
}
