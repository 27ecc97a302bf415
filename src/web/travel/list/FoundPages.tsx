import { Link } from 'react-router'
import type { PageLink } from '#web/content/contentPage.ts'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { t } from '#web/text/emptyList.ts'
import styles from './EmptyList.module.css'

/** Content pages that match the query, above the travels: a search for «Gepäck» looks for information. */
export function FoundPages({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      <p aria-hidden>{t('list.pages')}</p>
      <ul className={styles.alternatives}>
        {pages.map(({ name, path }) => (
          <li key={path}>
            {/* The page of an order is none of the CMS, and its number in the fragment. */}
            {path.includes('#') ? (
              <Link className={styles.alternative} to={path}>
                {name}
              </Link>
            ) : (
              <ContentLink className={styles.alternative} to={path} name={name} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
