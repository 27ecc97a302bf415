import { expect, test } from 'vitest'
import { BOUNDARIES, mayImportModule, mayImportPackage } from '#tools/lint/boundaries.mjs'

test.each([
  { from: 'domain/booking/price/price.ts', to: 'state/booking.ts', typeOnly: true, may: false },
  { from: 'domain/catalogue/catalogue.ts', to: 'gql/graphql.ts', typeOnly: true, may: true },
  { from: 'domain/booking/price/price.ts', to: 'gql/graphql.ts', typeOnly: false, may: false },
  { from: 'domain/catalogue/catalogue.ts', to: 'gql/fragment-masking.ts', typeOnly: false, may: true },
  { from: 'web/ui/Button.tsx', to: 'web/booking/start/RoomCard.tsx', typeOnly: false, may: false },
  { from: 'web/booking/start/RoomCard.tsx', to: 'web/ui/Button.tsx', typeOnly: false, may: true },
  { from: 'web/booking/start/RoomCard.tsx', to: 'web/routes/home.tsx', typeOnly: false, may: false },
  { from: 'web/routes/home.tsx', to: 'platform/platform.ts', typeOnly: true, may: false },
  { from: 'platform/pricing.ts', to: 'domain/money.ts', typeOnly: false, may: true },
  { from: 'platform/pricing.ts', to: 'domain/booking/price/price.ts', typeOnly: false, may: false },
  { from: 'domain/booking/people/takenAges.ts', to: 'domain/booking/settle.ts', typeOnly: false, may: false },
  { from: 'domain/booking/people/takenAges.ts', to: 'domain/booking/commands/people.ts', typeOnly: true, may: false },
  { from: 'domain/booking/commands/people.ts', to: 'domain/booking/settle.ts', typeOnly: false, may: true },
  { from: 'web/site/SiteContext.tsx', to: 'web/travel/page/TravelPage.tsx', typeOnly: true, may: false },
  { from: 'web/travel/card/TravelCard.tsx', to: 'web/travel/list/TravelList.tsx', typeOnly: false, may: false },
  { from: 'platform/platform.ts', to: 'demo/catalogue/catalogue.ts', typeOnly: true, may: false },
  { from: 'server/backend/backend.ts', to: 'demo/catalogue/catalogue.ts', typeOnly: false, may: true },
  { from: 'server/images/images.ts', to: 'demo/posters/renderer.ts', typeOnly: true, may: false },
  { from: 'server/main.ts', to: 'web/root.tsx', typeOnly: false, may: false },
  { from: 'gql/lazyDocument.ts', to: 'web/graph/graph.ts', typeOnly: true, may: false },
  { from: 'gql/operations/Travel.ts', to: 'gql/lazyDocument.ts', typeOnly: false, may: true },
])('$from importing $to (types only: $typeOnly) is allowed: $may', ({ from, to, typeOnly, may }) => {
  expect(mayImportModule(from, to, typeOnly)).toBe(may)
})

test.each([
  { from: 'domain/booking/price/price.ts', name: 'date-fns', may: false },
  { from: 'domain/calendar.ts', name: 'date-fns', may: true },
  { from: 'state/booking.ts', name: 'jotai', may: true },
  { from: 'state/booking.ts', name: 'react', may: false },
  { from: 'web/root.tsx', name: 'kysely', may: false },
  { from: 'gql/lazyDocument.ts', name: '@urql/core', may: true },
  { from: 'gql/lazyDocument.ts', name: 'react', may: false },
  { from: 'platform/platform.ts', name: '@urql/core', may: false },
])('$from importing the package $name is allowed: $may', ({ from, name, may }) => {
  expect(mayImportPackage(from, name)).toBe(may)
})

test('each boundary says where the code belongs instead', () => {
  for (const { hint } of BOUNDARIES) {
    expect(hint).toMatch(/\.$/)
    expect(hint).toMatch(/\b(?:src|web|domain)\/\w|in a feature|into the feature|operations\//)
  }
})
