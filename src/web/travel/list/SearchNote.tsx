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
  /** Travels found. */
  readonly count: number
  readonly filter: TravelFilter
  readonly view: ListView
  readonly page: ListPage
}

/** Notes on a corrected or approximate search. Always rendered: a live region must exist before its text changes. */
export function SearchNote({ reading, ...list }: Props) {
  return (
    <div className={styles.note} role="status">
      {reading === null ? null : <NoteText reading={reading} {...list} />}
    </div>
  )
}

interface NoteProps extends Props {
  readonly reading: Reading
}

function NoteText({ reading: { corrected, isNearest }, count, filter, view, page }: NoteProps) {
  return (
    <>
      {corrected === null ? null : (
        <p>
          {t('list.didYouMean')}{' '}
          <Link to={listUrl(page, { ...filter, query: corrected }, { ...view, pages: 1 })} preventScrollReset>
            {`«${corrected}»`}
          </Link>
          <span>{count > 0 ? `? ${correctionText(corrected, { query: filter.query, count })}` : '?'}</span>
        </p>
      )}
      {isNearest && count > 0 ? <p>{t('list.nearestText', { count })}</p> : null}
    </>
  )
}

const FROM = /(?:^| )ab /iu

/** Says so if the correction adds «ab»: no travel leads to the town, so the travels that depart from it are shown. */
function correctionText(corrected: string, found: { readonly query: string; readonly count: number }): string {
  const isFromThere = FROM.test(corrected) && !FROM.test(found.query)
  return isFromThere ? t('list.boardsInstead', { count: found.count }) : t('list.correctedText', found)
}
