import { Link, useLocation } from 'react-router'
import { usePress } from '#web/site/usePress.ts'

interface Props {
  /** Path of the page, and its heading. */
  readonly to: string
  readonly name: string
  readonly className: string | undefined
  /** Called when it is pressed. */
  readonly onPress?: () => void
}

/** Leads to a page of the CMS, which begins with its heading before it is there. The page on screen stays where it is. */
export function ContentLink({ to, name, className, onPress }: Props) {
  const isThere = useLocation().pathname === to
  const press = usePress()
  return (
    <Link
      className={className}
      to={to}
      replace={!isThere}
      aria-current={isThere ? 'page' : undefined}
      onClick={(event) => {
        onPress?.()
        if (!isThere) press(event, { path: to, page: { kind: 'content', name } })
      }}
    >
      {name}
    </Link>
  )
}
