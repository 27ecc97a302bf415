/** Prefix of the service codes of early-booking discounts (rule 9.4.3). */
export const BARGAIN_PREFIX = 'FB'

/** Tiers of the early-booking discount. `tier` is the suffix of the service code, `francs` the discount per person. */
export const bargainTiers = [
  { no: '8125', tier: 25, francs: 25 },
  { no: '8150', tier: 50, francs: 50 },
  { no: '8200', tier: 100, francs: 100 },
] as const
