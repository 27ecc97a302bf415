import { lazy, Suspense } from 'react'
import { isEmptyFilter } from '#domain/travels/filter.ts'
import { timeInView } from '#domain/search/timeInView.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { t } from '#web/text/list.ts'

// Styles of lazy components, needed when the page is rendered without script.
import './EmptyList.module.css'
import './TravelCalendar.module.css'
import { resultCount } from '#web/travel/search/listFacts.ts'
import type { ListPage } from '#web/travel/search/listUrl.ts'
import { SearchNote } from './SearchNote.tsx'
import { TravelList } from './TravelList.tsx'
import styles from './TravelResults.module.css'
import { ViewSwitch } from './ViewSwitch.tsx'
import type { ListData } from './useListData.ts'
import { useFocusRestoration } from './useFocusRestoration.ts'

// Loaded lazily: most lists have travels, name no pages and are not shown as a calendar.
const CalendarMonths = lazy(async () => ({ default: (await import('./CalendarMonths.tsx')).CalendarMonths }))
const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))
const FoundPages = lazy(async () => ({ default: (await import('./FoundPages.tsx')).FoundPages }))
const TravelCalendar = lazy(async () => ({ default: (await import('./TravelCalendar.tsx')).TravelCalendar }))

const TravelResults_result = graphql(`
  fragment TravelResults_result on TravelFilterResult {
    counts {
      total
    }
    ...CalendarMonths_result
  }
`)

interface Props {
  readonly list: ListData
  readonly page: ListPage
  /** Filter and view of the URL, or of the pending navigation, so that the next click builds on it. */
  readonly next: Pick<ListData, 'filter' | 'view'>
  /** True while the next list loads; the previous one stays visible. */
  readonly isLoading: boolean
}

/** The number of matching travels, and the travels as cards or as a calendar. */
export function TravelResults({ list, page, next, isLoading }: Props) {
  const { filter, view, facts } = list
  const result = readFragment(TravelResults_result, list.result)
  const { total } = result.counts
  const found = facts.found?.total ?? resultCount(list.result)
  // Where the platform does not count, a calendar is empty without months.
  const isEmpty = found === 0 || (found === null && facts.months.length === 0)
  const time = timeInView(filter.months, facts.reading)
  const [container, onClick] = useFocusRestoration()
  const listProps = { filter, view, page }
  return (
    <section
      ref={container}
      className={styles.section}
      aria-busy={isLoading}
      aria-label={t('list.title')}
      onClickCapture={onClick}
    >
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {found === null
            ? null
            : total === null || isEmptyFilter(filter)
              ? t('list.countAll', { total: (isEmptyFilter(filter) ? total : null) ?? found })
              : t('list.count', { filtered: found, total })}
        </p>
        <ViewSwitch page={page} {...next} />
      </div>
      <SearchNote reading={facts.reading} count={found ?? 0} {...listProps} />
      <div className={styles.found}>
        <Suspense>
          {facts.pages.length === 0 ? null : <FoundPages pages={facts.pages} />}
          {view.layout === 'calendar' ? (
            <CalendarMonths result={result} months={facts.months} page={page} {...next} />
          ) : null}
          {view.layout === 'list' || facts.months.length === 0 ? null : (
            <TravelCalendar
              result={list.monthResult}
              time={{ ...time, months: facts.months }}
              found={facts.found}
              {...listProps}
            />
          )}
          {isEmpty ? <EmptyList total={total} facts={facts} {...listProps} /> : null}
        </Suspense>
        {!isEmpty && view.layout === 'list' ? (
          <TravelList
            result={list.result}
            found={facts.found}
            time={time}
            isByPrice={facts.reading?.parts.some(({ kind }) => kind === 'price') === true}
            {...listProps}
          />
        ) : null}
      </div>
    </section>
  )
}
