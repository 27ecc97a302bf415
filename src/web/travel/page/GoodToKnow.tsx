import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './GoodToKnow.module.css'
import { knownFacts } from './knownFacts.ts'

const GoodToKnow_travel = graphql(`
  fragment GoodToKnow_travel on Travel {
    id
    ...KnownFacts_travel
  }
`)

interface Props {
  readonly travel: FragmentType<typeof GoodToKnow_travel>
}

/** What the platform tells beside programme and prices. Null without any of it. */
export function GoodToKnow({ travel }: Props) {
  const facts = knownFacts(readFragment(GoodToKnow_travel, travel))
  if (facts.length === 0) return null
  return (
    <section id={SECTION_IDS.know} data-below={3}>
      <h2 className={page.heading}>{t('travel.know')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
