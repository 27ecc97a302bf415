import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { TenantConfig } from '#tenant/config.ts'
import { toPhone } from './contact.ts'

const PlatformContact_cms = graphql(`
  fragment PlatformContact_cms on TenantCms {
    config {
      contactBlockSettings {
        email
        phonePrefix
        phone
        phone2Prefix
        phone2
      }
    }
  }
`)

/** Plain addresses only, as `?` and `&` would add fields to the `mailto:` URL. */
const EMAIL = /^[^\s@?&#]+@[^\s@?&#]+\.[^\s@?&#]+$/

/** The tenant with phone and e-mail of the platform; those of the configuration stay where it has none. */
export function withPlatformContact(
  tenant: TenantConfig,
  masked: FragmentType<typeof PlatformContact_cms> | null,
): TenantConfig {
  const known = readFragment(PlatformContact_cms, masked)?.config.contactBlockSettings ?? null
  if (known === null) return tenant
  const phone = toPhone(known.phonePrefix, known.phone) ?? toPhone(known.phone2Prefix, known.phone2)
  const email = known.email?.trim() ?? ''
  return {
    ...tenant,
    contact: {
      phone: phone?.shown ?? tenant.contact.phone,
      email: EMAIL.test(email) ? email : tenant.contact.email,
    },
  }
}
