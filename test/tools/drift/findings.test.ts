import { rmSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { CONTRACT, writeSmallProject } from '#test/tools/drift/smallProject.ts'
import { findDrift, type Finding } from '#tools/drift/findings.ts'
import { locationText } from '#tools/drift/sourceLocation.ts'

const root = writeSmallProject()

afterAll(() => rmSync(root, { recursive: true }))

interface Expected {
  readonly severity: Finding['severity']
  readonly coordinate: string
  readonly documents?: readonly string[]
  readonly code?: readonly string[]
  readonly siteParts?: readonly string[]
}

async function driftAfter(before: string | RegExp, after: string): Promise<readonly Finding[]> {
  const changed = CONTRACT.replace(before, after)
  expect(changed).not.toBe(CONTRACT)
  return findDrift(root, { contract: buildSchema(CONTRACT), platform: buildSchema(changed) })
}

function told({ severity, coordinate, documents, code, siteParts }: Finding): Required<Expected> {
  return { severity, coordinate, documents: documents.map(locationText), code: code.map(locationText), siteParts }
}

const TRAVEL_PAGE = 'page reisen/:travelId'
const NOBODY = { documents: [], code: [], siteParts: [] }

const changes: readonly (readonly [string, string | RegExp, string, Expected])[] = [
  [
    'a field a component draws is removed',
    '  minPrice: Float!\n',
    '',
    {
      severity: 'breaking',
      coordinate: 'Travel.minPrice',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/card/TravelCard.tsx:9'],
      code: ['src/web/travel/card/TravelCard.tsx:18'],
    },
  ],
  [
    'a field the domain reads is removed',
    '  left: Int!\n',
    '',
    {
      severity: 'breaking',
      coordinate: 'TravelDate.left',
      siteParts: ['step 0 start'],
      documents: ['src/domain/Offer.graphql:7'],
      code: ['src/domain/offer.ts:4'],
    },
  ],
  [
    'a field nobody reads is removed',
    '  unread: String\n',
    '',
    { severity: 'safe', coordinate: 'Travel.unread', ...NOBODY },
  ],
  [
    'an addition is missing',
    /  "Addition[^"]*"\n  teaser: String\n/,
    '',
    {
      severity: 'degrading',
      coordinate: 'Travel.teaser',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/card/TravelCard.tsx:10'],
      code: ['src/web/travel/card/TravelCard.tsx:18'],
    },
  ],
  [
    'a field of an answer is made nullable',
    'minPrice: Float!',
    'minPrice: Float',
    {
      severity: 'breaking',
      coordinate: 'Travel.minPrice',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/card/TravelCard.tsx:9'],
      code: ['src/web/travel/card/TravelCard.tsx:18'],
    },
  ],
  [
    'the entries of a list are made nullable',
    '[TravelDate!]!',
    '[TravelDate]!',
    {
      severity: 'breaking',
      coordinate: 'Travel.dates',
      siteParts: ['step 0 start'],
      documents: ['src/domain/Offer.graphql:4'],
      code: ['src/domain/offer.ts:3', 'src/domain/offer.ts:8'],
    },
  ],
  [
    'a field that is asked for and not read is made nullable',
    'amount: Float!',
    'amount: Float',
    {
      severity: 'dangerous',
      coordinate: 'Price.amount',
      documents: ['operations/Price.graphql:3'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'a nullable field is made non-null',
    'title: String',
    'title: String!',
    { severity: 'safe', coordinate: 'Travel.title', ...NOBODY },
  ],
  [
    'a number becomes a text',
    'minPrice: Float!',
    'minPrice: String!',
    {
      severity: 'breaking',
      coordinate: 'Travel.minPrice',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/card/TravelCard.tsx:9'],
      code: ['src/web/travel/card/TravelCard.tsx:18'],
    },
  ],
  [
    'a whole number may have decimals',
    'left: Int!',
    'left: Float!',
    { severity: 'safe', coordinate: 'TravelDate.left', ...NOBODY },
  ],
  [
    'an id is called a text',
    'type TravelDate implements Named {\n  id: ID!',
    'type TravelDate implements Named {\n  id: String!',
    {
      severity: 'safe',
      coordinate: 'TravelDate.id',
      ...NOBODY,
    },
  ],
  [
    'a single value becomes a list',
    'title: String',
    'title: [String]',
    {
      severity: 'breaking',
      coordinate: 'Travel.title',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/card/TravelCard.tsx:8'],
      code: ['src/web/travel/card/TravelCard.tsx:18'],
    },
  ],
  [
    'an argument is added that may be left out',
    'dates(year: Int,',
    'dates(from: Int, year: Int,',
    {
      severity: 'safe',
      coordinate: 'Travel.dates',
      ...NOBODY,
    },
  ],
  [
    'an argument is added that must be given',
    'travel(id: ID!,',
    'travel(id: ID!, market: String!,',
    {
      severity: 'breaking',
      coordinate: 'Query.travel',
      documents: ['operations/Travel.graphql:2'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'a must with a default is added',
    'travel(id: ID!,',
    'travel(id: ID!, market: String! = "ch",',
    {
      severity: 'safe',
      coordinate: 'Query.travel',
      ...NOBODY,
    },
  ],
  [
    'an argument in use is removed',
    'dates(year: Int, ',
    'dates(',
    {
      severity: 'breaking',
      coordinate: 'Travel.dates(year)',
      documents: ['src/domain/Offer.graphql:4'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'an argument nobody passes is removed',
    ', tenantId: ID)',
    ')',
    { severity: 'safe', coordinate: 'Query.travel(tenantId)', ...NOBODY },
  ],
  [
    'an argument in use changes its type',
    'dates(year: Int,',
    'dates(year: String,',
    {
      severity: 'breaking',
      coordinate: 'Travel.dates(year)',
      documents: ['src/domain/Offer.graphql:4'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'an argument has another default',
    'limit: Int = 10',
    'limit: Int = 5',
    {
      severity: 'dangerous',
      coordinate: 'Travel.dates',
      documents: ['src/domain/Offer.graphql:4'],
      code: ['src/domain/offer.ts:3', 'src/domain/offer.ts:8'],
      siteParts: ['step 0 start'],
    },
  ],
  [
    'an enum value is added',
    '  CLOSED\n',
    '  CLOSED\n  WAITLIST\n',
    {
      severity: 'breaking',
      coordinate: 'Status',
      siteParts: ['step 0 start'],
      documents: ['src/domain/Offer.graphql:3'],
      code: ['src/domain/statusWord.ts:4', 'src/domain/statusWord.ts:12'],
    },
  ],
  [
    'an enum value is removed',
    '  CLOSED\n',
    '',
    {
      severity: 'dangerous',
      coordinate: 'Status',
      siteParts: ['step 0 start'],
      documents: ['src/domain/Offer.graphql:3'],
      code: ['src/domain/statusWord.ts:3'],
    },
  ],
  [
    'a type is renamed that no document names',
    /\bTravelDate\b/g,
    'Departure',
    {
      severity: 'dangerous',
      coordinate: 'TravelDate',
      ...NOBODY,
    },
  ],
  [
    'a type is renamed that documents name',
    /\bTravel\b/g,
    'Tour',
    {
      severity: 'breaking',
      coordinate: 'Travel',
      siteParts: [TRAVEL_PAGE],
      code: [],
      documents: ['src/domain/Offer.graphql:1', 'src/web/travel/card/TravelCard.tsx:5'],
    },
  ],
  [
    'a type nobody uses is removed',
    /type Brochure \{\n  url: String!\n\}|  brochure: Brochure\n/g,
    '',
    {
      severity: 'safe',
      coordinate: 'Brochure',
      ...NOBODY,
    },
  ],
  [
    'a type does not carry an interface any more that a fragment asks of it',
    'type Guide implements Named',
    'type Guide',
    {
      severity: 'breaking',
      coordinate: 'Named',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/GuideName.tsx:5'],
      code: [],
    },
  ],
  [
    'a field of an interface is removed',
    /name: String!/g,
    'label: String!',
    {
      severity: 'breaking',
      coordinate: 'Guide.name',
      siteParts: [TRAVEL_PAGE],
      documents: ['src/web/travel/GuideName.tsx:6'],
      code: ['src/web/travel/GuideName.tsx:11'],
    },
  ],
  [
    'an input field in use is removed',
    '  people: Int\n',
    '',
    {
      severity: 'breaking',
      coordinate: 'PriceInput.people',
      documents: ['operations/Price.graphql:1'],
      code: ['src/domain/order.ts:8'],
      siteParts: ['step 1 leistungen'],
    },
  ],
  [
    'an input field that may be left out is made a must',
    'coupon: String',
    'coupon: String!',
    {
      severity: 'breaking',
      coordinate: 'PriceInput.coupon',
      documents: ['operations/Price.graphql:1'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'an input field that may be left out is made a must, and its entries may be null',
    'roomIds: [ID!]',
    'roomIds: [ID]!',
    {
      severity: 'breaking',
      coordinate: 'PriceInput.roomIds',
      documents: ['operations/Price.graphql:1'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'an input field that must be given is added',
    '  people: Int\n',
    '  people: Int\n  market: String!\n',
    {
      severity: 'breaking',
      coordinate: 'PriceInput',
      documents: ['operations/Price.graphql:1'],
      code: [],
      siteParts: [],
    },
  ],
  [
    'an input field that may be left out is added',
    '  people: Int\n',
    '  people: Int\n  market: String\n',
    {
      severity: 'safe',
      coordinate: 'PriceInput',
      ...NOBODY,
    },
  ],
  [
    'a field is deprecated',
    'left: Int!',
    'left: Int! @deprecated(reason: "gone soon")',
    {
      severity: 'dangerous',
      coordinate: 'TravelDate.left',
      siteParts: ['step 0 start'],
      documents: ['src/domain/Offer.graphql:7'],
      code: ['src/domain/offer.ts:4'],
    },
  ],
  [
    'a description changes',
    '"Addition: a line for cards."',
    '"Addition: a line or two for cards."',
    {
      severity: 'safe',
      coordinate: 'Travel.teaser',
      ...NOBODY,
    },
  ],
  [
    'a mutation is removed',
    '  book(json: String!): Booked!\n',
    '  cancel: Booked\n',
    {
      severity: 'breaking',
      coordinate: 'Mutation.book',
      documents: ['operations/Book.graphql:2'],
      code: ['src/domain/order.ts:4'],
      siteParts: ['step 1 leistungen'],
    },
  ],
]

test.each(changes)('%s', async (...[, before, after, expected]) => {
  const findings = await driftAfter(before, after)
  const finding = findings.find(({ coordinate }) => coordinate === expected.coordinate)
  expect(finding && told(finding)).toEqual(expected)
})

test('equal schemas have no findings', async () => {
  const contract = buildSchema(CONTRACT)
  expect(await findDrift(root, { contract, platform: contract })).toEqual([])
})

test('findings are sorted by descending severity', async () => {
  const findings = await driftAfter(/  unread: String\n|  minPrice: Float!\n/g, '')
  expect(findings.map(({ severity }) => severity)).toEqual(['breaking', 'safe'])
})

test('a renamed type is one finding, without its members', async () => {
  const findings = await driftAfter(/\bTravelDate\b/g, 'Departure')
  expect(findings.map(({ change }) => change)).toEqual(["Type 'TravelDate' is called 'Departure' now"])
})
