import type { ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteFrame.module.css'
import { useTenantCms } from './useTenantCms.ts'

/** Header, content, footer: what every page keeps, errors included. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const cms = useTenantCms()
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        {t('site.skipToContent')}
      </a>
      <SiteHeader />
      <main id="inhalt" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter cms={cms} />
    </>
  )
}
