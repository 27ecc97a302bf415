import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { PendingContent } from '#web/content/PendingContent.tsx'
import { pressedLink, usePressedLink, type PressedLink } from '#web/site/pressedLink.ts'
import { useReturnFocus } from '#web/site/useReturnFocus.ts'
import { t } from '#web/text/site.ts'
import { PendingList } from '#web/travel/list/PendingList.tsx'
import { PicturePlaceholder } from '#web/ui/PicturePlaceholder.tsx'
import styles from './PendingPage.module.css'

/**
 * The current page, or during a pending navigation a placeholder of its target: a travel with name and colour, a CMS
 * page with its heading, the list as a skeleton. The current page stays mounted, hidden, until then. What else loads,
 * such as the next step of a booking, shows a strip above the page.
 */
export function PendingPage({ children }: { readonly children: ReactNode }) {
  const pressed = usePressedLink()
  const coming = useNavigation().location
  const isDue = useIsDelayed(pressed?.key ?? coming?.key ?? null)
  // A travel at once, any other page after the delay.
  const pending = isDue || pressed?.page.kind === 'travel' ? pressed : null
  useLoadPressedPage()
  useReturnFocus(pressed?.path ?? null)
  useScrollToTop(pending !== null)
  return (
    <>
      {isDue ? <div className={styles.strip} /> : null}
      {pending === null ? null : <Placeholder {...pending} />}
      <div className={pending === null ? styles.page : styles.hidden}>{children}</div>
      <p className="sr-only" role="status">
        {isDue || pending !== null ? t('site.loading') : ''}
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

/** Whether the navigation with this key has been pending for a while; false for null. */
function useIsDelayed(key: string | null): boolean {
  const [delayed, setDelayed] = useState<string | null>(null)
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setDelayed(key), DELAY_MS)
    return () => clearTimeout(timer)
  }, [key])
  return key !== null && delayed === key
}

/** Loads the page of a pressed link as soon as its history entry is open, also when it is opened again by Forward. */
function useLoadPressedPage(): void {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const pressed = pressedLink(location)
    // After Back, pressed before this effect runs, another entry is open, which is not to be replaced.
    if (pressed !== null && Reflect.get(Object(history.state), 'key') === location.key)
      void navigate(pressed.path, { replace: true, state: pressed.from })
  }, [location, navigate])
}

/** The router has stored the scroll position of the current page, and restores it on Back. */
function useScrollToTop(isPending: boolean): void {
  useLayoutEffect(() => {
    if (isPending) scrollTo(0, 0)
  }, [isPending])
}
