import { isSiteSearch } from '#domain/tracking/pageView.ts'
import { t } from '#web/text/site.ts'

/**
 * The heading of a page with the list.
 * @param query what is searched for; empty for nothing
 */
export function listTitle(path: string, query: string): string {
  if (!isSiteSearch(path)) return t('list.title')
  return query === '' ? t('list.searchTitle') : t('list.searchTitleFor', { query })
}
