import type { MouseEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { listedCategories, type CmsLinks } from '#web/content/cmsLinks.ts'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/site.ts'
import styles from './MainNavigation.module.css'
import { WishlistLink } from './WishlistLink.tsx'

interface Props {
  readonly cms: CmsLinks
  /** Accessible name; the navigation exists twice, for wide and for narrow screens. */
  readonly label: string
  /** Called on every click on a link; a client-side navigation would leave an open menu open. */
  readonly onLeave: () => void
}

/**
 * The wishlist unless empty, all travels, and the categories of the CMS with their pages. Opens and closes without
 * script. The wishlist, which appears late, is first, where it shifts no other link.
 */
export function MainNavigation({ cms, label, onLeave }: Props) {
  // On the list itself, the router keeps the current one until the new one is loaded.
  const isThere = useLocation().pathname === '/reisen'
  const handleLinkClick = useLinkClick()
  const toTravels = (event: MouseEvent) => {
    onLeave()
    if (!isThere) handleLinkClick(event, { path: '/reisen', page: { kind: 'list' } })
  }
  const categories = listedCategories(cms)
  const linkTo = (page: (typeof categories)[number]['pages'][number], className: string | undefined) => (
    <ContentLink key={page.id} className={className} to={page.path} name={page.name} onClick={onLeave} />
  )
  return (
    <nav className={styles.navigation} aria-label={label}>
      <WishlistLink className={styles.link} onClick={onLeave} />
      <NavLink className={styles.link ?? ''} to="/reisen" aria-current={isThere ? 'page' : 'true'} onClick={toTravels}>
        {t('site.allTravels')}
      </NavLink>
      {categories.map(({ name, pages }, index) =>
        // What would open to its own name, such as «Kontakt», or has none, is a link itself.
        pages.every((page) => ['', page.name].includes(name)) ? (
          pages.map((page) => linkTo(page, styles.link))
        ) : (
          <details key={index} className={styles.category} name="navigation">
            <summary className={styles.link}>{name}</summary>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.id}>{linkTo(page, styles.page)}</li>
              ))}
            </ul>
          </details>
        ),
      )}
    </nav>
  )
}
