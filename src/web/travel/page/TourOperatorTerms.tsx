import { shownText } from '#domain/shownText.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/travel.ts'
import styles from './TourOperatorTerms.module.css'

const TourOperatorTerms_travel = graphql(`
  fragment TourOperatorTerms_travel on Travel {
    id
    pricing {
      tourOperator {
        name
        gtcPdf {
          url
        }
      }
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof TourOperatorTerms_travel>
}

/** The phone number for questions, and the terms of the company that runs the tour if it is another one. */
export function TourOperatorTerms({ travel }: Props) {
  const operator = readFragment(TourOperatorTerms_travel, travel).pricing?.tourOperator ?? null
  const name = shownText(operator?.name ?? null)
  const terms = shownText(operator?.gtcPdf?.url ?? null)
  return (
    <aside className={styles.terms} aria-label={t('travel.contact')}>
      <p className={styles.question}>
        {t('travel.questions')} <OperatorPhone />
      </p>
      {name === null ? null : (
        <p>
          <span>{t('travel.tourOperator', { name })}</span>{' '}
          {terms === null ? null : <a href={terms}>{t('travel.tourOperatorTerms', { name })}</a>}
        </p>
      )}
    </aside>
  )
}
