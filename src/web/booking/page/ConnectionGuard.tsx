import { useEffect, useRef } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Keeps a visitor without a connection on the step: the router reloads the page when the scripts of another one do not
 * come, and the browser's own offline page would take its place. Pages that were open need no connection.
 */
export function ConnectionGuard() {
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
