import { Link } from 'react-router'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { ContentLink } from '#web/content/ContentLink.tsx'
import { legalPaths, listedCategories } from '#web/content/cmsLinks.ts'
import { SectionFailure } from '#web/site/SectionFailure.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import { ConsentLink } from '#web/tracking/ConsentLink.tsx'
import { ContactBlock } from './ContactBlock.tsx'
import styles from './SiteFooter.module.css'

const SiteFooter_cms = graphql(`
  fragment SiteFooter_cms on TenantCms {
    config {
      contactBlockSettings {
        ...ContactBlock_contact
      }
      socialMediaSettings {
        facebookUrl
        instagramUrl
      }
    }
    ...CmsLinks_cms
  }
`)

interface Props {
  readonly cms: FragmentType<typeof SiteFooter_cms> | null
  /** Refetches the CMS; null where nothing has failed. */
  readonly retry: (() => void) | null
  /** Whether only name and legal pages are shown, as in the funnel; printed pages have the contact in any case. */
  readonly isLean: boolean
}

/** Contact, every page of the CMS, legal pages and social links. */
export function SiteFooter({ cms: masked, retry, isLean }: Props) {
  const { tenant } = useSite()
  const cms = readFragment(SiteFooter_cms, masked)
  const legal = legalPaths(cms)
  const social = [
    { name: 'Facebook', href: cms?.config.socialMediaSettings?.facebookUrl },
    { name: 'Instagram', href: cms?.config.socialMediaSettings?.instagramUrl },
  ]
  return (
    <footer id="kontakt" className={styles.footer}>
      <div className={isLean ? `${styles.inside} ${styles.printed}` : styles.inside}>
        <ContactBlock contact={cms?.config.contactBlockSettings ?? null} />
        {retry === null ? null : <SectionFailure text={t('site.pagesFailed')} retry={retry} />}
        {(isLean ? [] : listedCategories(cms)).map(({ name, pages }, index) => {
          const links = pages.map((page) => (
            <ContentLink key={page.id} className={styles.line} to={page.path} name={page.name} />
          ))
          // A page with the name of its category, such as «Kontakt», is the heading.
          const isHeading = pages.every((page) => page.name === name)
          return (
            <nav key={index} aria-label={name === '' ? undefined : name}>
              {name === '' ? null : <h2 className={styles.heading}>{isHeading ? links : name}</h2>}
              {isHeading ? null : (
                <ul className={styles.pages}>
                  {links.map((link) => (
                    <li key={link.key}>{link}</li>
                  ))}
                </ul>
              )}
            </nav>
          )
        })}
      </div>
      <div className={styles.legal}>
        <span>{tenant.operatorName}</span>
        <Link className={styles.line} to={legal.gtc}>
          {t('site.gtc')}
        </Link>
        <Link className={styles.line} to={legal.privacy}>
          {t('site.privacy')}
        </Link>
        <ConsentLink />
        {(isLean ? [] : social).map(({ name, href }) =>
          href ? (
            <a key={name} className={styles.line} href={href} rel="noopener">
              {name}
            </a>
          ) : null,
        )}
      </div>
    </footer>
  )
}
