import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import styles from './BestsellerMore.module.css'

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

/** What makes a bestseller one: the best of it, who guides, where one sleeps. Left out on phones. */
export function BestsellerMore({ travel }: { readonly travel: FragmentType<typeof BestsellerMore_travel> }) {
  const { accommodations, travelGuides, highlights } = readFragment(BestsellerMore_travel, travel)
  const guides = travelGuides.map(({ fullName }) => fullName).join(', ')
  const rooms = [...new Set(accommodations.map(({ name }) => name))].join(', ')
  return (
    <span className={styles.more}>
      {highlights.slice(0, 3).map(({ text }) => (
        <span key={text} className={styles.highlight}>
          {text}
        </span>
      ))}
      {guides === '' ? null : <span>{t('travel.guidedBy', { guides })}</span>}
      {rooms === '' ? null : <span className={styles.rooms}>{rooms}</span>}
    </span>
  )
}
