import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/site.ts'
import styles from './SearchForm.module.css'
import { Suggestions, useBegun } from './Suggestions.tsx'

const SEARCH = '/recherche'

interface Props {
  /** On paper the field needs an edge, which a coloured ground gives it. */
  readonly isOnPaper?: boolean
  /** Called as soon as something is searched for. */
  readonly onSearch?: () => void
}

/** One question: where to? A plain GET form, which leads to the search page also without script. */
export function SearchForm({ isOnPaper = false, onSearch }: Props) {
  const id = useId()
  const press = useLinkClick()
  const [hasBegun, begin] = useBegun()
  const input = useRef<HTMLInputElement>(null)
  const search = () => {
    onSearch?.()
    press(null, {
      path: `${SEARCH}?${new URLSearchParams({ q: input.current?.value ?? '' }).toString()}`,
      page: { kind: 'list' },
    })
  }
  return (
    <Form className={styles.search} action={SEARCH} method="get" role="search" replace onSubmit={search}>
      <label className={styles.label} htmlFor={id}>
        {t('home.searchLabel')}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          className={isOnPaper ? styles.edged : styles.input}
          id={id}
          type="search"
          name="q"
          placeholder={t('home.searchPlaceholder')}
          autoComplete="off"
          onFocus={begin}
        />
        <Suggestions input={input} hasBegun={hasBegun} />
      </div>
      <button className={styles.button} type="submit">
        {t('home.searchButton')}
      </button>
    </Form>
  )
}
