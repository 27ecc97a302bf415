interface Variant {
  readonly id: string
  readonly transportTypeLabel: string
}

/** A variant without a label of its transport, as `@default` in the contract has it. */
const UNLABELLED = 'Reise'

/** The means of transport of a variant; null where the platform does not name it. */
export function transportOf({ transportTypeLabel }: Pick<Variant, 'transportTypeLabel'>): string | null {
  return transportTypeLabel === UNLABELLED ? null : transportTypeLabel
}

/** The variants of a travel; labels that several of them share are numbered, «Reise 1», so that each can be named. */
export function withDistinctLabels<T extends Variant>(variants: readonly T[]): readonly T[] {
  const labels = new Set(variants.map(({ transportTypeLabel }) => transportTypeLabel))
  if (labels.size === variants.length) return variants
  return variants.map((variant) => {
    const alike = variants.filter(({ transportTypeLabel }) => transportTypeLabel === variant.transportTypeLabel)
    if (alike.length < 2) return variant
    return { ...variant, transportTypeLabel: `${variant.transportTypeLabel} ${String(alike.indexOf(variant) + 1)}` }
  })
}
