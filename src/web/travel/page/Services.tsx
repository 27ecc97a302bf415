import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './Services.module.css'

const Services_travel = graphql(`
  fragment Services_travel on Travel {
    id
    highlights {
      id
      text
    }
    includedServices
    excludedServices
  }
`)

interface Props {
  readonly travel: FragmentType<typeof Services_travel>
}

/** Highlights, included and excluded services, each as a list. */
export function Services({ travel }: Props) {
  const { highlights, includedServices, excludedServices } = readFragment(Services_travel, travel)
  const groups = [
    { heading: t('travel.highlights'), lines: highlights?.map(({ text }) => text) ?? [] },
    { heading: t('travel.included'), lines: includedServices ?? [] },
    { heading: t('travel.excluded'), lines: excludedServices ?? [] },
  ].filter(({ lines }) => lines.length > 0)
  return groups.length === 0 ? null : (
    <div id={SECTION_IDS.services} className={styles.groups} data-below={2}>
      {groups.map(({ heading, lines }) => (
        <section key={heading}>
          <h2 className={page.heading}>{heading}</h2>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
