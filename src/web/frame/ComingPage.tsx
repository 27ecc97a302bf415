import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pressedLinkAtom, type PressedLink } from '#state/pendingNavigation.ts'
import { ComingContent } from '#web/content/ComingContent.tsx'
import { t } from '#web/text/site.ts'
import { PendingList } from '#web/travel/list/PendingList.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import styles from './ComingPage.module.css'

/**
 * A page, and in its place the beginning of the one whose link was pressed: of a travel name and colour are known at
 * once, of a page of the CMS its heading, of a list where everything will stand. The page that is left stays as it is
 * until then.
 */
export function ComingPage({ children }: { readonly children: ReactNode }) {
  const [pressed, setPressed] = useAtom(pressedLinkAtom)
  const { key } = useLocation()
  // Wherever one arrives, nothing is coming any more; nor when one is back where the link was pressed.
  const coming = useDue(pressed?.entry === key ? pressed : null)
  useEffect(() => () => setPressed(null), [key, setPressed])
  useTop(coming !== null)
  return (
    <>
      {coming === null ? null : <Beginning {...coming} />}
      <div className={coming === null ? styles.page : styles.left}>{children}</div>
      <p className="sr-only" role="status">
        {coming === null ? '' : t('site.loading')}
      </p>
    </>
  )
}

function Beginning({ path, page }: PressedLink) {
  if (page.kind === 'content') return <ComingContent title={page.name} />
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

/** What comes sooner would only be seen to flicker. */
const DELAY_MS = 200

/** What begins now: a travel at once, anything else once it keeps one waiting. */
function useDue(pressed: PressedLink | null): PressedLink | null {
  const [late, setLate] = useState<PressedLink | null>(null)
  useEffect(() => {
    if (pressed === null) return
    const timer = setTimeout(() => setLate(pressed), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pressed])
  return pressed?.page.kind === 'travel' || late === pressed ? pressed : null
}

/** What is coming begins at its top. The router knows the place that is left, and goes there again on the way back. */
function useTop(isComing: boolean): void {
  useLayoutEffect(() => {
    if (isComing) window.scrollTo(0, 0)
  }, [isComing])
}
