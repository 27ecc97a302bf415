import type { LogoBrief } from '#demo/posters/logo.ts'
import type { PricingBranding } from '#platform/generated/resolverTypes.ts'

/** The sign a tour is sold under, where it is not the operator's. */
export interface BrandingPlan {
  /** Last part of the name of its logo in the image service. */
  readonly key: string
  readonly title: string
  /** What the logo shows, for those who do not see it. */
  readonly text: string
  /** Pixels. */
  readonly logoWidth: number
  readonly logo: LogoBrief
}

/** Name of a logo in the image service. */
export function logoIdOf({ key }: Pick<BrandingPlan, 'key'>): string {
  return `logo/${key}`
}

/** As a travel tells it. */
export function toBranding(plan: BrandingPlan | null): PricingBranding | null {
  if (plan === null) return null
  return { logoWidth: plan.logoWidth, logo: { publicId: logoIdOf(plan), title: plan.title, description: plan.text } }
}
