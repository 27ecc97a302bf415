import type { ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { usePress } from '#web/travel/usePress.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'
import { OperatorPhone } from './OperatorPhone.tsx'

/** Ways on from an error: what the page has of its own, the phone, and the list. */
export function ErrorHelp({ children }: { readonly children: ReactNode }) {
  const press = usePress()
  return (
    <div className={styles.ways}>
      {children}
      <p>
        {t('error.help')}{' '}
        <span className={styles.phone}>
          <OperatorPhone />
        </span>
      </p>
      <p>
        <ButtonLink to="/reisen" replace onClick={(event) => press(event, { path: '/reisen', card: null })}>
          {t('error.toTravels')}
        </ButtonLink>
      </p>
    </div>
  )
}
