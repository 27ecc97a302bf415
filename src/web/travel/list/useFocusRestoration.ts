import { useAtom } from 'jotai'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { lastOpenedTravelAtom } from '#state/listUrl.ts'

/** Ref of the list, and the handler for clicks in it. */
type FocusRestoration = readonly [list: RefObject<HTMLElement | null>, onClick: (event: MouseEvent) => void]

/** Focus restoration: after going back, focuses the link of the travel the visitor had opened. The router restores the scroll position. */
export function useFocusRestoration(): FocusRestoration {
  const list = useRef<HTMLElement>(null)
  const [followed, setFollowed] = useAtom(lastOpenedTravelAtom)
  const isBack = useNavigationType() === NavigationType.Pop
  const returnsTo = useRef(isBack ? followed : null)
  useEffect(() => {
    const path = returnsTo.current
    returnsTo.current = null
    if (path === null) return
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((other) => other.pathname === path)
    link?.focus({ preventScroll: true })
  }, [])
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.pathname.startsWith('/reisen/') === true) setFollowed(link.pathname)
  }
  return [list, onClick]
}
