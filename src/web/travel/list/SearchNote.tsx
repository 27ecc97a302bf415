import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { t } from '#web/text/list.ts'
import type { Reading } from '#web/travel/search/listFacts.ts'
import { listPath, type ListPlace } from '#web/travel/search/listPlace.ts'
import styles from './TravelResults.module.css'

interface Props {
  /** Null without a query. */
  readonly reading: Reading | null
  readonly filter: TravelFilter
  readonly view: ListView
  readonly place: ListPlace
}

/** What to know of a list that has not quite what was typed. It stands there from the beginning, so that it is heard when it fills. */
export function SearchNote({ reading, filter, view, place }: Props) {
  return (
    <div className={styles.note} role="status">
      {reading === null ? null : <Words reading={reading} filter={filter} view={view} place={place} />}
    </div>
  )
}

function Words({ reading: { corrected, isNearest }, filter, view, place }: Props & { readonly reading: Reading }) {
  return (
    <>
      {corrected === null ? null : (
        <p>
          {t('list.didYouMean')}{' '}
          <Link to={listPath(place, { ...filter, query: corrected }, { ...view, pages: 1 })} preventScrollReset>
            «{corrected}»
          </Link>
          ? {t('list.correctedText', { query: filter.query })}
        </p>
      )}
      {isNearest ? <p>{t('list.nearestText')}</p> : null}
    </>
  )
}
