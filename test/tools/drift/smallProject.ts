import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The contract of a small project that has each kind of reader once. */
export const CONTRACT = `
type Query {
  travel(id: ID!, tenantId: ID): Travel
  price(input: PriceInput!): Price!
}

type Mutation {
  book(json: String!): Booked!
}

interface Named {
  name: String!
}

type Travel implements Named {
  id: ID!
  name: String!
  title: String
  minPrice: Float!
  "Addition: a line for cards."
  teaser: String
  status: Status!
  dates(year: Int, limit: Int = 10): [TravelDate!]!
  guides: [Guide!]!
  unread: String
  brochure: Brochure
}

type TravelDate implements Named {
  id: ID!
  name: String!
  startDate: String!
  left: Int!
}

type Guide implements Named {
  name: String!
}

type Brochure {
  url: String!
}

enum Status {
  BOOKABLE
  CLOSED
}

input PriceInput {
  travelId: ID!
  people: Int
  coupon: String
  roomIds: [ID!]
}

type Price {
  amount: Float!
  currency: String!
}

type Booked {
  orderNo: String
}
`

const FILES: Readonly<Record<string, string>> = {
  'operations/Travel.graphql': `query Travel($id: ID!) {
  travel(id: $id) {
    id
    ...Offer
    ...TravelCard_travel
  }
}
`,
  'operations/Price.graphql': `query Price($input: PriceInput!) {
  price(input: $input) {
    amount
    currency
  }
}
`,
  'operations/Book.graphql': `mutation Book($json: String!) {
  book(json: $json) {
    orderNo
  }
}
`,
  'src/domain/Offer.graphql': `fragment Offer on Travel {
  id
  status
  dates(year: 2027) {
    id
    startDate
    left
  }
}
`,
  'src/domain/offer.ts': `import type { OfferFragment } from '#gql/graphql.ts'

export function placesLeft({ dates }: OfferFragment): number {
  return dates.reduce((sum, date) => sum + date.left, 0)
}

export function firstDay(offer: OfferFragment): string | null {
  const [first] = offer.dates
  return first?.startDate ?? null
}
`,
  'src/domain/statusWord.ts': `import type { OfferFragment } from '#gql/graphql.ts'

export function statusWord({ status }: OfferFragment): string {
  switch (status) {
    case 'BOOKABLE':
      return 'buchbar'
    case 'CLOSED':
      return 'geschlossen'
  }
}

export const MARKS = {
  BOOKABLE: 'green',
  CLOSED: 'red',
}
`,
  'src/domain/booking/funnel/steps.ts': `export const steps = [
  { number: 0, path: 'start' },
  { number: 1, path: 'leistungen' },
]
`,
  'src/domain/order.ts': `import type { BookMutation, PriceInput } from '#gql/graphql.ts'

export function orderNumber(answer: BookMutation): string | null {
  return answer.book.orderNo
}

export function question(travelId: string): PriceInput {
  return { travelId, people: 2 }
}
`,
  'src/web/travel/card/TravelCard.tsx': `import { graphql } from '#gql/gql.ts'
import type { TravelCard_TravelFragment } from '#gql/graphql.ts'

const TravelCard_travel = graphql(\`
  fragment TravelCard_travel on Travel {
    id
    name
    title
    minPrice
    teaser
    guides {
      ...GuideName_guide
    }
  }
\`)

export function TravelCard({ travel }: { travel: TravelCard_TravelFragment }) {
  const { name, title, minPrice, teaser } = travel
  return [title ?? name, minPrice, teaser]
}
`,
  'src/web/travel/GuideName.tsx': `import { graphql } from '#gql/gql.ts'
import type { GuideName_GuideFragment } from '#gql/graphql.ts'

const GuideName_guide = graphql(\`
  fragment GuideName_guide on Named {
    name
  }
\`)

export function GuideName({ guide }: { guide: GuideName_GuideFragment }) {
  return guide.name
}
`,
  'src/web/booking/start/StartStep.tsx': `import { placesLeft } from '#domain/offer.ts'
import { statusWord } from '#domain/statusWord.ts'

export const StartStep = [placesLeft, statusWord]
`,
  'src/web/booking/services/ServicesStep.tsx': `import { orderNumber } from '#domain/order.ts'

export const ServicesStep = [orderNumber]
`,
  'src/web/routes.ts': `export default [
  index('./routes/home.tsx'),
  route('reisen/:travelId', './routes/travel.tsx'),
  route('buchen/:travelId', './routes/booking/booking.tsx', [
    route('start', './routes/booking/start.tsx'),
    route('leistungen', './routes/booking/services.tsx'),
  ]),
]
`,
  'src/web/routes/home.tsx': `export const home = null
`,
  'src/web/routes/travel.tsx': `import { TravelCard } from '#web/travel/card/TravelCard.tsx'
import { GuideName } from '#web/travel/GuideName.tsx'

export const page = [TravelCard, GuideName]
`,
  'src/web/routes/booking/booking.tsx': `export const frame = null
`,
  'src/web/routes/booking/start.tsx': `import { StartStep } from '#web/booking/start/StartStep.tsx'

export const step = StartStep
`,
  'src/web/routes/booking/services.tsx': `import { ServicesStep } from '#web/booking/services/ServicesStep.tsx'

export const step = ServicesStep
`,
  'src/gql/graphql.ts': `export type Status =
  | 'BOOKABLE'
  | 'CLOSED';

export type PriceInput = {
  readonly coupon?: string | null | undefined;
  readonly people?: number | null | undefined;
  readonly travelId: string;
};

export type OfferFragment = { readonly __typename: 'Travel', readonly id: string, readonly status: Status, readonly dates: ReadonlyArray<{ readonly __typename: 'TravelDate', readonly id: string, readonly startDate: string, readonly left: number }> };

export type TravelCard_TravelFragment = { readonly __typename: 'Travel', readonly id: string, readonly name: string, readonly title: string | null, readonly minPrice: number, readonly teaser: string | null };

export type GuideName_GuideFragment = { readonly __typename: 'Guide', readonly name: string };

export type BookMutation = { readonly __typename: 'Mutation', readonly book: { readonly __typename: 'Booked', readonly orderNo: string | null } };
`,
}

/** Writes the project into a folder of its own and answers the folder. */
export function writeSmallProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'drift-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}
