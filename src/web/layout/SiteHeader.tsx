import { Link } from 'react-router'
import { t } from '#web/text/site.ts'
import { closeMenus, useClosingMenus } from '#web/ui/useClosingMenus.ts'
import { MainNavigation } from './MainNavigation.tsx'
import { OperatorPhone } from './OperatorPhone.tsx'
import { useSite } from './SiteContext.tsx'
import styles from './SiteHeader.module.css'
import { useTenantCms } from './useTenantCms.ts'

interface Props {
  /** Whether the pages of the CMS are left out, because they cannot be shown. */
  readonly isPlain?: boolean
  /** Whether there is nothing but name and phone, as while one books. */
  readonly isLean: boolean
}

/** Name, navigation, phone. On narrow screens the navigation stands behind «Menü», which needs no script. */
export function SiteHeader({ isPlain = false, isLean }: Props) {
  const { tenant } = useSite()
  const { cms: known } = useTenantCms()
  const cms = isPlain ? null : known
  const header = useClosingMenus<HTMLElement>()
  const close = () => {
    closeMenus(header.current, null)
  }
  return (
    <header ref={header} className={isLean ? `${styles.header} ${styles.lean}` : styles.header}>
      <div className={styles.inside}>
        <Link className={styles.name} to="/">
          {tenant.operatorName}
        </Link>
        <span className={styles.phone}>
          <OperatorPhone />
        </span>
        {isLean ? null : (
          <>
            <div className={styles.wide}>
              <MainNavigation cms={cms} label={t('site.mainNavigation')} onLeave={close} />
            </div>
            <details className={styles.narrow}>
              <summary className={styles.menu}>{t('site.menu')}</summary>
              <div className={styles.sheet}>
                <MainNavigation cms={cms} label={t('site.menu')} onLeave={close} />
              </div>
            </details>
          </>
        )}
      </div>
    </header>
  )
}
