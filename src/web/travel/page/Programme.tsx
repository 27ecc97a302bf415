import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/travel.ts'
import page from '#web/travel/section/TravelPage.module.css'
import { RichText } from '#web/ui/RichText.tsx'
import styles from './Programme.module.css'

const Programme_travel = graphql(`
  fragment Programme_travel on Travel {
    id
    dayProgramme {
      day
      title
      text
      overnight
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof Programme_travel>
}

/** The programme day by day. Null if the platform has none. */
export function Programme({ travel }: Props) {
  const days = readFragment(Programme_travel, travel).dayProgramme ?? []
  if (days.length === 0) return null
  return (
    <section>
      <h2 className={page.heading}>{t('travel.programme')}</h2>
      <ol className={styles.days}>
        {days.map(({ day, title, text, overnight }) => (
          <li key={day} className={styles.day}>
            <span className={styles.number} aria-hidden>
              {day}
            </span>
            <div>
              <h3 className={styles.title}>
                <span className="sr-only">{`${t('travel.day', { day })}: `}</span>
                <span>{title}</span>
              </h3>
              <div className={styles.text}>
                <RichText text={text} />
              </div>
              <Overnight place={shownText(overnight)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Overnight({ place }: { readonly place: string | null }) {
  return place === null ? null : <p className={styles.overnight}>{t('travel.overnight', { place })}</p>
}
