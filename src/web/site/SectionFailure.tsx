import { t } from '#web/text/site.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { OperatorPhone } from './OperatorPhone.tsx'
import styles from './SectionFailure.module.css'

interface Props {
  /** A sentence that names the missing section. */
  readonly text?: string
  /** Fetches the section again; without it, and without script, the page is reloaded. */
  readonly retry?: (() => void) | null
}

/** Fallback for one section that failed to load, with a retry; the rest of the page is unaffected. */
export function SectionFailure({ text = t('error.partFailed'), retry = null }: Props) {
  return (
    <div className={styles.failure} role="status">
      <p>
        <strong>{text}</strong>
      </p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
      <ButtonLink
        href=""
        onClick={(event) => {
          if (retry === null) return
          event.preventDefault()
          retry()
        }}
      >
        {t('error.retry')}
      </ButtonLink>
    </div>
  )
}
