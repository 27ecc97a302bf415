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

/** What makes a bestseller one: all that is best of it, who guides, where one sleeps. */
export function BestsellerMore({ travel }: { readonly travel: FragmentType<typeof BestsellerMore_travel> }) {
  const { accommodations, travelGuides, highlights } = readFragment(BestsellerMore_travel, travel)
  // Without what stands behind a comma, which is the town: eleven hotels with their towns are a paragraph.
  const places = [...new Set(accommodations.map(({ name }) => name.split(', ')[0]))].join(' · ')
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
