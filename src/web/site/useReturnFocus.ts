import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * On Back during a pending navigation moves the focus to the link again, which was hidden meanwhile.
 * @param path URL of the pressed link; null without a pending navigation
 */
export function useReturnFocus(path: string | null): void {
  const isBack = useNavigationType() === NavigationType.Pop
  const last = useRef(path)
  useEffect(() => {
    const pressed = last.current
    last.current = path
    if (!isBack || path !== null || pressed === null) return
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(pressed)}"]`)?.focus({ preventScroll: true })
  }, [isBack, path])
}
