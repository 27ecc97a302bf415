import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { wayOnAtom } from '#state/wayOn.ts'
import { NEXT_BUTTON_ID } from '#web/booking/step/StepFrame.tsx'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/** A small file of the site, asked for to learn whether the host can be reached. */
const SMALL_FILE = '/favicon-16x16.png'

/** In a tunnel a request waits for long without an answer. */
const PATIENCE_MS = 8_000

/**
 * Keeps a visitor without a connection on the step: the router reloads the page when the scripts of the next one do not
 * come, and the browser's own offline page would take the place of the booking. Steps that were open need no connection.
 */
export function ConnectionGuard() {
  const { pathname } = useLocation()
  const opened = useRef<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<{ readonly from: string; readonly again: () => void } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const setWayOn = useSetAtom(wayOnAtom)
  useEffect(() => {
    opened.current = new Set([...opened.current, pathname])
  }, [pathname])
  useEffect(() => {
    const isOpen = async (path: string, again: () => void) => {
      if (opened.current.has(path) || (await isHostThere())) return true
      setRefused({ from: location.pathname, again })
      return false
    }
    const listening = new AbortController()
    const onClick = (event: MouseEvent) => {
      const link = sameWindowLink(event)
      if (link === null || opened.current.has(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      const again = () => link.click()
      void isOpen(link.pathname, again).then((isThere) => {
        if (!isThere) return
        opened.current = new Set([...opened.current, link.pathname])
        link.click()
      })
    }
    // Before the router's own listeners, which are on the document.
    window.addEventListener('click', onClick, { capture: true, signal: listening.signal })
    setWayOn({ isOpen: (path) => isOpen(path, () => document.getElementById(NEXT_BUTTON_ID)?.click()) })
    return () => {
      listening.abort()
      setWayOn(null)
    }
  }, [setWayOn])
  useEffect(() => {
    if (refused !== null) box.current?.focus()
  }, [refused])
  if (refused?.from !== pathname) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error" title={t('booking.noConnection.title')} isLive>
        <p>{t('booking.noConnection.text')}</p>
        <Button look="primary" onClick={refused.again}>
          {t('error.retry')}
        </Button>
      </Notice>
    </div>
  )
}

async function isHostThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store', signal })
    return status < 500
  } catch {
    return false
  }
}

/** The link to another page of the site that a plain click follows in this window; null for any other click. */
function sameWindowLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest('a')
  const isHere = link !== null && link.origin === location.origin && link.pathname !== location.pathname
  return isHere && link.target === '' && !link.hasAttribute('download') ? link : null
}
