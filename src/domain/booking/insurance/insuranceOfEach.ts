import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { insuranceOptions } from './insurance.ts'

/** An insurance as one traveller can have it. */
export interface OwnInsurance {
  /** `booking` is the one that covers everybody: it counts for this traveller too until they choose another. */
  readonly kind: 'booking' | 'personal' | 'none'
  readonly insurance: Insurance
  readonly isChosen: boolean
}

/**
 * What one traveller can choose from, with what counts for them at present: also while an insurance of the whole booking
 * covers them, which they can leave but not choose by themselves.
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
