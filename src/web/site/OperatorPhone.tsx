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
  readonly sign?: ReactNode
}

/** The operator's phone number wherever help may be needed: funnel, errors, empty lists. It is there whatever fails. */
export function OperatorPhone({ sign }: Props) {
  return (
    <SectionErrorBoundary fallback={() => <PhoneLink contact={null} sign={sign} />}>
      <KnownPhone sign={sign} />
    </SectionErrorBoundary>
  )
}

function KnownPhone({ sign }: Props) {
  const cms: FragmentType<typeof OperatorPhone_cms> | null = useTenantCms().cms
  const contact = readFragment(OperatorPhone_cms, cms)?.config.contactBlockSettings ?? null
  return <PhoneLink contact={contact} sign={sign} />
}
