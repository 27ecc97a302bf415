import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isFunnelPath } from '#web/site/travelPaths.ts'
import { useFocusAfterRemoval } from '#web/site/useFocusAfterRemoval.ts'
import { useHeadingFocus } from '#web/site/useHeadingFocus.ts'
import { useTenantCms } from '#web/site/useTenantCms.ts'
import { t } from '#web/text/site.ts'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

/** Header, content and footer of every page, error pages included. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  const { cms, hasFailed, refetch } = useTenantCms()
  const main = useRef<HTMLElement>(null)
  useHeadingFocus()
  useFocusAfterRemoval(main)
  // No links away from the funnel.
  const isLean = isFunnelPath(useLocation().pathname)
  return (
    <>
      <a className={styles.skip} href="#inhalt">
        {t('site.skipToContent')}
      </a>
      <SectionErrorBoundary fallback={() => <SiteHeader isPlain isLean={isLean} />}>
        <SiteHeader isLean={isLean} />
      </SectionErrorBoundary>
      <main ref={main} id="inhalt" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SectionErrorBoundary fallback={(retry) => <SiteFooter cms={null} retry={retry} isLean={isLean} />}>
        <SiteFooter cms={cms} retry={hasFailed ? refetch : null} isLean={isLean} />
      </SectionErrorBoundary>
    </>
  )
}
