import type { ReactNode } from 'react'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/site.ts'
import { ToListButton } from '#web/travel/filter/ToListButton.tsx'
import styles from './ErrorPage.module.css'

/** Next steps after an error: those of the page (children), the phone number, and the list of travels. */
export function ErrorHelp({ children }: { readonly children: ReactNode }) {
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
        <ToListButton>{t('error.toTravels')}</ToListButton>
      </p>
    </div>
  )
}
