import { useId, useRef, type SubmitEvent } from 'react'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/site.ts'
import styles from './SearchForm.module.css'
import { Suggestions, useSearchStarted } from './Suggestions.tsx'

const SEARCH = '/recherche'

interface Props {
  /** Adds a border to the field, needed on a white background. */
  readonly isOnWhite?: boolean
  /** Called on submit. */
  readonly onSearch?: () => void
}

/** The search of the home page and the header: a GET form that works without script. */
export function SearchForm({ isOnWhite = false, onSearch }: Props) {
  const id = useId()
  const press = useLinkClick()
  const [hasStarted, start] = useSearchStarted()
  const input = useRef<HTMLInputElement>(null)
  const search = (event: SubmitEvent) => {
    onSearch?.()
    press(event, {
      path: `${SEARCH}?${new URLSearchParams({ q: input.current?.value ?? '' }).toString()}`,
      page: { kind: 'list' },
    })
  }
  return (
    <form className={styles.search} action={SEARCH} method="get" role="search" onSubmit={search}>
      <label className={styles.label} htmlFor={id}>
        {t('home.searchLabel')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          className={isOnWhite ? styles.edged : styles.input}
          id={id}
          type="search"
          name="q"
          placeholder={t('home.searchPlaceholder')}
          autoComplete="off"
          onFocus={start}
        />
        <Suggestions input={input} hasStarted={hasStarted} />
      </div>
      <button className={styles.button} type="submit">
        {t('home.searchButton')}
      </button>
    </form>
  )
}
