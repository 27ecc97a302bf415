import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { useTenantCms } from '#web/site/useTenantCms.ts'
import { t } from '#web/text/site.ts'
import { SearchForm } from '#web/travel/filter/SearchForm.tsx'
import { closeMenus, useMenuDismiss } from '#web/ui/useMenuDismiss.ts'
import { MainNavigation } from './MainNavigation.tsx'
import styles from './SiteHeader.module.css'

interface Props {
  /** Whether the pages of the CMS are left out, because rendering them failed. */
  readonly isPlain?: boolean
  /** Whether there is only name and phone, as in the funnel. */
  readonly isLean: boolean
}

/** Name, navigation and phone. On narrow screens the navigation is behind «Menü», which needs no script. */
export function SiteHeader({ isPlain = false, isLean }: Props) {
  const { tenant } = useSite()
  const { cms: known } = useTenantCms()
  const cms = isPlain ? null : known
  const [header, close] = useMenusOfPage()
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before hydration.
  const readIsOpen = useCallback((menu: HTMLDetailsElement | null) => setIsOpen(menu?.open === true), [])
  return (
    <header ref={header} className={isLean ? `${styles.header} ${styles.lean}` : styles.header}>
      <div className={styles.inside}>
        <Link className={styles.name} to="/">
          {tenant.operatorName}
        </Link>
        {isLean ? null : (
          <div className={styles.wide}>
            <MainNavigation cms={cms} label={t('site.mainNavigation')} onLeave={close} />
          </div>
        )}
        <span className={styles.phone}>
          <OperatorPhone icon={<PhoneIcon />} />
        </span>
        {isLean ? null : (
          <details
            ref={readIsOpen}
            className={styles.narrow}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary className={styles.menu}>
              <span className={styles.whenClosed}>{t('site.menu')}</span>
              <span className={styles.whenOpen}>{t('site.close')}</span>
            </summary>
            <div className={styles.sheet}>
              {/* Not while closed: its query would run beside that of the page. */}
              {isOpen ? <SearchForm isOnWhite onSearch={close} /> : null}
              <MainNavigation cms={cms} label={t('site.menu')} onLeave={close} />
            </div>
          </details>
        )}
      </div>
    </header>
  )
}

/** A ref for the header and a function to close its menus; on another page they close by themselves. */
function useMenusOfPage() {
  const header = useMenuDismiss<HTMLElement>()
  const { pathname, search } = useLocation()
  const page = pathname + search
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page) closeMenus(header.current, null)
    last.current = page
  }, [header, page])
  return [header, () => closeMenus(header.current, null)] as const
}

function PhoneIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
      <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.2 11 11 0 0 0 3.6.6 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1 11 11 0 0 0 .6 3.6 1 1 0 0 1-.2 1z" />
    </svg>
  )
}
