import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import styles from './BestsellerMore.module.css'
import { GuideLine } from './GuideLine.tsx'

const BestsellerMore_travel = graphql(`
  fragment BestsellerMore_travel on BestsellerTravel {
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

/** Houses a card names; of more the first ones, and how many there are besides. */
const MOST_HOUSES = 3

/** What makes a bestseller one: all that is best of it, who guides, where one sleeps. */
export function BestsellerMore({ travel }: { readonly travel: FragmentType<typeof BestsellerMore_travel> }) {
  const { accommodations, travelGuides, highlights } = readFragment(BestsellerMore_travel, travel)
  const houses = [...new Set(accommodations.map(({ name }) => name))]
  const shown = houses.length > MOST_HOUSES ? houses.slice(0, MOST_HOUSES - 1) : houses
  const left = houses.length - shown.length
  // With points in between, for a house has a comma of its own: «Hotel Platanes, Avignon».
  const places = [...shown, ...(left === 0 ? [] : [t('travel.moreStays', { count: left })])].join(' · ')
  if (accommodations.length + travelGuides.length + highlights.length === 0) return null
  return (
    <span className={styles.more}>
      {highlights.map(({ text }) => (
        <span key={text} className={styles.highlight}>
          {text}
        </span>
      ))}
      <GuideLine travelGuides={travelGuides} />
      {places === '' ? null : <span>{t('travel.stays', { places })}</span>}
    </span>
  )
}
