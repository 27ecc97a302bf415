/** Fields that no code reads, but that are sent back to the platform unchanged as part of the booking (rules 3.8). */
const BOOKING_STATE_FIELDS = [
  'RatioTravel.travelCode',
  'RatioTravel.name',
  'RatioTravel.extensions',
  'RatioTravelExtension.label',
  'RatioTravelExtension.info',
  'RatioTravelExtension.travelExtensionId',
  'RatioTravelExtension.travelExtension',
  'TravelDate.extension',
  'ExtensionBaseDate.dateNo',
  'ExtensionBaseDate.startDate',
  'ExtensionBaseDate.endDate',
  'ExtensionAccommodation.name',
  'ExtensionAccommodation.label',
  'ExtensionAccommodation.info',
  'TravelExtension.duration',
  'TravelExtension.highlightIds',
  'TravelExtension.imageId',
  'Image.assetId',
  'Image.format',
  'Image.url',
  'Image.width',
  'Image.height',
  'FamilyPackageCapacitySettings.ageGroupId',
]

/** Requested fields that no code reads, with the reason. Any other unread field fails the gate. */
export const UNREAD_FIELD_REASONS: Readonly<Record<string, string>> = {
  'Mutation.createTrackingConversion': 'a mutation whose result nothing depends on',
  'TravelFilterResult.success':
    'part of the travel filter result (rule 3.15.1); without success there are no travels, which the page shows',
  'TravelFilterOption.parent': 'read by nestedOptions, of whatever has a value and a parent',
  'BargainConfig.priceCap': 'read, kept and not applied (rule 10.9)',
  ...Object.fromEntries(
    BOOKING_STATE_FIELDS.map((field) => [field, 'part of the booking state, which goes out as loaded']),
  ),
}
