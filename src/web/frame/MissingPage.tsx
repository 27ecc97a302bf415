import type { ReactNode } from 'react'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { t } from '#web/text/missing.ts'
import { TravelCards } from '#web/travel/card/TravelCard.tsx'
import type { RelatedTravel } from '#web/travel/search/relatedTravels.ts'
import { ErrorHelp } from './ErrorHelp.tsx'
import styles from './ErrorPage.module.css'

interface Props {
  readonly status: number
  /** Body of the error response. */
  readonly data: unknown
  /** The search form. */
  readonly children: ReactNode
}

/** Error page for 404 and 410, with the search and some travels instead. */
export function MissingPage({ status, data, children }: Props) {
  const { title, text } = wordsFor(status, data)
  const travels = hasTravels(data) ? data.travels : []
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.status}>{status}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <ErrorHelp>{children}</ErrorHelp>
      {travels === null ? (
        <div className={styles.travels}>
          <SectionFailure text={t('missing.travelsFailed')} />
        </div>
      ) : null}
      {travels === null || travels.length === 0 ? null : (
        <section className={styles.travels}>
          <h2 className={styles.heading}>{t('missing.travels')}</h2>
          <TravelCards travels={travels} />
        </section>
      )}
    </div>
  )
}

function wordsFor(status: number, data: unknown): { readonly title: string; readonly text: string } {
  if (status !== 410) return { title: t('missing.title'), text: t('missing.text') }
  if (isPage(data)) return { title: t('missing.pageGoneTitle'), text: t('missing.pageGoneText') }
  const others = hasTravels(data) ? (data.travels ?? []) : []
  return { title: t('missing.goneTitle'), text: t(others.length > 0 ? 'missing.goneTextOthers' : 'missing.goneText') }
}

/** Whether a CMS page was withdrawn, not a travel. */
function isPage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'what' in data && data.what === 'page'
}

/** Whether the error response holds travels to offer instead; null ones failed to load. */
function hasTravels(data: unknown): data is { readonly travels: readonly RelatedTravel[] | null } {
  return typeof data === 'object' && data !== null && 'travels' in data
}
