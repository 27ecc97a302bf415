import type { BestsellerCard_TravelFragment } from '#gql/graphql.ts'
import { t } from '#web/text/cards.ts'
import { GuideLine } from '#web/travel/card/GuideLine.tsx'
import styles from './BestsellerDetails.module.css'

/** Highlights, guides and hotels of a bestseller; null without any. */
export function BestsellerDetails({ travel }: { readonly travel: BestsellerCard_TravelFragment }) {
  const { accommodations, travelGuides, highlights } = travel
  // Hotel names only: the town behind the comma would make the list too long.
  const hotels = [...new Set(accommodations.map(({ name }) => name.split(', ')[0]))]
  if (accommodations.length + travelGuides.length + highlights.length === 0) return null
  return (
    <div className={styles.more}>
      {highlights.length === 0 ? null : (
        <ul className={styles.highlights}>
          {highlights.map(({ text }) => (
            <li key={text} className={styles.highlight}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <GuideLine travelGuides={travelGuides} />
      {hotels.length === 0 ? null : (
        <div>
          {t('travel.stays')}{' '}
          <ul className={styles.hotels}>
            {hotels.map((hotel) => (
              <li key={hotel} className={styles.hotel}>
                {hotel}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
