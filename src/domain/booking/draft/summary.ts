import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

/** What the platform offered and charged for a draft as it stood. */
export interface Summary {
  /** `selectionKey` of the draft it was asked for; another key makes it stale. */
  readonly selectionKey: string
  /** The summary as it was answered, for the booking on the wire. */
  readonly loaded: unknown
  readonly bookingInsurances: readonly Insurance[]
  /** By traveller, in their order. */
  readonly travellerInsurances: readonly (readonly Insurance[])[]
  /** The choice to have none; null where the platform offers no such choice. */
  readonly noInsurance: Insurance | null
  /** Names the back office gives to services, by `nr` (`t_reiseleistungen`, `t_leistungen`). */
  readonly serviceNames: Readonly<Record<string, string>>
  /** Total of the platform in centimes; null where it does not say. */
  readonly totalCentimes: number | null
  /** `pricedKey` of the draft it was asked for: the total is the total of that. */
  readonly pricedKey: string
}

/** What the platform answers, which does not know what it was asked for. */
export type SummaryAnswer = Omit<Summary, 'pricedKey'>
