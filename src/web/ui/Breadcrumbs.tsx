import type { MouseEventHandler } from 'react'
import { Link } from 'react-router'
import styles from './Breadcrumbs.module.css'

interface Crumb {
  readonly label: string
  readonly to: string
  readonly onClick?: MouseEventHandler
}

/** Breadcrumb navigation, without the current page. */
export function Breadcrumbs({ label, crumbs }: { readonly label: string; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link className={styles.crumb} to={crumb.to} onClick={crumb.onClick}>
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
