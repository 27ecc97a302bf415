/** First part of the codes of the early-booking discounts (rule 9.4.3). */
export const BARGAIN_PREFIX = 'FB'

/** The tiers an operator can choose for a tour: the tier is the last part of the code, francs a person its worth. */
export const bargainTiers = [
  { no: '8125', tier: 25, francs: 25 },
  { no: '8150', tier: 50, francs: 50 },
  { no: '8200', tier: 100, francs: 100 },
] as const
