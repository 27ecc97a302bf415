import { assertObjectType, buildSchema, getNamedType, isInterfaceType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createAdapter } from '#server/adapter/adapter.ts'
import { fieldRules, isAddition } from '#server/adapter/fieldRules.ts'
import contract from '#schema.graphql?raw'
import { sanitizeRichText, toPlainLine } from '#server/texts/richText.ts'
import { toWebAddress } from '#server/texts/webAddress.ts'
import { trustedDocuments } from '#test/support/server/openProxy.ts'
import { additionsOf } from '#tools/drift/coordinates.ts'

const schema = buildSchema(contract)

/** @param coordinate of a field, such as `Travel.name` */
function cleanerOf(coordinate: string) {
  const [type = '', name = ''] = coordinate.split('.')
  const field = assertObjectType(schema.getType(type)).getFields()[name]
  if (field === undefined) throw new Error(`No field ${coordinate}`)
  return fieldRules(field, schema).clean
}

// rule 3.4.1
test.each([
  'TenantContent.bookingInsuranceInfo',
  'TenantContent.co2CompensationInfo',
  'OnlinePaymentConfig.infoText',
  'AvailabilityStatusTenantSettings.info',
  'AvailabilityStatusTenantSettings.switchToStatusInfo',
  'CustomField.info',
  'ContactBlockSettings.text',
  'ContactBlockSettings.openingHours1',
  'ContactBlockSettings.openingHours2',
  'Accommodation.info',
  'FamilyPackage.info',
  'PersonalAddon.info',
  'AccommodationAddon.info',
  'BookingAddon.info',
  'CollectiveAddon.info',
  'PersonalDiscount.info',
  'TravelDateExtension.info',
  'TravelExtension.description',
])('a platform may send HTML in %s', (field) => {
  expect(cleanerOf(field)).toBe(sanitizeRichText)
})

test.each(['SocialMediaSettings.facebookUrl', 'SocialMediaSettings.instagramUrl', 'FileReference.url'])(
  'a platform may send nothing but an address of the web in %s',
  (field) => {
    expect(cleanerOf(field)).toBe(toWebAddress)
  },
)

test('tags are removed from every visible name and label', () => {
  for (const field of [
    'Travel.name',
    'FilteredTravel.name',
    'Accommodation.label',
    'CustomField.label',
    'CmsPage.name',
  ])
    expect(cleanerOf(field)).toBe(toPlainLine)
})

test.each([
  'CustomField.name',
  'CustomField.value',
  'CustomFieldOption.value',
  'TravelFilterOption.value',
  'TravelFilterGroup.name',
  'Image.publicId',
  'SeoSettings.urlSlug',
  'RatioTravel.travelCode',
  'CmsPage.body',
])('%s is a key, a code or cleaned elsewhere: it is handed on as it is', (field) => {
  expect(cleanerOf(field)).toBeNull()
})

test('answers are sanitized in the fields marked by the contract only, in fragments and lists too', () => {
  const document = trustedDocuments.all.find(({ name }) => name === 'TravelFilter')!
  const adapter = createAdapter({ contract: schema, platform: null, note: () => undefined })
  const html = '<b>a</b><p>b</p>'
  const filter = {
    success: true,
    counts: { total: 1, filteredTotal: 1 },
    filters: [],
    travels: [{ name: 'R&amp;B', urlSlug: html, currency: html }],
  }
  const { data } = adapter.adapt(document, { tenantId: '4' }).answer({ travelFilter: filter })
  expect(data).toMatchObject({ travelFilter: { travels: [{ name: 'R&B', urlSlug: html, currency: html }] } })
  const status = trustedDocuments.all.find(({ name }) => name === 'AllTravelAvailabilityStatus')!
  const settings = [{ label: html, info: html, tenant: { id: '4' } }]
  const statuses = [
    {
      label: 'x',
      status: 'BOOKABLE',
      isDefaultStatus: true,
      isDefaultWaitlistFallback: false,
      tenantSettings: settings,
    },
  ]
  expect(adapter.adapt(status, {}).answer({ allTravelAvailabilityStatus: statuses }).data).toMatchObject({
    allTravelAvailabilityStatus: [{ tenantSettings: [{ label: 'a b', info: '<p><strong>a</strong></p><p>b</p>' }] }],
  })
})

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, field })))

const marked = fields.flatMap(({ at, field }) =>
  (field.astNode?.directives ?? []).map(({ name }) => ({
    at: `${at} @${name.value}`,
    directive: name.value,
    scalar: getNamedType(field.type).name,
    isNonNull: isNonNullType(field.type),
    rules: fieldRules(field, schema),
  })),
)

test('each directive of the contract stands on a field where it does something', () => {
  const idle = marked.filter(({ directive, scalar, isNonNull, rules }) => {
    if (directive === 'singleLine') return scalar === 'JSON' ? rules.lineKeys.length === 0 : rules.clean !== toPlainLine
    if (directive === 'webAddress') return rules.clean !== toWebAddress
    if (directive === 'richText') return rules.clean !== sanitizeRichText
    if (directive === 'default') return !isNonNull || rules.absent === null
    return !rules.isIndispensable
  })
  expect(idle.map(({ at }) => at)).toEqual([])
  expect(new Set(marked.map(({ directive }) => directive))).toEqual(
    new Set(['richText', 'singleLine', 'webAddress', 'default', 'failsParent']),
  )
})

test('a misspelt directive of the contract stops the start, with its line', () => {
  const misspelt = contract.replace('info: String @richText', 'info: String @richtext')
  expect(() => buildSchema(misspelt)).toThrow(/Unknown directive "@richtext"/)
})

// rule 7.1.3
test('an addition is marked by the beginning of its description, not by a longer word', () => {
  expect(isAddition({ description: 'Addition: ours.' })).toBe(true)
  expect(isAddition({ description: 'Additional bed.' })).toBe(false)
  expect(isAddition({})).toBe(false)
  const ours = fields.filter(({ field }) => isAddition(field)).map(({ at }) => at)
  const ofDrift = [...additionsOf(schema)].filter((coordinate) => fields.some(({ at }) => at === coordinate))
  expect(ours.length).toBeGreaterThan(20)
  expect(ours).toEqual(ofDrift)
})
