import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { ListedStatusFragmentDoc, StatusFragmentDoc } from '#gql/graphql.ts'

/** A booking status with the texts of each tenant. */
export interface Status {
  /** Null in the list of all statuses, which has no ids. */
  readonly id: string | null
  readonly label: string
  readonly status: string
  readonly isDefaultStatus: boolean
  readonly isDefaultWaitlistFallback: boolean
  readonly tenantSettings: readonly StatusSettings[]
}

/** A tenant's texts of a status. */
export interface StatusSettings {
  readonly tenant: { readonly id: string }
  readonly label: string | null
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** Unmasks a status within another entity. */
export function readStatus(masked: FragmentType<typeof StatusFragmentDoc> | null): Status | null {
  return masked === null ? null : readFragment(StatusFragmentDoc, masked)
}

/** Unmasks a status of the list of all. */
export function readListedStatus(masked: FragmentType<typeof ListedStatusFragmentDoc>): Status {
  return { id: null, ...readFragment(ListedStatusFragmentDoc, masked) }
}
