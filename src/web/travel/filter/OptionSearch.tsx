import type { KeyboardEvent } from 'react'
import { t } from '#web/text/list.ts'
import styles from './TravelFilterForm.module.css'

interface Props {
  /** Whether nothing in the list is like what is looked for. */
  readonly hasNone: boolean
  readonly onFind: (wanted: string) => void
}

/** Finds an option in a long list; nothing of it is sent. Without script there is no such field. */
export function OptionSearch({ hasNone, onFind }: Props) {
  return (
    <div className={styles.find}>
      <input
        className={styles.findInput}
        type="search"
        aria-label={t('list.findOption')}
        placeholder={t('list.findOption')}
        onInput={({ currentTarget }) => onFind(currentTarget.value)}
        onKeyDown={keepForm}
      />
      <p aria-live="polite">{hasNone ? t('list.noOption') : ''}</p>
    </div>
  )
}

/** Enter in a field of a form sends the form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
