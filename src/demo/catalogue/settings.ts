import type { RatioConfig } from '#platform/generated/resolverTypes.ts'
import { esimRegions } from './esim.ts'

/** Prefix of the service codes of early-booking discounts (rule 9.4.3). */
export const BARGAIN_PREFIX = 'FB'

/** Tiers of the early-booking discount. `tier` is the suffix of the service code, `francs` the discount per person. */
export const bargainTiers = [
  { no: '8125', tier: 25, francs: 25 },
  { no: '8150', tier: 50, francs: 50 },
  { no: '8200', tier: 100, francs: 100 },
] as const

/** The global settings record (rules 3.3). */
export const ratioConfig: RatioConfig & { readonly id: string } = {
  id: '1',
  bargainConfig: { active: true, priceCap: 5000, serviceCodePrefix: BARGAIN_PREFIX },
  esimConfig: { enabled: true, regions: esimRegions },
}
