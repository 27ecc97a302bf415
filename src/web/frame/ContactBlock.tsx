import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { toPhone, withUnbrokenTimes } from '#web/site/contact.ts'
import { t } from '#web/text/site.ts'
import { RichText } from '#web/ui/RichText.tsx'
import styles from './SiteFooter.module.css'

const ContactBlock_contact = graphql(`
  fragment ContactBlock_contact on ContactBlockSettings {
    slogan
    text
    phonePrefix
    phone
    phone2Prefix
    phone2
    openingHours1
    openingHours2
  }
`)

interface Props {
  readonly contact: FragmentType<typeof ContactBlock_contact> | null
}

/** Contact of the operator, with the tenant's configuration as fallback. */
export function ContactBlock({ contact }: Props) {
  const { tenant } = useSite()
  const known = readFragment(ContactBlock_contact, contact)
  const first = toPhone(known?.phonePrefix ?? null, known?.phone ?? null) ?? toPhone(null, tenant.contact.phone)
  const second = toPhone(known?.phone2Prefix ?? null, known?.phone2 ?? null)
  const phones = [first, second?.href === first?.href ? null : second].filter((phone) => phone !== null)
  const { email } = tenant.contact
  const hours = [known?.openingHours1, known?.openingHours2].flatMap((line) => (line ? [withUnbrokenTimes(line)] : []))
  return (
    <section className={styles.contact} aria-label={t('site.contact')}>
      <p className={styles.slogan}>{known?.slogan || tenant.operatorName}</p>
      {known?.text ? <RichText text={known.text} /> : null}
      <p className={styles.lines}>
        {phones.map(({ shown, href }) => (
          <a key={href} className={styles.phone} href={href}>
            {shown}
          </a>
        ))}
        <a className={styles.line} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
