import type { ReactNode } from 'react'
import { Link, useLinkClickHandler } from 'react-router'

interface Props {
  /** What stands behind the question mark, with it. */
  readonly search: string
  /** Part of the page that a whole page load goes to. */
  readonly part: string
  readonly className?: string | undefined
  readonly label?: string
  readonly isCurrent?: boolean
  readonly children: ReactNode
}

/**
 * Changes what is looked at on the same page, which stays where it is. Without script the page is loaded anew, and
 * shows the part that has changed.
 */
export function ViewLink({ search, part, className, label, isCurrent = false, children }: Props) {
  const stay = useLinkClickHandler(search, { replace: true, preventScrollReset: true })
  return (
    <Link
      className={className}
      to={`${search}#${part}`}
      onClick={stay}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      rel="nofollow"
    >
      {children}
    </Link>
  )
}
