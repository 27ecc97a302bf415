import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_FrameworkContext, useBlocker, useLocation } from 'react-router'
import { CONFIRMATION_PATH, steps } from '#domain/booking/funnel/steps.ts'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** Last segments of the URLs of the funnel, in order. */
const PATHS = [...steps.map(({ path }) => path), CONFIRMATION_PATH]

/**
 * Keeps a visitor without a connection on the step: the router reloads the page when the scripts of another one do not
 * come, and the browser's own offline page would take its place. Pages that were open need no connection. A device may
 * believe that it has one, so the files of what comes next are loaded ahead.
 */
export function ConnectionGuard() {
  useNextPages()
  return <OfflineNotice />
}

/**
 * Brings the files of the next two pages into the browser's cache: a booking can be without extension and without online
 * payment. The router's own prefetch reloads the page where a file does not come.
 */
function useNextPages(): void {
  const { pathname } = useLocation()
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
  useEffect(() => {
    const place = PATHS.findIndex((path) => pathname.endsWith(`/${path}`))
    if (place < 0) return
    const next = PATHS.slice(place + 1, place + 3)
    const routes = Object.values(manifest?.routes ?? {}).filter((route) => next.includes(route?.path ?? ''))
    const files = routes.flatMap((route) => [route?.module ?? [], route?.imports ?? [], route?.css ?? []].flat())
    for (const file of new Set(files)) fetch(file).catch(() => {})
  }, [manifest, pathname])
}

function OfflineNotice() {
  const { pathname } = useLocation()
  const opened = useRef(new Set<string>())
  const notice = useRef<HTMLDivElement>(null)
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !opened.current.has(nextLocation.pathname))
  useEffect(() => {
    opened.current.add(pathname)
  }, [pathname])
  useEffect(() => {
    if (blocker.state === 'blocked') notice.current?.focus()
  }, [blocker.state])
  if (blocker.state !== 'blocked') return null
  const retry = () => {
    if (navigator.onLine) blocker.proceed()
  }
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="error" title={t('booking.noConnection.title')} isLive>
        <p>{t('booking.noConnection.text')}</p>
        <Button look="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
      </Notice>
    </div>
  )
}
