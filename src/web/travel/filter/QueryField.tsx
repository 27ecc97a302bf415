import { useId, type RefObject } from 'react'
import type { QueryParameter } from '#domain/travels/filter.ts'
import { t } from '#web/text/list.ts'
import styles from './QueryField.module.css'
import { Suggestions, useSearchStarted } from './Suggestions.tsx'

interface Props {
  readonly name: QueryParameter
  readonly query: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly onInput: () => void
}

/** The free text field of the filter, with suggestions and a submit button. */
export function QueryField({ name, query, input, onInput }: Props) {
  const id = useId()
  const [hasStarted, start] = useSearchStarted()
  return (
    <div className={styles.query}>
      <label className={styles.label} htmlFor={id}>
        {t('list.query')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={query}
          placeholder={t('list.queryExample')}
          enterKeyHint="search"
          onInput={onInput}
          onFocus={start}
        />
        <button className={styles.button} type="submit" aria-label={t('list.search')}>
          <svg className={styles.lens} viewBox="0 0 24 24" aria-hidden>
            <path
              d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 15l6 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          </svg>
        </button>
        <Suggestions input={input} hasStarted={hasStarted} />
      </div>
    </div>
  )
}
