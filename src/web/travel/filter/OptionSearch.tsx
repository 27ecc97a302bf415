import type { KeyboardEvent } from 'react'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  /** True if no option matches. */
  readonly hasNone: boolean
  readonly onSearch: (search: string) => void
}

/** Searches a long list of options; not part of the form data. Hidden without script. */
export function OptionSearch({ hasNone, onSearch }: Props) {
  return (
    <div className={styles.find}>
      <input
        className={styles.findInput}
        type="search"
        aria-label={t('list.findOption')}
        placeholder={t('list.findOption')}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={preventSubmit}
      />
      <p aria-live="polite">{hasNone ? t('list.noOption') : ''}</p>
    </div>
  )
}

/** Enter would submit the form. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
