import type { MouseEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { pageLink, type LinkedPage } from '#domain/content/pageLinks.ts'
import { isListed } from '#domain/onlineStatus.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { useLinkClick } from '#web/site/useLinkClick.ts'
import { t } from '#web/text/site.ts'
import styles from './MainNavigation.module.css'
import { WishlistLink } from './WishlistLink.tsx'

const MainNavigation_cms = graphql(`
  fragment MainNavigation_cms on TenantCms {
    categories {
      name
      seoSettings {
        urlSlug
      }
      pageIds
      pages {
        id
        name
        onlineStatus
        seoSettings {
          urlSlug
        }
      }
    }
  }
`)

interface Props {
  readonly cms: FragmentType<typeof MainNavigation_cms> | null
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
  const categories = readFragment(MainNavigation_cms, cms)?.categories ?? []
  const shown = categories.map((category) => ({
    name: category.name,
    pages: category.pages.filter(isListed),
  }))
  // On the list itself, the router keeps the current one until the new one is loaded.
  const isThere = useLocation().pathname === '/reisen'
  const handleLinkClick = useLinkClick()
  const toTravels = (event: MouseEvent) => {
    onLeave()
    if (!isThere) handleLinkClick(event, { path: '/reisen', page: { kind: 'list' } })
  }
  const linkTo = (page: LinkedPage & { readonly name: string }, className: string | undefined) => (
    <ContentLink
      key={page.id}
      className={className}
      to={pageLink(page, categories)}
      name={page.name}
      onClick={onLeave}
    />
  )
  return (
    <nav className={styles.navigation} aria-label={label}>
      <WishlistLink className={styles.link} onClick={onLeave} />
      <NavLink className={styles.link ?? ''} to="/reisen" aria-current={isThere ? 'page' : 'true'} onClick={toTravels}>
        {t('site.allTravels')}
      </NavLink>
      {shown
        .filter(({ pages }) => pages.length > 0)
        .map(({ name, pages }, index) =>
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
