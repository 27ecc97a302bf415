import type { ReactNode } from 'react'
import { t } from '#web/text/site.ts'
import { PartBoundary } from '#web/ui/PartBoundary.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteFrame.module.css'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useTenantCms } from './useTenantCms.ts'

/** Header, content, footer: what every page keeps, errors included. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { cms, hasFailed, askAgain } = useTenantCms()
  useHeadingFocus()
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        {t('site.skipToContent')}
      </a>
      <PartBoundary fallback={() => <SiteHeader isPlain />}>
        <SiteHeader />
      </PartBoundary>
      <main id="inhalt" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PartBoundary fallback={(retry) => <SiteFooter cms={null} retry={retry} />}>
        <SiteFooter cms={cms} retry={hasFailed ? askAgain : null} />
      </PartBoundary>
    </>
  )
}
