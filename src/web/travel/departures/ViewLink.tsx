import type { ReactNode } from 'react'
import { Link, useLinkClickHandler, useLocation } from 'react-router'

interface Props {
  /** Query string with its question mark. */
  readonly search: string
  /** Element id to scroll to after a full page load. */
  readonly part: string
  readonly className?: string | undefined
  readonly label?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/**
 * Changes the query string and keeps the scroll position. Without script the page reloads and scrolls to the section that
 * has changed.
 */
export function ViewLink({ search, part, className, label, isCurrent = false, children }: Props) {
  // The way back to the list is part of the state.
  const state: unknown = useLocation().state
  const navigate = useLinkClickHandler(search, { replace: true, preventScrollReset: true, state })
  return (
    <Link
      className={className}
      to={`${search}#${part}`}
      onClick={navigate}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      rel="nofollow"
    >
      {children}
    </Link>
  )
}
