import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { insuranceOptions } from './insurance.ts'

/** Something an insurance pays for, as the operator says it. */
export interface InsuranceBenefit {
  readonly label: string
  /** Numbers of the insurances that pay for it, of each currency. */
  readonly ratioServiceNos: readonly string[]
}

/** Insurances that pay for the same, such as the one for a person and the one for a family. */
export interface CoverKind {
  /** The first of them gives its name. */
  readonly label: string
  readonly ratioServiceNos: readonly string[]
}

/** What the insurances on offer pay for, one row a benefit. */
export interface BenefitTable {
  readonly covers: readonly CoverKind[]
  readonly rows: readonly {
    readonly label: string
    /** By cover, in their order. */
    readonly isPaid: readonly boolean[]
  }[]
}

/** The benefits compared; null unless two kinds of cover can be told apart. An insurance nobody described is left out. */
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
