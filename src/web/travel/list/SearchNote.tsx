import { Link } from 'react-router'
import type { TravelFilter } from '#domain/travels/filter.ts'
import type { ListView } from '#domain/travels/listView.ts'
import { t } from '#web/text/list.ts'
import type { Reading } from '#web/travel/search/listFacts.ts'
import { listUrl, type ListPage } from '#web/travel/search/listUrl.ts'
import styles from './TravelResults.module.css'

interface Props {
  /** Null without a query. */
  readonly reading: Reading | null
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Notes on a corrected or approximate search. Always rendered: a live region must exist before its text changes. */
export function SearchNote({ reading, filter, view, page }: Props) {
  return (
    <div className={styles.note} role="status">
      {reading === null ? null : <NoteText reading={reading} filter={filter} view={view} page={page} />}
    </div>
  )
}

function NoteText({ reading: { corrected, isNearest }, filter, view, page }: Props & { readonly reading: Reading }) {
  return (
    <>
      {corrected === null ? null : (
        <p>
          {t('list.didYouMean')}{' '}
          <Link to={listUrl(page, { ...filter, query: corrected }, { ...view, pages: 1 })} preventScrollReset>
            «{corrected}»
          </Link>
          ? {t('list.correctedText', { query: filter.query })}
        </p>
      )}
      {isNearest ? <p>{t('list.nearestText')}</p> : null}
    </>
  )
}
