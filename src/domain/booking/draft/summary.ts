import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

/** The platform's summary of a draft: insurances on offer and its total. */
export interface Summary {
  /** `selectionKey` of the draft at the request; another key makes the summary stale. */
  readonly selectionKey: string
  /** The raw response, for the booking on the wire. */
  readonly loaded: unknown
  readonly bookingInsurances: readonly Insurance[]
  /** In the order of the travellers. */
  readonly travellerInsurances: readonly (readonly Insurance[])[]
  /** The option of no insurance; null where the platform offers none. */
  readonly noInsurance: Insurance | null
  /** Back-office names of services, by `nr` (`t_reiseleistungen`, `t_leistungen`). */
  readonly serviceNames: Readonly<Record<string, string>>
  /** Total of the platform in centimes; null where it does not say. */
  readonly totalCentimes: number | null
  /** `pricedKey` of the draft at the request: the total is valid for that key. */
  readonly pricedKey: string
}

/** The response, without the key of its request. */
export type SummaryAnswer = Omit<Summary, 'pricedKey'>
