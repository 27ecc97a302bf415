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

/** Schema fields that no document requests, with the reason. Any other unrequested field fails the gate. */
export const UNREQUESTED_FIELD_REASONS: Readonly<Record<string, string>> = {
  'ListedTenant.name': 'tenants are looked up by id; no page shows the name',
  'ListedTenant.domain': 'as name',
  'AgeGroupService.ageGroup':
    'its id stands beside it; platforms have it as a group or as an id, and refuse a document that takes it for the other',
  'Addon.name': 'selected on each kind of extra',
  'Addon.calculationSettings': 'selected on each kind of extra',
  'Addon.mandatorySettings': 'selected on each kind of extra',
}

interface Reasoned<Field> {
  readonly explained: readonly (Field & { readonly reason: string })[]
  readonly unexplained: readonly Field[]
  /** Names with a reason that are not among the fields. */
  readonly obsolete: readonly string[]
}

/** Splits fields into those with a reason and those without. */
export function withReasons<Field extends { readonly name: string }>(
  fields: readonly Field[],
  reasons: Readonly<Record<string, string>>,
): Reasoned<Field> {
  return {
    explained: fields.flatMap((field) => {
      const reason = reasons[field.name]
      return reason === undefined ? [] : [{ ...field, reason }]
    }),
    unexplained: fields.filter(({ name }) => reasons[name] === undefined),
    obsolete: Object.keys(reasons).filter((name) => fields.every((field) => field.name !== name)),
  }
}
