import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './ButtonLink.module.css'

interface Props {
  /** Route of the site. */
  readonly to?: string
  /** URL that needs a full page load; used if `to` is missing. */
  readonly href?: string
  /** Yellow for the one call to action of a screen, outlined for the rest. */
  readonly look?: 'primary' | 'secondary'
  readonly onClick?: MouseEventHandler
  readonly children: ReactNode
}

/** A link that looks like a button, for pages without Chakra. */
export function ButtonLink({ to, href, look = 'secondary', children, ...link }: Props) {
  const className = look === 'primary' ? styles.primary : styles.secondary
  if (to === undefined) {
    return (
      <a className={className} href={href} onClick={link.onClick}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={to} {...link}>
      {children}
    </Link>
  )
}
