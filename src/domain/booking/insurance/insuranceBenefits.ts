import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { insuranceOptions } from './insurance.ts'

/** A benefit of insurances, in the operator's words. */
export interface InsuranceBenefit {
  readonly label: string
  /** Service numbers of the insurances with this benefit, in each currency. */
  readonly ratioServiceNos: readonly string[]
}

/** Insurances with the same benefits, such as the personal and the family one. */
export interface CoverKind {
  /** Label of the first of them. */
  readonly label: string
  readonly ratioServiceNos: readonly string[]
}

/** The benefits of the insurances on offer, one row per benefit. */
export interface BenefitTable {
  readonly covers: readonly CoverKind[]
  readonly rows: readonly {
    readonly label: string
    /** By cover, in their order. */
    readonly isPaid: readonly boolean[]
  }[]
}

/**
 * The comparison of benefits; null unless there are two kinds of cover to compare. Insurances without listed benefits
 * are left out.
 */
export function benefitTable(draft: BookingDraft, benefits: readonly InsuranceBenefit[]): BenefitTable | null {
  const covers = coversOf(offeredTo(draft), benefits)
  if (covers.length < 2) return null
  const rows = benefits.map(({ label, ratioServiceNos }) => ({
    label,
    isPaid: covers.map((cover) => cover.ratioServiceNos.some((no) => ratioServiceNos.includes(no))),
  }))
  return { covers, rows: rows.filter(({ isPaid }) => isPaid.includes(true)) }
}

function offeredTo(draft: BookingDraft): readonly Insurance[] {
  const { booking, travellers } = insuranceOptions(draft)
  return [...draft.travellers.flatMap((_, index) => travellers(index)), ...booking]
}

function coversOf(insurances: readonly Insurance[], benefits: readonly InsuranceBenefit[]): readonly CoverKind[] {
  const kinds = new Map<string, CoverKind>()
  for (const { ratioServiceNo, label } of insurances) {
    const paid = benefits.filter(({ ratioServiceNos }) => ratioServiceNos.includes(ratioServiceNo))
    if (paid.length === 0) continue
    const key = JSON.stringify(paid.map((benefit) => benefit.label))
    const kind = kinds.get(key) ?? { label, ratioServiceNos: [] }
    if (!kind.ratioServiceNos.includes(ratioServiceNo)) {
      kinds.set(key, { ...kind, ratioServiceNos: [...kind.ratioServiceNos, ratioServiceNo] })
    }
  }
  return [...kinds.values()]
}
