import type { RatioConfig } from '#platform/generated/resolverTypes.ts'
import { BARGAIN_PREFIX } from './bargain.ts'
import { esimRegions } from './esim.ts'

/** The global settings record (rules 3.3). */
export const ratioConfig: RatioConfig & { readonly id: string } = {
  id: '1',
  bargainConfig: { active: true, priceCap: 5000, serviceCodePrefix: BARGAIN_PREFIX },
  esimConfig: { enabled: true, regions: esimRegions },
}
