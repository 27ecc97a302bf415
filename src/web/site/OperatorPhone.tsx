import type { ReactNode } from 'react'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { useTenantCms } from './useTenantCms.ts'

const OperatorPhone_cms = graphql(`
  fragment OperatorPhone_cms on TenantCms {
    config {
      contactBlockSettings {
        ...PhoneLink_contact
      }
    }
  }
`)

interface Props {
  /** See `PhoneLink`. */
  readonly icon?: ReactNode
}

/** The operator's phone number, for places where help may be needed. Falls back to the number of the configuration. */
export function OperatorPhone({ icon }: Props) {
  return (
    <SectionErrorBoundary fallback={() => <PhoneLink contact={null} icon={icon} />}>
      <PlatformPhone icon={icon} />
    </SectionErrorBoundary>
  )
}

function PlatformPhone({ icon }: Props) {
  const cms: FragmentType<typeof OperatorPhone_cms> | null = useTenantCms().cms
  const contact = readFragment(OperatorPhone_cms, cms)?.config.contactBlockSettings ?? null
  return <PhoneLink contact={contact} icon={icon} />
}
