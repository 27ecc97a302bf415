import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pressedLinkAtom, type PressedLink } from '#state/pendingNavigation.ts'
import { PendingContent } from '#web/content/PendingContent.tsx'
import { t } from '#web/text/site.ts'
import { PendingList } from '#web/travel/list/PendingList.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import styles from './PendingPage.module.css'

/**
 * The current page, or during a pending navigation a placeholder of its target: a travel with name and colour, a CMS
 * page with its heading, the list as a skeleton. The current page stays mounted, hidden, until then.
 */
export function PendingPage({ children }: { readonly children: ReactNode }) {
  const [pressed, setPressed] = useAtom(pressedLinkAtom)
  const { key } = useLocation()
  // Ends with every completed navigation, and on Back to the page with the link.
  const pending = useDelayed(pressed?.entry === key ? pressed : null)
  useEffect(() => () => setPressed(null), [key, setPressed])
  useScrollToTop(pending !== null)
  return (
    <>
      {pending === null ? null : <Placeholder {...pending} />}
      <div className={pending === null ? styles.page : styles.hidden}>{children}</div>
      <p className="sr-only" role="status">
        {pending === null ? '' : t('site.loading')}
      </p>
    </>
  )
}

function Placeholder({ path, page }: PressedLink) {
  if (page.kind === 'content') return <PendingContent title={page.name} />
  if (page.kind === 'list') return <PendingList path={path} />
  return (
    <header className={styles.hero} aria-busy>
      <div className={styles.frame}>
        <PicturePlaceholder colour={page.colour} />
      </div>
      <h1 className={styles.name}>{page.name}</h1>
    </header>
  )
}

/** A placeholder for a shorter time would only flicker. */
const DELAY_MS = 200

/** The pending navigation whose placeholder is due: a travel at once, any other page after a delay. */
function useDelayed(pressed: PressedLink | null): PressedLink | null {
  const [delayed, setDelayed] = useState<PressedLink | null>(null)
  useEffect(() => {
    if (pressed === null) return
    const timer = setTimeout(() => setDelayed(pressed), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return pressed?.page.kind === 'travel' || delayed === pressed ? pressed : null
}

/** The router has stored the scroll position of the current page, and restores it on Back. */
function useScrollToTop(isPending: boolean): void {
  useLayoutEffect(() => {
    if (isPending) window.scrollTo(0, 0)
  }, [isPending])
}
