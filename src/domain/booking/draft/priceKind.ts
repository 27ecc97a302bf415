/** The kinds of price lines. */
export const priceKinds = [
  ...(['room', 'familyPackage', 'baby'] as const),
  ...(['roomAddon', 'personalAddon', 'bookingAddon', 'collectiveAddon'] as const),
  ...(['busStop', 'insurance', 'esim', 'documents', 'co2', 'personalDiscount', 'bargain'] as const),
] as const

export type PriceKind = (typeof priceKinds)[number]
