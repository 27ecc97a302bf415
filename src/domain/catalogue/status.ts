import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { ListedStatusFragmentDoc, StatusFragmentDoc } from '#gql/graphql.ts'

/** Whether and how something can be booked, with the texts of each tenant. */
export interface Status {
  /** Null in the list of all statuses, where none is told. */
  readonly id: string | null
  readonly label: string
  readonly status: string
  readonly isDefaultStatus: boolean
  readonly isDefaultWaitlistFallback: boolean
  readonly tenantSettings: readonly StatusSettings[]
}

/** What one tenant says about a status. */
export interface StatusSettings {
  readonly tenant: { readonly id: string }
  readonly label: string | null
  readonly info: string | null
  readonly switchToStatusInfo: string | null
  readonly submitButtonLabel: string | null
}

/** Takes the mask off a status that stands inside another entity. */
export function readStatus(masked: FragmentType<typeof StatusFragmentDoc> | null): Status | null {
  return masked === null ? null : readFragment(StatusFragmentDoc, masked)
}

/** Takes the mask off a status of the list of all. */
export function readListedStatus(masked: FragmentType<typeof ListedStatusFragmentDoc>): Status {
  return { id: null, ...readFragment(ListedStatusFragmentDoc, masked) }
}
