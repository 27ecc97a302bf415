import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './GoodToKnow.module.css'

const GoodToKnow_travel = graphql(`
  fragment GoodToKnow_travel on Travel {
    id
    travelGuides {
      fullName
    }
    minGroupSize
    fitness
    entry
    pricing {
      passportConfig {
        passportOnly
      }
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof GoodToKnow_travel>
}

/** Guides, minimum group size, fitness level and entry documents, as far as the platform gives them. */
export function GoodToKnow({ travel }: Props) {
  const { travelGuides, minGroupSize, fitness, entry, pricing } = readFragment(GoodToKnow_travel, travel)
  const guides = (travelGuides ?? []).map(({ fullName }) => fullName).join(', ')
  const papers = entry ?? (pricing?.passportConfig?.passportOnly === true ? t('travel.passportOnly') : null)
  const facts = [
    { name: t('travel.guides'), value: guides },
    {
      name: t('travel.minGroup'),
      value: minGroupSize === null ? null : t('travel.minGroupSize', { count: minGroupSize }),
    },
    { name: t('travel.fitness'), value: fitness },
    { name: t('travel.entry'), value: papers },
  ].filter(({ value }) => value)
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
