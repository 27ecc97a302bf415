import { displayedDates } from '#domain/travels/displayDates.ts'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import styles from './BestsellerCard.module.css'
import { TravelCard } from './TravelCard.tsx'
import { travelPath } from './travelPaths.ts'

const BestsellerCard_travel = graphql(`
  fragment BestsellerCard_travel on BestsellerTravel {
    id
    name
    urlSlug
    startDate
    endDate
    dates {
      startDate
      endDate
      includesExtension
    }
    minPrice
    currency
    accommodations {
      name
    }
    travelGuides {
      fullName
    }
    highlights {
      text
    }
    mainImage {
      id
      publicId
      colour
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof BestsellerCard_travel>
  readonly isFirstScreen: boolean
}

const THREE_A_ROW = '(min-width: 80em) 25rem, (min-width: 64em) 30vw, (min-width: 36em) 45vw, 38vw'

/** A bestseller: the card of the list, with what makes it one. */
export function BestsellerCard({ travel: masked, isFirstScreen }: Props) {
  const { config } = useSite()
  const travel = readFragment(BestsellerCard_travel, masked)
  const guides = travel.travelGuides.map(({ fullName }) => fullName).join(', ')
  const rooms = [...new Set(travel.accommodations.map(({ name }) => name))].join(', ')
  return (
    <TravelCard
      to={travelPath(travel)}
      name={travel.name}
      dates={displayedDates(travel, config.today)}
      minPrice={travel.minPrice}
      currency={travel.currency}
      picture={travel.mainImage}
      note={null}
      isFirstScreen={isFirstScreen}
      sizes={THREE_A_ROW}
    >
      <span className={styles.more}>
        {travel.highlights.slice(0, 3).map(({ text }) => (
          <span key={text} className={styles.highlight}>
            {text}
          </span>
        ))}
        {guides === '' ? null : <span>{t('travel.guidedBy', { guides })}</span>}
        {rooms === '' ? null : <span className={styles.rooms}>{rooms}</span>}
      </span>
    </TravelCard>
  )
}
