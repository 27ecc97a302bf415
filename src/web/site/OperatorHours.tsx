import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { unbroken } from './contact.ts'
import { useTenantCms } from './useTenantCms.ts'

const OperatorHours_cms = graphql(`
  fragment OperatorHours_cms on TenantCms {
    config {
      contactBlockSettings {
        openingHours1
        openingHours2
      }
    }
  }
`)

/** When the operator can be reached, beside the phone number; nothing while the platform does not tell. */
export function OperatorHours() {
  const cms: FragmentType<typeof OperatorHours_cms> | null = useTenantCms().cms
  const contact = readFragment(OperatorHours_cms, cms)?.config.contactBlockSettings
  const hours = [contact?.openingHours1, contact?.openingHours2].flatMap((line) => (line ? [unbroken(line)] : []))
  return hours.length === 0 ? null : <>{hours.join(', ')}</>
}
