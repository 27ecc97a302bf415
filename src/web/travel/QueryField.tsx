import type { RefObject } from 'react'
import type { QueryParameter } from '#domain/travels/filter.ts'
import { t } from '#web/text/site.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  readonly name: QueryParameter
  readonly query: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly onInput: () => void
}

/** The free text of the filter. */
export function QueryField({ name, query, input, onInput }: Props) {
  return (
    <label className={styles.query}>
      <span className={styles.queryLabel}>{t('list.query')}</span>
      <input
        ref={input}
        className={styles.queryInput}
        type="search"
        name={name}
        defaultValue={query}
        placeholder={t('home.searchPlaceholder')}
        enterKeyHint="search"
        onInput={onInput}
      />
    </label>
  )
}
