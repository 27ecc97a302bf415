import type { ReactNode } from 'react'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from './SiteContext.tsx'
import { toPhone } from './contact.ts'

const PhoneLink_contact = graphql(`
  fragment PhoneLink_contact on ContactBlockSettings {
    phonePrefix
    phone
  }
`)

interface Props {
  /** Null while it is not loaded: then the number of the tenant's configuration is shown. */
  readonly contact: FragmentType<typeof PhoneLink_contact> | null
  /** Icon before the number, which then has an element of its own. */
  readonly icon?: ReactNode
}

/** The operator's phone number as a `tel:` link. */
export function PhoneLink({ contact, icon }: Props) {
  const { tenant } = useSite()
  const known = readFragment(PhoneLink_contact, contact)
  const phone = toPhone(known?.phonePrefix ?? null, known?.phone ?? null) ?? toPhone(null, tenant.contact.phone)
  if (phone === null) return null
  return (
    <a href={phone.href}>
      {icon}
      <span>{phone.shown}</span>
    </a>
  )
}
