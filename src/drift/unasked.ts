/** Fields of the schema that no document asks for, and why. Anything else that nobody asks for fails the gate. */
export const UNASKED: Readonly<Record<string, string>> = {
  'Image.assetId': 'a picture is found by its publicId',
  'Image.format': 'the site asks for the formats a browser takes',
  'Image.url': 'the site builds addresses from the publicId, in the size a place needs',
  'Image.width': 'a picture has the size of its place, whatever its own',
  'Image.height': 'as width',
  'ListedTenant.name': 'what a tenant says is found by its id',
  'ListedTenant.domain': 'as name',
  'RatioTravel.extensions': 'extensions are met on the departures that include them',
  'RatioTravelExtension.id': 'as RatioTravel.extensions',
  'RatioTravelExtension.label': 'as RatioTravel.extensions',
  'RatioTravelExtension.info': 'as RatioTravel.extensions',
  'RatioTravelExtension.travelExtensionId': 'as RatioTravel.extensions',
  'RatioTravelExtension.travelExtension': 'as RatioTravel.extensions',
  'TravelDate.extension': 'set by the choice of a visitor; a platform answers extensions',
  'ExtensionBaseDate.dateNo': 'the base date is one of the dates, found by its id',
  'ExtensionBaseDate.startDate': 'as dateNo',
  'ExtensionBaseDate.endDate': 'as dateNo',
  'ExtensionAccommodation.name': 'the room of an extension is that which goes with the chosen one, told by its name',
  'ExtensionAccommodation.label': 'as name',
  'ExtensionAccommodation.info': 'as name',
  'TravelExtension.duration': 'the days an extension adds are those between its date and the base date',
  'TravelExtension.highlightIds': 'stands beside highlights',
  'TravelExtension.imageId': 'stands beside image',
  'FamilyPackageCapacitySettings.ageGroupId': 'the capacities name their age groups themselves',
  'Addon.name': 'asked of each kind of extra',
  'Addon.calculationSettings': 'asked of each kind of extra',
  'Addon.mandatorySettings': 'asked of each kind of extra',
  'AgeGroupService.ageGroup': 'stands beside ageGroupId, and the travel has the age groups',
  'FilteredTravel.travelType': 'for those who count what is listed; visitors find the types in the filter',
}

interface Told {
  /** With the reason. */
  readonly explained: readonly string[]
  readonly unexplained: readonly string[]
  /** Fields with a reason that are asked for, or that the schema does not have. */
  readonly needless: readonly string[]
}

/** Holds what nobody asks for against the reasons. */
export function explainUnasked(unasked: readonly string[], reasons: Readonly<Record<string, string>>): Told {
  return {
    explained: unasked.flatMap((field) => (reasons[field] === undefined ? [] : [`${field}  ${reasons[field]}`])),
    unexplained: unasked.filter((field) => reasons[field] === undefined),
    needless: Object.keys(reasons).filter((field) => !unasked.includes(field)),
  }
}
