import { randomUUID } from 'node:crypto'
import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { CatalogueRecords, TravelRecord } from '#platform/catalogue/records.ts'
import type { MailSettings } from '#platform/mail/sender.ts'
import sdl from '#schema.graphql?raw'
import { operator } from '#test/support/platform/mailServer.ts'
import { openPlatform, type OpenPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'

const schema = buildSchema(sdl)

/** Always null in responses: set on the client once an extension was chosen. */
const ALWAYS_EMPTY = ['TravelDate.extension']

const IMAGE = {
  id: 'i',
  assetId: 'a',
  publicId: 'reise/alpen',
  title: 'T',
  description: 'D',
  format: 'jpg',
  url: 'https://bilder.example/i',
  width: 256,
  height: 64,
}
const NAMED = { label: 'kurz', info: 'mehr' }

/** The small catalogue with all optional fields that the demo operator leaves out, such as a logo and short names. */
function fullCatalogue(): CatalogueRecords {
  const [alpen, ...others] = smallCatalogue().travels
  const [variant] = alpen!.variants
  const { ratioTravel, dateExtensions } = variant!
  const withNames = <Entry extends object>(entries: readonly Entry[] | undefined) =>
    (entries ?? []).map((entry) => ({ ...entry, ...NAMED }))
  const full = {
    ...ratioTravel,
    accommodations: withNames(ratioTravel.accommodations),
    familyPackages: withNames(ratioTravel.familyPackages).map((entry) => ({
      ...entry,
      capacitySettings: { ...entry.capacitySettings, ageGroupId: 'adult', partialOccupancyAllowedAgeGroups: ['child'] },
    })),
    personalAddons: withNames(ratioTravel.personalAddons),
    accommodationAddons: withNames(ratioTravel.accommodationAddons),
    bookingAddons: withNames(ratioTravel.bookingAddons),
    collectiveAddons: withNames(ratioTravel.collectiveAddons),
    personalDiscounts: withNames(ratioTravel.personalDiscounts),
  }
  const extensions = dateExtensions.map(({ accommodationMapItems, travelExtension, ...rest }) => ({
    ...rest,
    info: 'mehr',
    travelExtension: { ...travelExtension, imageId: 'i', image: IMAGE },
    accommodationMapItems: accommodationMapItems.map(({ extensionAccommodation, ...item }) => ({
      ...item,
      extensionAccommodation: { ...extensionAccommodation, ...NAMED, extensionAccommodationServiceNo: '1001' },
    })),
  }))
  const pricing = { ...alpen!.travel.pricing, branding: { logoWidth: 120, logo: IMAGE } }
  const travel = {
    ...alpen!,
    travel: { ...alpen!.travel, pricing, images: [IMAGE] },
    variants: [{ ...variant!, ratioTravel: full, dateExtensions: extensions }],
  }
  return { ...smallCatalogue(), travels: [travel, ...others] } as CatalogueRecords
}

const FIELDS = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : []))

/** Every field of a type, at any depth. */
function everythingOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map((field) => {
    const answer = getNamedType(field.type)
    return isObjectType(answer) ? `${field.name} ${everythingOf(answer)}` : field.name
  })
  return `{ __typename ${fields.join(' ')} }`
}

/** A query with every field below a root field. */
function question(root: 'Query' | 'Mutation', field: string, values: object = {}): string {
  const rootType = root === 'Query' ? schema.getQueryType() : schema.getMutationType()
  const { args, type } = rootType!.getFields()[field]!
  const given = args.filter(({ name }) => name in values)
  const variables = given.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const answer = getNamedType(type)
  const head =
    variables === '' ? [root.toLowerCase(), field] : [`${root.toLowerCase()}(${variables})`, `${field}(${passed})`]
  return `${head[0]} { __typename ${head[1]} ${isObjectType(answer) ? everythingOf(answer) : ''} }`
}

/** Collects the fields that are not null; the JSON of the back office counts as one field. */
function note(value: unknown, seen: Set<string>): void {
  if (Array.isArray(value)) value.forEach((entry) => note(entry, seen))
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return
  const { __typename: type, ...fields } = value as Readonly<Record<string, unknown>>
  for (const [name, answer] of Object.entries(fields)) {
    const isEmpty = answer === null || (Array.isArray(answer) && answer.length === 0)
    if (!isEmpty) seen.add(`${String(type)}.${name}`)
    note(answer, seen)
  }
}

const TENANT = '4'

async function askLists({ ask }: OpenPlatform, seen: Set<string>): Promise<void> {
  const of = async (field: string, values: Record<string, string> = {}) =>
    note(await ask(question('Query', field, values), values), seen)
  await of('allTravelAvailabilityStatus')
  await of('ratioConfig', { id: '1' })
  await of('tenant', { id: TENANT })
  await of('travelFilter', { tenantId: TENANT })
  // With a month and a typo.
  await of('travelFilter', { tenantId: TENANT, query: 'norwgen juni 3 Tage' })
  await of('travelFilter', { tenantId: TENANT, query: 'Ostern' })
  await of('travelFilter', { tenantId: TENANT, query: 'zwischen 500 und 900 Franken' })
  await of('bestsellerTravels', { tenantId: TENANT })
}

async function askTravel({ ask }: OpenPlatform, { travel, variants }: TravelRecord, seen: Set<string>): Promise<void> {
  const of = async (field: string, values: Record<string, string>) =>
    note(await ask(question('Query', field, values), values), seen)
  await of('travel', { id: travel.id, tenantId: TENANT })
  for (const { ratioTravel } of variants) await of('ratioTravel', { id: ratioTravel.id })
}

async function act({ ask }: OpenPlatform, seen: Set<string>): Promise<void> {
  const of = async (root: 'Query' | 'Mutation', field: string, values: Record<string, unknown>) => {
    const data = await ask(question(root, field, values), values)
    note(data, seen)
    return data as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  const named = { ratioTravelId: 'alpen-bus', dateId: 'alpen-bus-20270612' }
  await of('Query', 'packageContingents', named)
  await of('Query', 'serviceContingents', named)
  await of('Query', 'ratioSummary', { clientState: wireBooking() })
  await of('Mutation', 'placeBooking', { tenantId: 4, json: {} })
  const { placeBooking } = await of('Mutation', 'placeBooking', {
    tenantId: 4,
    json: wireBooking({
      payment: { type: 'online' },
      customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 },
    }),
  })
  await of('Mutation', 'initBookingPayment', { input: { bookingId: 'none', tenantId: TENANT } })
  await of('Mutation', 'initBookingPayment', { input: { bookingId: placeBooking?.['bookingId'], tenantId: TENANT } })
  await of('Query', 'ratioSummary', { clientState: { ...wireBooking(), bookingId: placeBooking?.['bookingId'] } })
  const conversion = { conversionName: 'View_Tour', conversionTime: new Date().toISOString(), tenantId: TENANT }
  await of('Mutation', 'createTrackingConversion', { input: conversion })
}

test('every field of the contract resolves, and to a value at least once', async () => {
  const seen = new Set<string>()
  const unseen = () => FIELDS.filter((field) => !seen.has(field))
  const mail: MailSettings = {
    transport: { isDelivering: true, send: () => Promise.resolve(), close: () => undefined },
    operator,
    copyTo: null,
    count: () => undefined,
  }
  const small = await openPlatform({ catalogue: fullCatalogue, mail })
  for (const travel of fullCatalogue().travels) await askTravel(small, travel, seen)
  await act(small, seen)
  const demo = await openPlatform({ catalogue: buildCatalogue })
  await askLists(demo, seen)
  for (const travel of buildCatalogue(TODAY).travels) {
    if (unseen().length > ALWAYS_EMPTY.length) await askTravel(demo, travel, seen)
  }
  const hint =
    'null everywhere: give the field a value in `src/demo/catalogue` or in `fullCatalogue` above, and see that ' +
    '`src/platform/rollForward` stores it'
  expect(unseen(), hint).toEqual(ALWAYS_EMPTY)
})
