import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { insuranceOptions } from './insurance.ts'

/** An insurance option of one traveller. */
export interface OwnInsurance {
  /** `booking` covers all travellers, this one included until they choose another. */
  readonly kind: 'booking' | 'personal' | 'none'
  readonly insurance: Insurance
  readonly isChosen: boolean
}

/**
 * The options of one traveller and the present one, which may be an insurance of the whole booking; a single traveller
 * can leave it but not choose it.
 */
export function insurancesOf(draft: BookingDraft, index: number): readonly OwnInsurance[] {
  const { travellers, none } = insuranceOptions(draft)
  const { familyInsurance } = draft
  const chosenNo = draft.travellers[index]?.insurance?.ratioServiceNo
  const own = (kind: 'personal' | 'none', insurance: Insurance): OwnInsurance => {
    const isChosen = familyInsurance === null && chosenNo === insurance.ratioServiceNo
    return { kind, insurance, isChosen }
  }
  return [
    ...(familyInsurance === null ? [] : [{ kind: 'booking' as const, insurance: familyInsurance, isChosen: true }]),
    ...travellers(index).map((insurance) => own('personal', insurance)),
    ...(none === null ? [] : [own('none', none)]),
  ]
}
