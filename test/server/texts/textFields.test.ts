import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { richTextFields, visibleLineFields } from '#server/texts/textFields.ts'
import { createAnswerCleaner } from '#server/texts/cleanAnswer.ts'
import { known } from '#test/support/server/openProxy.ts'

const schema = buildSchema(contract)
const rich = richTextFields(schema)
const lines = visibleLineFields(schema)

test.each([
  ...['TenantContent.bookingInsuranceInfo', 'TenantContent.co2CompensationInfo', 'OnlinePaymentConfig.infoText'],
  ...['AvailabilityStatusTenantSettings.info', 'AvailabilityStatusTenantSettings.switchToStatusInfo', 'CustomField.info'],
  ...['ContactBlockSettings.text', 'ContactBlockSettings.openingHours1', 'ContactBlockSettings.openingHours2'],
  ...['Accommodation.info', 'FamilyPackage.info', 'PersonalAddon.info', 'AccommodationAddon.info', 'BookingAddon.info'],
  ...['CollectiveAddon.info', 'PersonalDiscount.info', 'TravelDateExtension.info', 'TravelExtension.description'],
])('a platform may send HTML in %s', (field) => {
  expect(rich).toContain(field)
})

test('every name and label that is shown loses its tags', () => {
  for (const field of ['Travel.name', 'FilteredTravel.name', 'Accommodation.label', 'CustomField.label', 'CmsPage.name']) expect(lines).toContain(field)
})

test.each(['CustomField.name', 'CustomField.value', 'CustomFieldOption.value', 'TravelFilterOption.value', 'TravelFilterGroup.name', 'Image.publicId', 'SeoSettings.urlSlug', 'RatioTravel.travelCode', 'CmsPage.body'])(
  '%s is a key, a code or cleaned elsewhere: it is handed on as it is',
  (field) => {
    expect(rich).not.toContain(field)
    expect(lines).not.toContain(field)
  },
)

test('an answer is cleaned where the contract says so, in fragments and lists too, and nowhere else', () => {
  const document = known.all.find(({ name }) => name === 'RatioTravel')!
  const clean = createAnswerCleaner(schema)
  const html = '<b>a</b><p>b</p>'
  const answer = {
    ratioTravel: {
      ...{ id: html, catalogCode: html, name: html, missing: null },
      accommodations: [{ __typename: 'Accommodation', id: '1', name: html, label: null, info: html, ratioPackageNo: html }],
      personalAddons: [{ __typename: 'PersonalAddon', name: 'R&amp;B', info: '<script>x</script>' }],
    },
  }
  expect(clean(document, answer)).toEqual({
    ratioTravel: {
      ...{ id: html, catalogCode: html, name: 'a b', missing: null },
      accommodations: [{ __typename: 'Accommodation', id: '1', name: 'a b', label: null, info: '<p><strong>a</strong></p><p>b</p>', ratioPackageNo: html }],
      personalAddons: [{ __typename: 'PersonalAddon', name: 'R&B', info: '' }],
    },
  })
})
