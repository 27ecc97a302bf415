import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { withUnbrokenTimes } from './contact.ts'
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

/** Opening hours of the operator, for use beside the phone number; nothing while they are not loaded. */
export function OperatorHours() {
  const cms: FragmentType<typeof OperatorHours_cms> | null = useTenantCms().cms
  const contact = readFragment(OperatorHours_cms, cms)?.config.contactBlockSettings
  const hours = [contact?.openingHours1, contact?.openingHours2].flatMap((line) =>
    line ? [withUnbrokenTimes(line)] : [],
  )
  return hours.length === 0 ? null : <>{hours.join(', ')}</>
}
