import { isSiteSearch } from '#domain/tracking/pageView.ts'
import { t } from '#web/text/site.ts'

/**
 * Heading of a list page.
 * @param query free text of the search; may be empty
 */
export function listTitle(path: string, query: string): string {
  if (!isSiteSearch(path)) return t('list.title')
  return query === '' ? t('list.searchTitle') : t('list.searchTitleFor', { query })
}
