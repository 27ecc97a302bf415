import type { MouseEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { pageLink } from '#domain/content/pageLinks.ts'
import { isOnline } from '#domain/onlineStatus.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { usePress } from '#web/site/usePress.ts'
import { t } from '#web/text/site.ts'
import styles from './MainNavigation.module.css'
import { ShelfLink } from './ShelfLink.tsx'

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
  /** Tells it from its twin on narrow screens. */
  readonly label: string
  /** A page change in the browser leaves an open menu as it was: here it can be closed. */
  readonly onLeave: () => void
}

/**
 * The visitor's shelf, where there is one, then travels and the categories of the CMS with their pages. Opens and closes
 * without script. At its beginning the shelf moves nothing when it comes.
 */
export function MainNavigation({ cms, label, onLeave }: Props) {
  const categories = readFragment(MainNavigation_cms, cms)?.categories ?? []
  const shown = categories.map((category) => ({
    name: category.name,
    pages: category.pages.filter(isOnline),
  }))
  // In the list itself the one that stands makes room when the next one is there.
  const isThere = useLocation().pathname === '/reisen'
  const press = usePress()
  const toTravels = (event: MouseEvent) => {
    onLeave()
    if (!isThere) press(event, { path: '/reisen', page: { kind: 'list' } })
  }
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ShelfLink className={styles.link} onPress={onLeave} />
      <NavLink className={styles.link ?? ''} to="/reisen" replace={!isThere} onClick={toTravels}>
        {t('site.allTravels')}
      </NavLink>
      {shown
        .filter(({ pages }) => pages.length > 0)
        .map(({ name, pages }, index) => (
          <details key={index} className={styles.category} name="navigation">
            <summary className={styles.link}>{name}</summary>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.id}>
                  <ContentLink
                    className={styles.page}
                    to={pageLink(page, categories)}
                    name={page.name}
                    onPress={onLeave}
                  />
                </li>
              ))}
            </ul>
          </details>
        ))}
    </nav>
  )
}
