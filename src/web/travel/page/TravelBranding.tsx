import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { Logo } from '#web/ui/Logo.tsx'

const TravelBranding_travel = graphql(`
  fragment TravelBranding_travel on Travel {
    id
    pricing {
      branding {
        logoWidth
        logo {
          publicId
          title
          description
        }
      }
    }
  }
`)

/** The logo of the brand the travel is sold under; null without one. */
export function TravelBranding({ travel }: { readonly travel: FragmentType<typeof TravelBranding_travel> }) {
  const branding = readFragment(TravelBranding_travel, travel).pricing?.branding ?? null
  return branding?.logo ? <Logo logo={branding.logo} width={branding.logoWidth} /> : null
}
