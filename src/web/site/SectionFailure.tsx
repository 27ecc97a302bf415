import { t } from '#web/text/site.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { OperatorPhone } from './OperatorPhone.tsx'
import styles from './SectionFailure.module.css'

interface Props {
  /** What cannot be shown, as a sentence. */
  readonly text?: string
  /** Tries again; without it, and without script, the page is loaded anew. */
  readonly retry?: (() => void) | null
}

/** Stands in the place of one part of a page that is missing; the rest of the page goes on. */
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
