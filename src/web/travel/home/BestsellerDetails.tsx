import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/site.ts'
import { GuideLine } from '#web/travel/card/GuideLine.tsx'
import styles from './BestsellerDetails.module.css'

const BestsellerDetails_travel = graphql(`
  fragment BestsellerDetails_travel on BestsellerTravel {
    id
    accommodations {
      name
    }
    travelGuides {
      fullName
    }
    highlights {
      text
    }
  }
`)

/** What makes a bestseller one: all that is best of it, who guides, where one sleeps. */
export function BestsellerDetails({ travel }: { readonly travel: FragmentType<typeof BestsellerDetails_travel> }) {
  const { accommodations, travelGuides, highlights } = readFragment(BestsellerDetails_travel, travel)
  // Without what stands behind a comma, which is the town: eleven hotels with their towns are a paragraph.
  const places = [...new Set(accommodations.map(({ name }) => name.split(', ')[0]))]
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
      {places.length === 0 ? null : (
        <div>
          {t('travel.stays')}{' '}
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place} className={styles.place}>
                {place}{' '}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
