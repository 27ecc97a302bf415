import { Link, useLocation } from 'react-router'
import { useLinkClick } from '#web/site/useLinkClick.ts'

interface Props {
  readonly to: string
  /** Heading of the page. */
  readonly name: string
  readonly className: string | undefined
  readonly onClick?: () => void
}

/** Link to a CMS page, which appears with its heading while it loads; on that page itself a plain link. */
export function ContentLink({ to, name, className, onClick }: Props) {
  const isThere = useLocation().pathname === to
  const handleLinkClick = useLinkClick()
  return (
    <Link
      className={className}
      to={to}
      aria-current={isThere ? 'page' : undefined}
      onClick={(event) => {
        onClick?.()
        if (!isThere) handleLinkClick(event, { path: to, page: { kind: 'content', name } })
      }}
    >
      {name}
    </Link>
  )
}
