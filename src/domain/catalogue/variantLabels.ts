interface Variant {
  readonly id: string
  readonly transportTypeLabel: string
}

/** The variants of a travel; labels that several of them share are numbered, «Reise 1», so that each can be named. */
export function withDistinctLabels<T extends Variant>(variants: readonly T[]): readonly T[] {
  return variants.map((variant, index) => {
    const isAlike = ({ transportTypeLabel }: Variant) => transportTypeLabel === variant.transportTypeLabel
    if (variants.filter(isAlike).length < 2) return variant
    const place = variants.slice(0, index + 1).filter(isAlike).length
    return { ...variant, transportTypeLabel: `${variant.transportTypeLabel} ${String(place)}` }
  })
}
