import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './ButtonLink.module.css'

interface Props {
  /** Route of the site. */
  readonly to?: string
  /** Address that is loaded as a whole page. */
  readonly href?: string
  /** Yellow for the one call to action of a screen, outlined for the rest. */
  readonly look?: 'primary' | 'secondary'
  /** See `Link`; both for links to a route. */
  readonly replace?: boolean
  readonly onClick?: MouseEventHandler
  readonly children: ReactNode
}

/** A link that looks like a button, for pages without Chakra. */
export function ButtonLink({ to, href, look = 'secondary', children, ...press }: Props) {
  const className = look === 'primary' ? styles.primary : styles.secondary
  if (to === undefined) {
    return (
      <a className={className} href={href} onClick={press.onClick}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={to} {...press}>
      {children}
    </Link>
  )
}
