import type { LogoSpec } from '#demo/posters/logo.ts'
import type { PricingBranding } from '#platform/generated/resolverTypes.ts'

/** Branding of a tour sold under a partner's logo. */
export interface BrandingPlan {
  /** Last part of the logo's public id. */
  readonly key: string
  readonly title: string
  /** Alternative text of the logo. */
  readonly text: string
  /** Pixels. */
  readonly logoWidth: number
  readonly logo: LogoSpec
}

/** Public id of a logo in the image service. */
export function logoIdOf({ key }: Pick<BrandingPlan, 'key'>): string {
  return `logo/${key}`
}

/** Branding in the form of the travel's pricing settings. */
export function toBranding(plan: BrandingPlan | null): PricingBranding | null {
  if (plan === null) return null
  return { logoWidth: plan.logoWidth, logo: { publicId: logoIdOf(plan), title: plan.title, description: plan.text } }
}
