import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { StatusFragmentDoc } from '#gql/graphql.ts'
import type { StatusFragment } from '#gql/graphql.ts'

/** Whether and how something can be booked, with the texts of each tenant. */
export type Status = StatusFragment

/** Takes the mask off a status that stands inside another entity. */
export function readStatus(masked: FragmentType<typeof StatusFragmentDoc> | null): Status | null {
  return masked === null ? null : readFragment(StatusFragmentDoc, masked)
}
