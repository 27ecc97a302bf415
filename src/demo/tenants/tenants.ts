import type { ListedTenant } from '#platform/generated/resolverTypes.ts'
import bergblick from './bergblick.json'
import { carovia } from './carovia.ts'
import type { DemoTenant } from './demoTenant.ts'

/** The tenants of the embedded platform. */
export const tenants: readonly DemoTenant[] = [carovia, bergblick]

/** The tenants that sell a tour, as lists name them. */
export function sellersOf(tourId: string): readonly ListedTenant[] {
  return tenants.filter(({ tours }) => tours?.includes(tourId) ?? true).map(toListed)
}

/** A tenant as lists of travels and statuses name it. */
export function toListed({ id, name, domain }: DemoTenant): ListedTenant {
  return { id, name, domain }
}
