import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A calendar day, `2026-05-14`. A platform may append a time (`2026-05-14T00:00:00.000Z`): readers take the UTC day and
   * never shift it into a time zone.
   */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC: `2026-05-14T08:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * Untyped data of the back office. It arrives as an object or as a string that holds JSON, and is worth nothing until a
   * shape has been checked.
   */
  JSON: { input: unknown; output: unknown; }
};

/** A kind of room, cabin or pitch. */
export type Accommodation = {
  readonly __typename?: 'Accommodation';
  /** Ids of the accommodationAddons that go with it. */
  readonly addons: ReadonlyArray<Scalars['ID']['output']>;
  readonly capacitySettings: CapacitySettings;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  /** True for the package that babies are booked on; never offered as a room. */
  readonly isBabyPackage: Scalars['Boolean']['output'];
  /** True when it is booked only as part of a family package. */
  readonly isFamilyPackageAccommodation: Scalars['Boolean']['output'];
  /** Short name; null means the name. */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Package that holds price (per person) and contingent (in places). */
  readonly ratioPackageNo: Scalars['String']['output'];
};

export type AccommodationAddon = Addon & {
  readonly __typename?: 'AccommodationAddon';
  readonly calculationSettings?: Maybe<CalculationSettings>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
  readonly ratioServiceNo: Scalars['String']['output'];
};

export type AccommodationMapItem = {
  readonly __typename?: 'AccommodationMapItem';
  /** Id of the Accommodation; null where the operator has not mapped it. */
  readonly baseAccommodation?: Maybe<Scalars['ID']['output']>;
  readonly extensionAccommodation?: Maybe<ExtensionAccommodation>;
  readonly id: Scalars['ID']['output'];
};

/**
 * What every extra has in common. Assumption: id, name, label and info, which the contract does not list for extras,
 * are theirs as they are the rooms' and discounts': its rules name extras by id, and visitors are told their names.
 */
export type Addon = {
  readonly calculationSettings?: Maybe<CalculationSettings>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
};

/** Ages at the start of the travel in whole years, both included; null means no limit. */
export type AgeFilter = {
  readonly __typename?: 'AgeFilter';
  readonly maxAge?: Maybe<Scalars['Int']['output']>;
  readonly minAge?: Maybe<Scalars['Int']['output']>;
};

export type AgeGroup = {
  readonly __typename?: 'AgeGroup';
  /** Name of a pictogram; null for the default. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Oldest age in whole years, included. */
  readonly maxAge: Scalars['Int']['output'];
  /** Youngest age in whole years, included. */
  readonly minAge: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly type: AgeGroupType;
};

export type AgeGroupCapacity = {
  readonly __typename?: 'AgeGroupCapacity';
  /** Id of the AgeGroup. */
  readonly ageGroup: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  /** Travellers of the group at most, in one room. */
  readonly maxCapacity: Scalars['Int']['output'];
  /** Travellers of the group at least, in one room. */
  readonly minCapacity: Scalars['Int']['output'];
};

export type AgeGroupService = {
  readonly __typename?: 'AgeGroupService';
  readonly ageGroup?: Maybe<AgeGroup>;
  readonly ageGroupId: Scalars['ID']['output'];
  readonly ratioServiceNo?: Maybe<Scalars['String']['output']>;
};

export type AgeGroupSettings = {
  readonly __typename?: 'AgeGroupSettings';
  readonly ageGroups: ReadonlyArray<AgeGroup>;
  /** Children below this age travel free, in whole years; 0 means that no baby can be booked. */
  readonly freeUntilAge: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
};

export type AgeGroupType =
  | 'ADULT'
  | 'MINOR';

/** A capacity that several age groups fill together. */
export type AgeGroupedTotalCapacity = {
  readonly __typename?: 'AgeGroupedTotalCapacity';
  /** Ids of the AgeGroups. */
  readonly ageGroups: ReadonlyArray<Scalars['ID']['output']>;
  readonly capacity: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
};

/** Whether and how something can be booked. */
export type AvailabilityStatus = {
  readonly __typename?: 'AvailabilityStatus';
  readonly id: Scalars['ID']['output'];
  /** True for the one status used where neither date nor travel has one. */
  readonly isDefaultStatus: Scalars['Boolean']['output'];
  /** True for the one status a visitor can switch to when nothing is left. */
  readonly isDefaultWaitlistFallback: Scalars['Boolean']['output'];
  /** Name for the operator; visitors see the label of their tenant's settings where there is one. */
  readonly label: Scalars['String']['output'];
  /** BOOKABLE, CLOSED, WAITLIST, WAITLIST_CONTINGENT_CHECK; a platform may know more. */
  readonly status: Scalars['String']['output'];
  readonly tenantSettings: ReadonlyArray<AvailabilityStatusTenantSettings>;
};

/** What one tenant says about a status. */
export type AvailabilityStatusTenantSettings = {
  readonly __typename?: 'AvailabilityStatusTenantSettings';
  readonly id: Scalars['ID']['output'];
  /** What the status means for the visitor. */
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Text of the button that submits a booking in this status. */
  readonly submitButtonLabel?: Maybe<Scalars['String']['output']>;
  /** Text beside the switch that leads to this status. */
  readonly switchToStatusInfo?: Maybe<Scalars['String']['output']>;
  readonly tenant: TenantReference;
};

export type BargainConfig = {
  readonly __typename?: 'BargainConfig';
  readonly active: Scalars['Boolean']['output'];
  /** Highest price a discount applies to; kept, not applied. */
  readonly priceCap?: Maybe<Scalars['Float']['output']>;
  /** First part of the service codes of the early-booking discounts. */
  readonly serviceCodePrefix?: Maybe<Scalars['String']['output']>;
};

/** Early-booking discount of one travel. */
export type BargainSettings = {
  readonly __typename?: 'BargainSettings';
  readonly active: Scalars['Boolean']['output'];
  /** Null when no tier was chosen; then there is no discount. */
  readonly bargainTier?: Maybe<BargainTier>;
  /** The discount ends this many days before the start. */
  readonly untilDaysBeforeStart: Scalars['Int']['output'];
};

export type BargainTier = {
  readonly __typename?: 'BargainTier';
  /** Number of the tier, the last part of its service code. */
  readonly discount: Scalars['Int']['output'];
};

export type BestsellerTravel = {
  readonly __typename?: 'BestsellerTravel';
  readonly accommodations: ReadonlyArray<ListingAccommodation>;
  /** ISO code, CHF or EUR. */
  readonly currency: Scalars['String']['output'];
  readonly dates: ReadonlyArray<ListingDate>;
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  readonly highlights: ReadonlyArray<ListingHighlight>;
  /** Addition: id of the Travel. Where it is null, urlSlug stands in. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly mainImage?: Maybe<ListingImage>;
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly travelGuides: ReadonlyArray<TravelGuide>;
  readonly urlSlug: Scalars['String']['output'];
};

export type BookingAddon = Addon & {
  readonly __typename?: 'BookingAddon';
  readonly calculationSettings?: Maybe<CalculationSettings>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
  readonly ratioServiceNo: Scalars['String']['output'];
};

export type BookingPayment = {
  readonly __typename?: 'BookingPayment';
  /** Addition: until when the places are held for who has not paid; null where they are held for good. */
  readonly heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /**
   * OPEN: nothing is paid and nothing is under way. PENDING: it is being checked. PAID, CANCELLED, FAILED: how the latest
   * attempt ended. INVOICE: the booking is paid by invoice. EXPIRED: it was not paid in time, and its places are free again.
   */
  readonly status: Scalars['String']['output'];
  /** The latest attempt, as the payment page knows it; null when none was started. */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

export type CalculationSettings = {
  readonly __typename?: 'CalculationSettings';
  /** Whether the nights in the hotel count when the type is PER_NIGHT. */
  readonly considerHotelNights: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** ONCE or PER_NIGHT; null, and what a platform may know more, count as ONCE. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** Who fits into one room. */
export type CapacitySettings = {
  readonly __typename?: 'CapacitySettings';
  readonly ageGroupCapacities: ReadonlyArray<AgeGroupCapacity>;
  readonly ageGroupedTotalCapacities: ReadonlyArray<AgeGroupedTotalCapacity>;
  readonly id: Scalars['ID']['output'];
  /** Whether single places are sold: the quantity then counts places, not rooms. */
  readonly partialOccupancyAllowed: Scalars['Boolean']['output'];
  /** Whether `ageGroupedTotalCapacities` counts beside the capacities of single groups. */
  readonly rangesAllowed: Scalars['Boolean']['output'];
  /** Places in one room; no room is sold without any, and the package of babies needs none. */
  readonly totalCapacity: Scalars['Int']['output'];
};

export type CmsCategory = {
  readonly __typename?: 'CmsCategory';
  readonly name: Scalars['String']['output'];
  /** Ids of the pages that belong to the category; decides the first segment of their address. */
  readonly pageIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly pages: ReadonlyArray<CmsPage>;
  readonly seoSettings?: Maybe<SeoSettings>;
};

export type CmsConfig = {
  readonly __typename?: 'CmsConfig';
  readonly contactBlockSettings?: Maybe<ContactBlockSettings>;
  /** General terms and conditions. */
  readonly gtcPage?: Maybe<CmsPageReference>;
  readonly privacyPolicyPage?: Maybe<CmsPageReference>;
  readonly socialMediaSettings?: Maybe<SocialMediaSettings>;
};

export type CmsPage = {
  readonly __typename?: 'CmsPage';
  /** Addition: the content as HTML; sanitised before it is shown. */
  readonly body?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** OFFLINE takes it off; HIDDEN is reachable by its address but listed nowhere; anything else is listed. */
  readonly onlineStatus: Scalars['String']['output'];
  readonly seoSettings?: Maybe<SeoSettings>;
  /** Addition: one sentence for links and search engines. */
  readonly teaser?: Maybe<Scalars['String']['output']>;
};

export type CmsPageReference = {
  readonly __typename?: 'CmsPageReference';
  readonly id: Scalars['ID']['output'];
  readonly seoSettings?: Maybe<SeoSettings>;
};

export type CollectiveAddon = Addon & {
  readonly __typename?: 'CollectiveAddon';
  /** The service each age group is charged; the add-on is valid only if every entry has a number. */
  readonly ageGroupServices: ReadonlyArray<AgeGroupService>;
  readonly calculationSettings?: Maybe<CalculationSettings>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
};

export type ContactBlockSettings = {
  readonly __typename?: 'ContactBlockSettings';
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly openingHours1?: Maybe<Scalars['String']['output']>;
  readonly openingHours2?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly phone2?: Maybe<Scalars['String']['output']>;
  readonly phone2Prefix?: Maybe<Scalars['String']['output']>;
  /** Country code, «+41». */
  readonly phonePrefix?: Maybe<Scalars['String']['output']>;
  readonly slogan?: Maybe<Scalars['String']['output']>;
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Questions the operator adds to the personal data. */
export type CustomDataConfig = {
  readonly __typename?: 'CustomDataConfig';
  readonly bookingForm?: Maybe<CustomForm>;
  readonly travellerForm?: Maybe<CustomForm>;
  /** Whether the booking is asked `bookingForm` once. */
  readonly useBookingForm: Scalars['Boolean']['output'];
  /** Whether each traveller is asked `travellerForm`. */
  readonly useTravellerForm: Scalars['Boolean']['output'];
};

export type CustomField = {
  readonly __typename?: 'CustomField';
  readonly info?: Maybe<Scalars['String']['output']>;
  /** text, textarea, number, date, email, tel, select, radio or checkbox; hidden is not shown; anything else is shown as text. */
  readonly inputType: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** Key of the answer. */
  readonly name: Scalars['String']['output'];
  /** Choices of select and radio; empty otherwise. */
  readonly options: ReadonlyArray<CustomFieldOption>;
  readonly required: Scalars['Boolean']['output'];
  /** Answer given beforehand; null for none. */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Null means shown always. */
  readonly visibilityConfig?: Maybe<CustomFieldVisibility>;
};

export type CustomFieldOption = {
  readonly __typename?: 'CustomFieldOption';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type CustomFieldVisibility = {
  readonly __typename?: 'CustomFieldVisibility';
  /** The field is shown for these variants only; empty means all. */
  readonly pricingTravelIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type CustomForm = {
  readonly __typename?: 'CustomForm';
  readonly fields: ReadonlyArray<CustomField>;
};

export type EsimConfig = {
  readonly __typename?: 'EsimConfig';
  readonly enabled: Scalars['Boolean']['output'];
  readonly regions: ReadonlyArray<EsimRegion>;
};

export type EsimRegion = {
  readonly __typename?: 'EsimRegion';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Services whose code begins with this prefix are data packages for the region. */
  readonly serviceCodePrefix: Scalars['String']['output'];
};

export type EsimRegionReference = {
  readonly __typename?: 'EsimRegionReference';
  readonly id: Scalars['ID']['output'];
};

export type EsimSettings = {
  readonly __typename?: 'EsimSettings';
  /** Regions the travel passes through. */
  readonly regions: ReadonlyArray<EsimRegionReference>;
};

export type ExtensionAccommodation = {
  readonly __typename?: 'ExtensionAccommodation';
  /** Service booked along with the room; null for none. */
  readonly extensionAccommodationServiceNo?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Package that holds price and contingent of the room on the extended departure. */
  readonly ratioPackageNo: Scalars['String']['output'];
};

export type ExtensionBaseDate = {
  readonly __typename?: 'ExtensionBaseDate';
  readonly dateNo: Scalars['String']['output'];
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  /** As the departure of this id has them; null where the platform repeats none. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
};

/** One price for a family in one room. */
export type FamilyPackage = {
  readonly __typename?: 'FamilyPackage';
  /** Id of the Accommodation the family sleeps in. */
  readonly accommodation: Scalars['ID']['output'];
  /** Ids of the accommodationAddons that go with it. */
  readonly addons: ReadonlyArray<Scalars['ID']['output']>;
  readonly capacitySettings: FamilyPackageCapacitySettings;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Service that holds price (whole package) and contingent (packages). */
  readonly ratioServiceNo: Scalars['String']['output'];
};

/** The composition of family a package is made for. */
export type FamilyPackageCapacitySettings = {
  readonly __typename?: 'FamilyPackageCapacitySettings';
  readonly ageGroupCapacities: ReadonlyArray<AgeGroupCapacity>;
  /** Id of the AgeGroup the package is meant for; null for a mix. */
  readonly ageGroupId?: Maybe<Scalars['ID']['output']>;
  /** Ids of the AgeGroups the package looks at; travellers of other groups are not part of it. */
  readonly ageGroupIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly ageGroupedTotalCapacities: ReadonlyArray<AgeGroupedTotalCapacity>;
  readonly id: Scalars['ID']['output'];
  readonly partialOccupancyAllowed: Scalars['Boolean']['output'];
  /** Ids of the AgeGroups whose places may stay empty. */
  readonly partialOccupancyAllowedAgeGroups: ReadonlyArray<Scalars['ID']['output']>;
  readonly rangesAllowed: Scalars['Boolean']['output'];
  readonly totalCapacity: Scalars['Int']['output'];
};

export type FileReference = {
  readonly __typename?: 'FileReference';
  readonly url: Scalars['String']['output'];
};

/** A travel in the list. */
export type FilteredTravel = {
  readonly __typename?: 'FilteredTravel';
  readonly accommodations: ReadonlyArray<ListingAccommodation>;
  /** ISO code, CHF or EUR. */
  readonly currency: Scalars['String']['output'];
  readonly dates: ReadonlyArray<ListingDate>;
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** Addition: id of the Travel. Where it is null, urlSlug stands in. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Short note on the card («Neu», «Wenige Plätze»); null for none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mainImage?: Maybe<ListingImage>;
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  readonly name: Scalars['String']['output'];
  /** Addition: how the travel is listed, where it differs from the plain case. */
  readonly redirectToBooking?: Maybe<Scalars['Boolean']['output']>;
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly travelGuides: ReadonlyArray<TravelGuide>;
  /** Addition: travel type as in the filter. */
  readonly travelType?: Maybe<Scalars['String']['output']>;
  readonly urlSlug: Scalars['String']['output'];
};

export type Highlight = {
  readonly __typename?: 'Highlight';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type Image = {
  readonly __typename?: 'Image';
  readonly assetId?: Maybe<Scalars['String']['output']>;
  /** Addition: ground colour of the picture, `#14342b`, which fills its place until it is there. */
  readonly colour?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, for those who do not see it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly format?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Name of the picture in the image service. */
  readonly publicId: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type InitBookingPaymentInput = {
  readonly bookingId: Scalars['ID']['input'];
  /** Addition: a UUID that names one decision to pay, the same on every repeat of the request. */
  readonly decisionId?: InputMaybe<Scalars['ID']['input']>;
  /** Addition: address the payment page leads back to. */
  readonly returnUrl?: InputMaybe<Scalars['String']['input']>;
  /** Addition: true turns the unpaid booking into one paid by invoice instead of starting a payment. */
  readonly switchToInvoice?: InputMaybe<Scalars['Boolean']['input']>;
  readonly tenantId: Scalars['ID']['input'];
};

export type InitBookingPaymentResult = {
  readonly __typename?: 'InitBookingPaymentResult';
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** Names the payment to the payment page; null when none was started. */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
};

/** An availability status as the list of all has it, where it bears no id. */
export type ListedAvailabilityStatus = {
  readonly __typename?: 'ListedAvailabilityStatus';
  /** As in AvailabilityStatus. */
  readonly isDefaultStatus: Scalars['Boolean']['output'];
  /** As in AvailabilityStatus. */
  readonly isDefaultWaitlistFallback: Scalars['Boolean']['output'];
  /** As in AvailabilityStatus. */
  readonly label: Scalars['String']['output'];
  /** As in AvailabilityStatus. */
  readonly status: Scalars['String']['output'];
  readonly tenantSettings: ReadonlyArray<ListedAvailabilityStatusSettings>;
};

/** What one tenant says about a status, as in AvailabilityStatusTenantSettings but without id. */
export type ListedAvailabilityStatusSettings = {
  readonly __typename?: 'ListedAvailabilityStatusSettings';
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly submitButtonLabel?: Maybe<Scalars['String']['output']>;
  readonly switchToStatusInfo?: Maybe<Scalars['String']['output']>;
  readonly tenant: ListedTenant;
};

/** A tenant as the list of statuses names it. */
export type ListedTenant = {
  readonly __typename?: 'ListedTenant';
  readonly domain?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type ListingAccommodation = {
  readonly __typename?: 'ListingAccommodation';
  readonly name: Scalars['String']['output'];
};

/** The days on which a travel starts and ends, in whichever of its variants. */
export type ListingDate = {
  readonly __typename?: 'ListingDate';
  readonly endDate: Scalars['Date']['output'];
  readonly includesExtension: Scalars['Boolean']['output'];
  /** Addition: what one person pays in a double room with everything compulsory, in the currency of the travel. */
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  /** Addition: places left in that status; 0 is sold out. Null where nobody can say, and where places do not count. */
  readonly placesLeft?: Maybe<Scalars['Int']['output']>;
  readonly startDate: Scalars['Date']['output'];
  /** Addition: status that counts on these days (BOOKABLE, WAITLIST, CLOSED …), of several variants the most open one. Null where nobody can say, and for what is not sold online. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

export type ListingHighlight = {
  readonly __typename?: 'ListingHighlight';
  readonly text: Scalars['String']['output'];
};

/** A picture as lists name it. */
export type ListingImage = {
  readonly __typename?: 'ListingImage';
  /** Addition: ground colour of the picture, `#14342b`, which fills its place until it is there. */
  readonly colour?: Maybe<Scalars['String']['output']>;
  /** What the picture shows, for those who do not see it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the picture in the image service. */
  readonly publicId: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** The sign of whoever runs the travel. */
export type Logo = {
  readonly __typename?: 'Logo';
  /** What the picture shows, for those who do not see it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name of the picture in the image service. */
  readonly publicId: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type MandatorySettings = {
  readonly __typename?: 'MandatorySettings';
  readonly id: Scalars['ID']['output'];
  /** True when it is booked without being asked for. */
  readonly isMandatory: Scalars['Boolean']['output'];
  readonly rules?: Maybe<Rules>;
  /** Whether `rules` decide for whom. */
  readonly useRules: Scalars['Boolean']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Records one conversion for marketing. */
  readonly createTrackingConversion: TrackingConversion;
  /**
   * Starts the online payment of a placed booking. It is an act and no question: it is sent once for each decision of the
   * visitor to pay. How the payment stands is asked by `RatioSummary.payment`.
   */
  readonly initBookingPayment: InitBookingPaymentResult;
  /** Places a booking. Refusals (sold out, not bookable, incomplete) are answers with `success` false, never errors. */
  readonly placeBooking: PlaceBookingResult;
};


export type MutationCreateTrackingConversionArgs = {
  input: TrackingConversionInput;
};


export type MutationInitBookingPaymentArgs = {
  input: InitBookingPaymentInput;
};


export type MutationPlaceBookingArgs = {
  json: Scalars['JSON']['input'];
  tenantId: Scalars['Int']['input'];
};

export type OnlinePaymentConfig = {
  readonly __typename?: 'OnlinePaymentConfig';
  readonly enabled: Scalars['Boolean']['output'];
  /** Text beside the choice «Onlinezahlung». */
  readonly infoText?: Maybe<Scalars['String']['output']>;
};

export type PackageContingent = {
  readonly __typename?: 'PackageContingent';
  /** Places left. */
  readonly available: Scalars['Int']['output'];
  readonly ratioPackageNo: Scalars['String']['output'];
};

export type PassportConfig = {
  readonly __typename?: 'PassportConfig';
  /** True when a passport is the only document accepted. */
  readonly passportOnly: Scalars['Boolean']['output'];
};

export type PersonalAddon = Addon & {
  readonly __typename?: 'PersonalAddon';
  /** Ids of the AgeGroups that can have it; null for all. */
  readonly allowedAgeGroups?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  readonly calculationSettings?: Maybe<CalculationSettings>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
  readonly ratioServiceNo: Scalars['String']['output'];
};

/** A reduction for single travellers; its price is negative. */
export type PersonalDiscount = {
  readonly __typename?: 'PersonalDiscount';
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly mandatorySettings?: Maybe<MandatorySettings>;
  readonly name: Scalars['String']['output'];
  readonly ratioServiceNo: Scalars['String']['output'];
};

export type PlaceBookingResult = {
  readonly __typename?: 'PlaceBookingResult';
  /** Id of the person who booked; null unless success. */
  readonly bookerId?: Maybe<Scalars['ID']['output']>;
  /** Null unless success. */
  readonly bookingId?: Maybe<Scalars['ID']['output']>;
  /** Addition: whether a confirmation goes by e-mail to the address of the booking, once it stands. Null where the platform does not say, and unless success. */
  readonly confirmationMail?: Maybe<Scalars['Boolean']['output']>;
  /** Why not, for the visitor; null on success. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Number to quote; null unless success. */
  readonly orderNo?: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** Total in the currency of the catalogue as the platform computed it; null when it computed none. */
  readonly totalPrice?: Maybe<Scalars['Float']['output']>;
};

/** The sign the travel is sold under, where it is not the tenant's. */
export type PricingBranding = {
  readonly __typename?: 'PricingBranding';
  readonly logo?: Maybe<Logo>;
  /** Pixels; null means the natural width. */
  readonly logoWidth?: Maybe<Scalars['Int']['output']>;
};

export type PricingVariant = {
  readonly __typename?: 'PricingVariant';
  /** Id of the RatioTravel. */
  readonly id: Scalars['ID']['output'];
  /** «Car», «Bahn», «Flug» … */
  readonly transportTypeLabel: Scalars['String']['output'];
};

export type ProgrammeDay = {
  readonly __typename?: 'ProgrammeDay';
  /** 1 for the first day. */
  readonly day: Scalars['Int']['output'];
  /** Where the night is spent; null on the last day. */
  readonly overnight?: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** Every availability status of the platform, with the texts of each tenant. Read with the travel; never empty. */
  readonly allTravelAvailabilityStatus: ReadonlyArray<ListedAvailabilityStatus>;
  /** The travels the tenant puts forward, best first. */
  readonly bestsellerTravels: ReadonlyArray<BestsellerTravel>;
  /** Places left per package on one date. A package without an entry has none left. */
  readonly packageContingents: ReadonlyArray<PackageContingent>;
  /** The global record of settings. The only id in use is 1. */
  readonly ratioConfig?: Maybe<RatioConfig>;
  /** What the back office offers and charges for the booking as it stands: insurances above all. */
  readonly ratioSummary?: Maybe<RatioSummary>;
  /** The full pricing structure of one variant (transport type) of a travel, or null when the platform has none of this id. */
  readonly ratioTravel?: Maybe<RatioTravel>;
  /** Units left per service on one date. A service without an entry has none left. */
  readonly serviceContingents: ReadonlyArray<ServiceContingent>;
  /** One tenant with its texts, payment settings and CMS, or null when unknown. */
  readonly tenant?: Maybe<Tenant>;
  /** One travel, by its id or by its urlSlug, which stands in where a list told no id; null when the platform has none. */
  readonly travel?: Maybe<Travel>;
  /** The travels of a tenant that match query and filters, and the filter options with their counts. */
  readonly travelFilter: TravelFilterResult;
};


export type QueryBestsellerTravelsArgs = {
  tenantId: Scalars['ID']['input'];
};


export type QueryPackageContingentsArgs = {
  dateId: Scalars['ID']['input'];
  ratioTravelId: Scalars['ID']['input'];
};


export type QueryRatioConfigArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRatioSummaryArgs = {
  clientState: Scalars['JSON']['input'];
};


export type QueryRatioTravelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryServiceContingentsArgs = {
  dateId: Scalars['ID']['input'];
  ratioTravelId: Scalars['ID']['input'];
};


export type QueryTenantArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTravelArgs = {
  id: Scalars['ID']['input'];
  tenantId: Scalars['ID']['input'];
};


export type QueryTravelFilterArgs = {
  filters?: InputMaybe<ReadonlyArray<TravelFilterInput>>;
  query?: InputMaybe<Scalars['String']['input']>;
  tenantId: Scalars['ID']['input'];
};

export type QueryPart = {
  readonly __typename?: 'QueryPart';
  /** Addition: ISO code of the currency that was named; null for none. */
  readonly currency?: Maybe<Scalars['String']['output']>;
  /** Days of a feast, in each year that is meant, or those of a week on which a travel begins; empty for other kinds. */
  readonly days: ReadonlyArray<Scalars['Date']['output']>;
  /** text, months, feast, week, days or price. */
  readonly kind: Scalars['String']['output'];
  /** Most days a travel takes, included; null where unlimited, and for other kinds. */
  readonly maxDays?: Maybe<Scalars['Int']['output']>;
  /** Addition: most price of a travel, included; null where unlimited, and for other kinds. */
  readonly maxPrice?: Maybe<Scalars['Float']['output']>;
  /** Least days a travel takes, included; null for other kinds. */
  readonly minDays?: Maybe<Scalars['Int']['output']>;
  /** Addition: least price of a travel, included; null where unlimited, and for other kinds. A price without limits is the wish for a low one. */
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  /** Months that are meant, as `2026-05`; empty for other kinds. */
  readonly months: ReadonlyArray<Scalars['String']['output']>;
  /** As they are typed. */
  readonly words: Scalars['String']['output'];
};

/** How the free text of a filter was understood. */
export type QueryReading = {
  readonly __typename?: 'QueryReading';
  /** The query with its typing errors put right; null where there were none. */
  readonly corrected?: Maybe<Scalars['String']['output']>;
  /** Whether no travel has all that is looked for: those answered come nearest. */
  readonly isNearest: Scalars['Boolean']['output'];
  /** In the order they are typed. */
  readonly parts: ReadonlyArray<QueryPart>;
};

export type RatioCatalogBundle = {
  readonly __typename?: 'RatioCatalogBundle';
  /** Holds `t_katalogreise.data`: `anzahlungsart` («EUR» means prices in EUR) and `derived_zusatzinfo[]` of `name` and `wert`. */
  readonly json?: Maybe<Scalars['JSON']['output']>;
};

export type RatioConfig = {
  readonly __typename?: 'RatioConfig';
  readonly bargainConfig?: Maybe<BargainConfig>;
  readonly esimConfig?: Maybe<EsimConfig>;
  /** Addition: the id it was asked by. */
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type RatioSummary = {
  readonly __typename?: 'RatioSummary';
  /**
   * An object with `data`: `t_vorgang_versicherungen[]` (insurances for the whole booking),
   * `t_teilnehmers_versicherungen[]` (one entry per traveller, in order: `teilnehmer` from 1 and `versicherungen[]`),
   * `versicherung_empty` (no insurance), `t_reiseleistungen[]` and `t_leistungen[]` (`nr`, `bezeichnung`), and
   * `derived_summe` (total of the booking, in the currency of the catalogue; missing where a platform does not say it).
   * An insurance has `ratioServiceNo`, `ratioTravelServiceNo`, `label`, `price`, `priceFormatted`.
   */
  readonly json?: Maybe<Scalars['JSON']['output']>;
  /**
   * Addition: how the payment of the placed booking `clientState.bookingId` stands; null while nothing is booked, and where
   * the platform cannot tell.
   */
  readonly payment?: Maybe<BookingPayment>;
};

/** The pricing structure of one variant of a travel. */
export type RatioTravel = {
  readonly __typename?: 'RatioTravel';
  /** Extras per room or family package. */
  readonly accommodationAddons: ReadonlyArray<AccommodationAddon>;
  readonly accommodations: ReadonlyArray<Accommodation>;
  /** Extras once per booking. */
  readonly bookingAddons: ReadonlyArray<BookingAddon>;
  /** Code of the catalogue; a leading G means a group contract, which is not paid online. */
  readonly catalogCode: Scalars['String']['output'];
  /** Extras for the whole group at a price per traveller that depends on the age group. */
  readonly collectiveAddons: ReadonlyArray<CollectiveAddon>;
  readonly dates: ReadonlyArray<TravelDate>;
  readonly extensions: ReadonlyArray<RatioTravelExtension>;
  readonly familyPackages: ReadonlyArray<FamilyPackage>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Extras per traveller. */
  readonly personalAddons: ReadonlyArray<PersonalAddon>;
  readonly personalDiscounts: ReadonlyArray<PersonalDiscount>;
  /** The catalogue record of the back office. */
  readonly ratioCatalogBundle?: Maybe<RatioCatalogBundle>;
  /** BUS, TRAIN, FLIGHT, SHIP or SELF; a platform may know more. */
  readonly transportType: Scalars['String']['output'];
  readonly transportTypeLabel: Scalars['String']['output'];
  readonly travelCode: Scalars['String']['output'];
};

export type RatioTravelExtension = {
  readonly __typename?: 'RatioTravelExtension';
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  readonly travelExtension?: Maybe<TravelExtension>;
  readonly travelExtensionId: Scalars['ID']['output'];
};

export type RoutePoint = {
  readonly __typename?: 'RoutePoint';
  /** Day of the programme on which it is reached; null for points that only shape the line. */
  readonly day?: Maybe<Scalars['Int']['output']>;
  /** Degrees north. */
  readonly latitude: Scalars['Float']['output'];
  /** Degrees east. */
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
};

/** A set of checks; it passes when every check that is switched on passes. */
export type Rules = {
  readonly __typename?: 'Rules';
  /** Ids of AccommodationAddons. */
  readonly accommodationAddons: ReadonlyArray<Scalars['ID']['output']>;
  /** Ids of Accommodations. */
  readonly accommodations: ReadonlyArray<Scalars['ID']['output']>;
  readonly ageFilter?: Maybe<AgeFilter>;
  /** Ids of AgeGroups. */
  readonly ageGroups: ReadonlyArray<Scalars['ID']['output']>;
  readonly checkAccommodationAddons: Scalars['Boolean']['output'];
  readonly checkAccommodationTypes: Scalars['Boolean']['output'];
  readonly checkAgeGroups: Scalars['Boolean']['output'];
  readonly checkDateRange: Scalars['Boolean']['output'];
  readonly checkTravelDate: Scalars['Boolean']['output'];
  /** Last day of booking, included; null means no limit. */
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** Ids of FamilyPackages. */
  readonly familyPackages: ReadonlyArray<Scalars['ID']['output']>;
  /** First day of booking, included; null means no limit. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly travelDates: ReadonlyArray<TravelDateReference>;
  /** Whether ageFilter narrows the age groups. */
  readonly useAgeFilter: Scalars['Boolean']['output'];
};

export type SeoSettings = {
  readonly __typename?: 'SeoSettings';
  /** Addition: description for search engines. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Last segment of the address; null where none was given. */
  readonly urlSlug?: Maybe<Scalars['String']['output']>;
};

export type ServiceContingent = {
  readonly __typename?: 'ServiceContingent';
  /** Units left. */
  readonly available: Scalars['Int']['output'];
  readonly ratioServiceNo: Scalars['String']['output'];
};

export type SocialMediaSettings = {
  readonly __typename?: 'SocialMediaSettings';
  readonly facebookUrl?: Maybe<Scalars['String']['output']>;
  readonly instagramUrl?: Maybe<Scalars['String']['output']>;
};

export type Tenant = {
  readonly __typename?: 'Tenant';
  readonly cms?: Maybe<TenantCms>;
  readonly content?: Maybe<TenantContent>;
  /** Addition: id of the tenant, the one that was asked for. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly onlinePaymentConfig?: Maybe<OnlinePaymentConfig>;
};

export type TenantCms = {
  readonly __typename?: 'TenantCms';
  readonly categories: ReadonlyArray<CmsCategory>;
  readonly config: CmsConfig;
};

export type TenantContent = {
  readonly __typename?: 'TenantContent';
  /** Text above the choice of insurances. */
  readonly bookingInsuranceInfo?: Maybe<Scalars['String']['output']>;
  /** Text beside the CO2 compensation. */
  readonly co2CompensationInfo?: Maybe<Scalars['String']['output']>;
};

export type TenantReference = {
  readonly __typename?: 'TenantReference';
  readonly id: Scalars['ID']['output'];
};

export type TourOperator = {
  readonly __typename?: 'TourOperator';
  /** General terms of the tour operator; null when the tenant's terms apply alone. */
  readonly gtcPdf?: Maybe<FileReference>;
  readonly name: Scalars['String']['output'];
};

export type TrackingConversion = {
  readonly __typename?: 'TrackingConversion';
  readonly id: Scalars['ID']['output'];
};

export type TrackingConversionInput = {
  readonly acquisitionTimestamp?: InputMaybe<Scalars['DateTime']['input']>;
  readonly bookingId?: InputMaybe<Scalars['ID']['input']>;
  /** ISO code. */
  readonly conversionCurrency?: InputMaybe<Scalars['String']['input']>;
  /** View_Tour, Download_PDF, Start_Checkout or Complete_Booking. */
  readonly conversionName: Scalars['String']['input'];
  readonly conversionTime: Scalars['DateTime']['input'];
  /** Amount in conversionCurrency. */
  readonly conversionValue?: InputMaybe<Scalars['Float']['input']>;
  readonly fbclid?: InputMaybe<Scalars['String']['input']>;
  readonly gclid?: InputMaybe<Scalars['String']['input']>;
  readonly landingPageUrl?: InputMaybe<Scalars['String']['input']>;
  readonly medium?: InputMaybe<Scalars['String']['input']>;
  readonly msclkid?: InputMaybe<Scalars['String']['input']>;
  readonly sessionId?: InputMaybe<Scalars['String']['input']>;
  /** Where the visitor came from; each acquisition field is null without consent. */
  readonly source?: InputMaybe<Scalars['String']['input']>;
  readonly tenantId: Scalars['ID']['input'];
  readonly tourName?: InputMaybe<Scalars['String']['input']>;
  readonly utmCampaign?: InputMaybe<Scalars['String']['input']>;
  readonly utmContent?: InputMaybe<Scalars['String']['input']>;
  readonly utmMedium?: InputMaybe<Scalars['String']['input']>;
  readonly utmSource?: InputMaybe<Scalars['String']['input']>;
  readonly utmTerm?: InputMaybe<Scalars['String']['input']>;
};

/** A tour as it is sold: one page, one to three variants to book. */
export type Travel = {
  readonly __typename?: 'Travel';
  /** Status of the whole travel; null means the default status. */
  readonly availabilityStatus?: Maybe<AvailabilityStatus>;
  /** ISO code, CHF or EUR. */
  readonly currency: Scalars['String']['output'];
  /** Addition: every departure, for the dates shown with the travel. */
  readonly dates?: Maybe<ReadonlyArray<ListingDate>>;
  /** Addition: what happens on each day, in order. */
  readonly dayProgramme?: Maybe<ReadonlyArray<ProgrammeDay>>;
  /** Addition: the text of the travel page as paragraphs. */
  readonly description?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Addition: destinations as in the filter. */
  readonly destinations?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Addition: last day of the earliest upcoming departure. */
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** Addition: the papers one enters with, in one line. */
  readonly entry?: Maybe<Scalars['String']['output']>;
  /** Addition: what the price does not include, one line each. */
  readonly excludedServices?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Addition: how fit one has to be, in a few words. */
  readonly fitness?: Maybe<Scalars['String']['output']>;
  /** Addition: what makes the tour worth it, three to five lines. */
  readonly highlights?: Maybe<ReadonlyArray<Highlight>>;
  readonly id: Scalars['ID']['output'];
  /** Addition: pictures, the main one first. */
  readonly images?: Maybe<ReadonlyArray<Image>>;
  /** Addition: what the price includes, one line each. */
  readonly includedServices?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Addition: so many travellers are needed for the travel to be run. */
  readonly minGroupSize?: Maybe<Scalars['Int']['output']>;
  /** Lowest price for one adult in a shared room, in `currency`; null while no price is known. */
  readonly minPrice?: Maybe<Scalars['Float']['output']>;
  /** Name in lists and in the booking: «Provence zur Lavendelblüte». */
  readonly name: Scalars['String']['output'];
  /** Null when the travel cannot be booked online. */
  readonly pricing?: Maybe<TravelPricing>;
  /** Addition: the way of the tour in travelling order. */
  readonly routePoints?: Maybe<ReadonlyArray<RoutePoint>>;
  readonly seoSettings: SeoSettings;
  /** Addition: first day of the earliest upcoming departure. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  /** Addition: where one sleeps, in travelling order. */
  readonly stays?: Maybe<ReadonlyArray<TravelStay>>;
  /** Addition: one or two sentences for cards, page description and search engines. */
  readonly teaser?: Maybe<Scalars['String']['output']>;
  /** Addition: how each tenant lists the travel. Null where the platform has decided that itself. */
  readonly tenantSettings?: Maybe<ReadonlyArray<TravelTenantSettings>>;
  /** Longer heading of the travel page; null where the name is enough. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Addition: who guides the travel. */
  readonly travelGuides?: Maybe<ReadonlyArray<TravelGuide>>;
  /** Addition: travel type as in the filter («Rundreise»). */
  readonly travelType?: Maybe<Scalars['String']['output']>;
};

/** One departure. */
export type TravelDate = {
  readonly __typename?: 'TravelDate';
  /** Null means the status of the travel. */
  readonly availabilityStatus?: Maybe<AvailabilityStatus>;
  /** Number of the departure in the back office. */
  readonly dateNo: Scalars['String']['output'];
  /** Last day, included. */
  readonly endDate: Scalars['Date']['output'];
  /** Set once an extension was chosen; null in what a platform answers for a date with several extensions. */
  readonly extension?: Maybe<TravelDateExtension>;
  /** The departure without extension; null unless includesExtension. */
  readonly extensionBaseDate?: Maybe<ExtensionBaseDate>;
  /** The extensions this departure includes, one of which is booked. Empty unless includesExtension. */
  readonly extensions: ReadonlyArray<TravelDateExtension>;
  readonly id: Scalars['ID']['output'];
  /** True for a departure that is longer by an extension and is reached from `extensionBaseDate`. */
  readonly includesExtension: Scalars['Boolean']['output'];
  /**
   * Prices and bus network of the departure: `onlinebuchung` («NEIN» takes it off sale), `t_packages.data[]` (`nr`,
   * `derived_preis`), `t_reiseleistungen.data[]` (`leistungnr`, `code`, `nr`, `derived_preis`), and for the directions
   * `hin` and `rueck` the nodes `t_knotens_…`, the stops `t_knotenhalte_…` (`nr`, `knoten`, `halt`, `zeit`, `zuschlag`)
   * and the stations `t_haltestellen_…` (`nr`, `bezeichnung`, `zuschlag`). Prices are in the currency of the catalogue.
   */
  readonly json?: Maybe<Scalars['JSON']['output']>;
  /** Addition: places left in each package, so that a list of dates knows what is sold out. Null where nobody can say. */
  readonly places?: Maybe<ReadonlyArray<PackageContingent>>;
  readonly startDate: Scalars['Date']['output'];
};


/** One departure. */
export type TravelDateJsonArgs = {
  tables?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** An extension as it can be booked on one departure. */
export type TravelDateExtension = {
  readonly __typename?: 'TravelDateExtension';
  /** Which room of the extension goes with which room of the travel. */
  readonly accommodationMapItems: ReadonlyArray<AccommodationMapItem>;
  readonly id: Scalars['ID']['output'];
  readonly info?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  readonly travelExtension: TravelExtension;
};

export type TravelDateReference = {
  readonly __typename?: 'TravelDateReference';
  readonly id: Scalars['ID']['output'];
};

/** The content of an extension, shared by all departures. */
export type TravelExtension = {
  readonly __typename?: 'TravelExtension';
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Days it adds; null where the platform does not say. */
  readonly duration?: Maybe<Scalars['Int']['output']>;
  readonly highlightIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly highlights: ReadonlyArray<Highlight>;
  readonly id: Scalars['ID']['output'];
  readonly image?: Maybe<Image>;
  readonly imageId?: Maybe<Scalars['ID']['output']>;
  /** Longer heading; empty where the label of the extension is enough. */
  readonly name: Scalars['String']['output'];
};

export type TravelFilterCounts = {
  readonly __typename?: 'TravelFilterCounts';
  /** Travels that match; null where the platform does not count. */
  readonly filteredTotal?: Maybe<Scalars['Int']['output']>;
  /** Travels of the tenant; null where the platform does not count. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

export type TravelFilterGroup = {
  readonly __typename?: 'TravelFilterGroup';
  /** destinations, travelTypes or months. */
  readonly name: Scalars['String']['output'];
  readonly options: ReadonlyArray<TravelFilterOption>;
};

export type TravelFilterInput = {
  /** destinations, travelTypes or months. */
  readonly name: Scalars['String']['input'];
  readonly selection: ReadonlyArray<Scalars['String']['input']>;
};

export type TravelFilterOption = {
  readonly __typename?: 'TravelFilterOption';
  /** Travels this option would show together with the other filters. */
  readonly itemCount: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  /** Addition: value of the option it is a part of, as a region is of its country; null for none. */
  readonly parent?: Maybe<Scalars['String']['output']>;
  /** Destination or type as a slug, month as `2026-05`. */
  readonly value: Scalars['String']['output'];
};

export type TravelFilterResult = {
  readonly __typename?: 'TravelFilterResult';
  readonly counts: TravelFilterCounts;
  readonly filters: ReadonlyArray<TravelFilterGroup>;
  /** Addition: how the query was understood; null without one, and where the platform does not tell. */
  readonly reading?: Maybe<QueryReading>;
  readonly success: Scalars['Boolean']['output'];
  /** By start date; by price where the query names one. */
  readonly travels: ReadonlyArray<FilteredTravel>;
};


export type TravelFilterResultTravelsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A person who guides travels. */
export type TravelGuide = {
  readonly __typename?: 'TravelGuide';
  readonly fullName: Scalars['String']['output'];
};

/** How a travel is priced and booked. */
export type TravelPricing = {
  readonly __typename?: 'TravelPricing';
  readonly ageGroupSettings: AgeGroupSettings;
  readonly bargainSettings?: Maybe<BargainSettings>;
  readonly branding?: Maybe<PricingBranding>;
  readonly customDataConfig?: Maybe<CustomDataConfig>;
  readonly esimSettings?: Maybe<EsimSettings>;
  /** Whether printed or electronic travel documents can be chosen. */
  readonly isTravelDocumentationAvailable: Scalars['Boolean']['output'];
  readonly passportConfig?: Maybe<PassportConfig>;
  /** The company that runs the tour, where it is not the tenant; brings its own terms. */
  readonly tourOperator?: Maybe<TourOperator>;
  /** The variants, one per transport type. More than one entry means a choice of transport types. */
  readonly travels: ReadonlyArray<PricingVariant>;
};

/** Where one sleeps on a travel: a hotel, a ship, a hut. */
export type TravelStay = {
  readonly __typename?: 'TravelStay';
  /** The house or what lies around it; null where there is no picture. */
  readonly image?: Maybe<Image>;
  readonly name: Scalars['String']['output'];
  /** Nights one sleeps there in a row. */
  readonly nights?: Maybe<Scalars['Int']['output']>;
  /** Town or village; null for a ship. */
  readonly place?: Maybe<Scalars['String']['output']>;
  /** Stars of the house, 1 to 5; null where it has none. */
  readonly stars?: Maybe<Scalars['Int']['output']>;
};

/** How one tenant lists a travel. */
export type TravelTenantSettings = {
  readonly __typename?: 'TravelTenantSettings';
  /** Last day of the listing, included; null means no limit. */
  readonly endDate?: Maybe<Scalars['Date']['output']>;
  /** OFFLINE takes it off; HIDDEN is reachable by its address but listed nowhere; anything else is listed. */
  readonly onlineStatus: Scalars['String']['output'];
  /** True when the travel has no page of its own and its link leads straight into the booking. */
  readonly redirectToBooking: Scalars['Boolean']['output'];
  /** First day of the listing; null means no limit. */
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly tenant: ListedTenant;
  /** Whether startDate and endDate limit the listing. */
  readonly useTiming: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Addon:
    | ( Partial<AccommodationAddon> )
    | ( Partial<BookingAddon> )
    | ( Partial<CollectiveAddon> )
    | ( Partial<PersonalAddon> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Accommodation: ResolverTypeWrapper<Partial<Accommodation>>;
  AccommodationAddon: ResolverTypeWrapper<Partial<AccommodationAddon>>;
  AccommodationMapItem: ResolverTypeWrapper<Partial<AccommodationMapItem>>;
  Addon: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Addon']>;
  AgeFilter: ResolverTypeWrapper<Partial<AgeFilter>>;
  AgeGroup: ResolverTypeWrapper<Partial<AgeGroup>>;
  AgeGroupCapacity: ResolverTypeWrapper<Partial<AgeGroupCapacity>>;
  AgeGroupService: ResolverTypeWrapper<Partial<AgeGroupService>>;
  AgeGroupSettings: ResolverTypeWrapper<Partial<AgeGroupSettings>>;
  AgeGroupType: ResolverTypeWrapper<Partial<AgeGroupType>>;
  AgeGroupedTotalCapacity: ResolverTypeWrapper<Partial<AgeGroupedTotalCapacity>>;
  AvailabilityStatus: ResolverTypeWrapper<Partial<AvailabilityStatus>>;
  AvailabilityStatusTenantSettings: ResolverTypeWrapper<Partial<AvailabilityStatusTenantSettings>>;
  BargainConfig: ResolverTypeWrapper<Partial<BargainConfig>>;
  BargainSettings: ResolverTypeWrapper<Partial<BargainSettings>>;
  BargainTier: ResolverTypeWrapper<Partial<BargainTier>>;
  BestsellerTravel: ResolverTypeWrapper<Partial<BestsellerTravel>>;
  BookingAddon: ResolverTypeWrapper<Partial<BookingAddon>>;
  BookingPayment: ResolverTypeWrapper<Partial<BookingPayment>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  CalculationSettings: ResolverTypeWrapper<Partial<CalculationSettings>>;
  CapacitySettings: ResolverTypeWrapper<Partial<CapacitySettings>>;
  CmsCategory: ResolverTypeWrapper<Partial<CmsCategory>>;
  CmsConfig: ResolverTypeWrapper<Partial<CmsConfig>>;
  CmsPage: ResolverTypeWrapper<Partial<CmsPage>>;
  CmsPageReference: ResolverTypeWrapper<Partial<CmsPageReference>>;
  CollectiveAddon: ResolverTypeWrapper<Partial<CollectiveAddon>>;
  ContactBlockSettings: ResolverTypeWrapper<Partial<ContactBlockSettings>>;
  CustomDataConfig: ResolverTypeWrapper<Partial<CustomDataConfig>>;
  CustomField: ResolverTypeWrapper<Partial<CustomField>>;
  CustomFieldOption: ResolverTypeWrapper<Partial<CustomFieldOption>>;
  CustomFieldVisibility: ResolverTypeWrapper<Partial<CustomFieldVisibility>>;
  CustomForm: ResolverTypeWrapper<Partial<CustomForm>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  EsimConfig: ResolverTypeWrapper<Partial<EsimConfig>>;
  EsimRegion: ResolverTypeWrapper<Partial<EsimRegion>>;
  EsimRegionReference: ResolverTypeWrapper<Partial<EsimRegionReference>>;
  EsimSettings: ResolverTypeWrapper<Partial<EsimSettings>>;
  ExtensionAccommodation: ResolverTypeWrapper<Partial<ExtensionAccommodation>>;
  ExtensionBaseDate: ResolverTypeWrapper<Partial<ExtensionBaseDate>>;
  FamilyPackage: ResolverTypeWrapper<Partial<FamilyPackage>>;
  FamilyPackageCapacitySettings: ResolverTypeWrapper<Partial<FamilyPackageCapacitySettings>>;
  FileReference: ResolverTypeWrapper<Partial<FileReference>>;
  FilteredTravel: ResolverTypeWrapper<Partial<FilteredTravel>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  Highlight: ResolverTypeWrapper<Partial<Highlight>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Image: ResolverTypeWrapper<Partial<Image>>;
  InitBookingPaymentInput: ResolverTypeWrapper<Partial<InitBookingPaymentInput>>;
  InitBookingPaymentResult: ResolverTypeWrapper<Partial<InitBookingPaymentResult>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  JSON: ResolverTypeWrapper<Partial<Scalars['JSON']['output']>>;
  ListedAvailabilityStatus: ResolverTypeWrapper<Partial<ListedAvailabilityStatus>>;
  ListedAvailabilityStatusSettings: ResolverTypeWrapper<Partial<ListedAvailabilityStatusSettings>>;
  ListedTenant: ResolverTypeWrapper<Partial<ListedTenant>>;
  ListingAccommodation: ResolverTypeWrapper<Partial<ListingAccommodation>>;
  ListingDate: ResolverTypeWrapper<Partial<ListingDate>>;
  ListingHighlight: ResolverTypeWrapper<Partial<ListingHighlight>>;
  ListingImage: ResolverTypeWrapper<Partial<ListingImage>>;
  Logo: ResolverTypeWrapper<Partial<Logo>>;
  MandatorySettings: ResolverTypeWrapper<Partial<MandatorySettings>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OnlinePaymentConfig: ResolverTypeWrapper<Partial<OnlinePaymentConfig>>;
  PackageContingent: ResolverTypeWrapper<Partial<PackageContingent>>;
  PassportConfig: ResolverTypeWrapper<Partial<PassportConfig>>;
  PersonalAddon: ResolverTypeWrapper<Partial<PersonalAddon>>;
  PersonalDiscount: ResolverTypeWrapper<Partial<PersonalDiscount>>;
  PlaceBookingResult: ResolverTypeWrapper<Partial<PlaceBookingResult>>;
  PricingBranding: ResolverTypeWrapper<Partial<PricingBranding>>;
  PricingVariant: ResolverTypeWrapper<Partial<PricingVariant>>;
  ProgrammeDay: ResolverTypeWrapper<Partial<ProgrammeDay>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueryPart: ResolverTypeWrapper<Partial<QueryPart>>;
  QueryReading: ResolverTypeWrapper<Partial<QueryReading>>;
  RatioCatalogBundle: ResolverTypeWrapper<Partial<RatioCatalogBundle>>;
  RatioConfig: ResolverTypeWrapper<Partial<RatioConfig>>;
  RatioSummary: ResolverTypeWrapper<Partial<RatioSummary>>;
  RatioTravel: ResolverTypeWrapper<Partial<RatioTravel>>;
  RatioTravelExtension: ResolverTypeWrapper<Partial<RatioTravelExtension>>;
  RoutePoint: ResolverTypeWrapper<Partial<RoutePoint>>;
  Rules: ResolverTypeWrapper<Partial<Rules>>;
  SeoSettings: ResolverTypeWrapper<Partial<SeoSettings>>;
  ServiceContingent: ResolverTypeWrapper<Partial<ServiceContingent>>;
  SocialMediaSettings: ResolverTypeWrapper<Partial<SocialMediaSettings>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Tenant: ResolverTypeWrapper<Partial<Tenant>>;
  TenantCms: ResolverTypeWrapper<Partial<TenantCms>>;
  TenantContent: ResolverTypeWrapper<Partial<TenantContent>>;
  TenantReference: ResolverTypeWrapper<Partial<TenantReference>>;
  TourOperator: ResolverTypeWrapper<Partial<TourOperator>>;
  TrackingConversion: ResolverTypeWrapper<Partial<TrackingConversion>>;
  TrackingConversionInput: ResolverTypeWrapper<Partial<TrackingConversionInput>>;
  Travel: ResolverTypeWrapper<Partial<Travel>>;
  TravelDate: ResolverTypeWrapper<Partial<TravelDate>>;
  TravelDateExtension: ResolverTypeWrapper<Partial<TravelDateExtension>>;
  TravelDateReference: ResolverTypeWrapper<Partial<TravelDateReference>>;
  TravelExtension: ResolverTypeWrapper<Partial<TravelExtension>>;
  TravelFilterCounts: ResolverTypeWrapper<Partial<TravelFilterCounts>>;
  TravelFilterGroup: ResolverTypeWrapper<Partial<TravelFilterGroup>>;
  TravelFilterInput: ResolverTypeWrapper<Partial<TravelFilterInput>>;
  TravelFilterOption: ResolverTypeWrapper<Partial<TravelFilterOption>>;
  TravelFilterResult: ResolverTypeWrapper<Partial<TravelFilterResult>>;
  TravelGuide: ResolverTypeWrapper<Partial<TravelGuide>>;
  TravelPricing: ResolverTypeWrapper<Partial<TravelPricing>>;
  TravelStay: ResolverTypeWrapper<Partial<TravelStay>>;
  TravelTenantSettings: ResolverTypeWrapper<Partial<TravelTenantSettings>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Accommodation: Partial<Accommodation>;
  AccommodationAddon: Partial<AccommodationAddon>;
  AccommodationMapItem: Partial<AccommodationMapItem>;
  Addon: ResolversInterfaceTypes<ResolversParentTypes>['Addon'];
  AgeFilter: Partial<AgeFilter>;
  AgeGroup: Partial<AgeGroup>;
  AgeGroupCapacity: Partial<AgeGroupCapacity>;
  AgeGroupService: Partial<AgeGroupService>;
  AgeGroupSettings: Partial<AgeGroupSettings>;
  AgeGroupedTotalCapacity: Partial<AgeGroupedTotalCapacity>;
  AvailabilityStatus: Partial<AvailabilityStatus>;
  AvailabilityStatusTenantSettings: Partial<AvailabilityStatusTenantSettings>;
  BargainConfig: Partial<BargainConfig>;
  BargainSettings: Partial<BargainSettings>;
  BargainTier: Partial<BargainTier>;
  BestsellerTravel: Partial<BestsellerTravel>;
  BookingAddon: Partial<BookingAddon>;
  BookingPayment: Partial<BookingPayment>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  CalculationSettings: Partial<CalculationSettings>;
  CapacitySettings: Partial<CapacitySettings>;
  CmsCategory: Partial<CmsCategory>;
  CmsConfig: Partial<CmsConfig>;
  CmsPage: Partial<CmsPage>;
  CmsPageReference: Partial<CmsPageReference>;
  CollectiveAddon: Partial<CollectiveAddon>;
  ContactBlockSettings: Partial<ContactBlockSettings>;
  CustomDataConfig: Partial<CustomDataConfig>;
  CustomField: Partial<CustomField>;
  CustomFieldOption: Partial<CustomFieldOption>;
  CustomFieldVisibility: Partial<CustomFieldVisibility>;
  CustomForm: Partial<CustomForm>;
  Date: Partial<Scalars['Date']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  EsimConfig: Partial<EsimConfig>;
  EsimRegion: Partial<EsimRegion>;
  EsimRegionReference: Partial<EsimRegionReference>;
  EsimSettings: Partial<EsimSettings>;
  ExtensionAccommodation: Partial<ExtensionAccommodation>;
  ExtensionBaseDate: Partial<ExtensionBaseDate>;
  FamilyPackage: Partial<FamilyPackage>;
  FamilyPackageCapacitySettings: Partial<FamilyPackageCapacitySettings>;
  FileReference: Partial<FileReference>;
  FilteredTravel: Partial<FilteredTravel>;
  Float: Partial<Scalars['Float']['output']>;
  Highlight: Partial<Highlight>;
  ID: Partial<Scalars['ID']['output']>;
  Image: Partial<Image>;
  InitBookingPaymentInput: Partial<InitBookingPaymentInput>;
  InitBookingPaymentResult: Partial<InitBookingPaymentResult>;
  Int: Partial<Scalars['Int']['output']>;
  JSON: Partial<Scalars['JSON']['output']>;
  ListedAvailabilityStatus: Partial<ListedAvailabilityStatus>;
  ListedAvailabilityStatusSettings: Partial<ListedAvailabilityStatusSettings>;
  ListedTenant: Partial<ListedTenant>;
  ListingAccommodation: Partial<ListingAccommodation>;
  ListingDate: Partial<ListingDate>;
  ListingHighlight: Partial<ListingHighlight>;
  ListingImage: Partial<ListingImage>;
  Logo: Partial<Logo>;
  MandatorySettings: Partial<MandatorySettings>;
  Mutation: Record<PropertyKey, never>;
  OnlinePaymentConfig: Partial<OnlinePaymentConfig>;
  PackageContingent: Partial<PackageContingent>;
  PassportConfig: Partial<PassportConfig>;
  PersonalAddon: Partial<PersonalAddon>;
  PersonalDiscount: Partial<PersonalDiscount>;
  PlaceBookingResult: Partial<PlaceBookingResult>;
  PricingBranding: Partial<PricingBranding>;
  PricingVariant: Partial<PricingVariant>;
  ProgrammeDay: Partial<ProgrammeDay>;
  Query: Record<PropertyKey, never>;
  QueryPart: Partial<QueryPart>;
  QueryReading: Partial<QueryReading>;
  RatioCatalogBundle: Partial<RatioCatalogBundle>;
  RatioConfig: Partial<RatioConfig>;
  RatioSummary: Partial<RatioSummary>;
  RatioTravel: Partial<RatioTravel>;
  RatioTravelExtension: Partial<RatioTravelExtension>;
  RoutePoint: Partial<RoutePoint>;
  Rules: Partial<Rules>;
  SeoSettings: Partial<SeoSettings>;
  ServiceContingent: Partial<ServiceContingent>;
  SocialMediaSettings: Partial<SocialMediaSettings>;
  String: Partial<Scalars['String']['output']>;
  Tenant: Partial<Tenant>;
  TenantCms: Partial<TenantCms>;
  TenantContent: Partial<TenantContent>;
  TenantReference: Partial<TenantReference>;
  TourOperator: Partial<TourOperator>;
  TrackingConversion: Partial<TrackingConversion>;
  TrackingConversionInput: Partial<TrackingConversionInput>;
  Travel: Partial<Travel>;
  TravelDate: Partial<TravelDate>;
  TravelDateExtension: Partial<TravelDateExtension>;
  TravelDateReference: Partial<TravelDateReference>;
  TravelExtension: Partial<TravelExtension>;
  TravelFilterCounts: Partial<TravelFilterCounts>;
  TravelFilterGroup: Partial<TravelFilterGroup>;
  TravelFilterInput: Partial<TravelFilterInput>;
  TravelFilterOption: Partial<TravelFilterOption>;
  TravelFilterResult: Partial<TravelFilterResult>;
  TravelGuide: Partial<TravelGuide>;
  TravelPricing: Partial<TravelPricing>;
  TravelStay: Partial<TravelStay>;
  TravelTenantSettings: Partial<TravelTenantSettings>;
};

export type DefaultDirectiveArgs = {
  value: Scalars['JSON']['input'];
};

export type DefaultDirectiveResolver<Result, Parent, ContextType = unknown, Args = DefaultDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FailsParentDirectiveArgs = {
  each?: Scalars['Boolean']['input'];
};

export type FailsParentDirectiveResolver<Result, Parent, ContextType = unknown, Args = FailsParentDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RichTextDirectiveArgs = { };

export type RichTextDirectiveResolver<Result, Parent, ContextType = unknown, Args = RichTextDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SingleLineDirectiveArgs = {
  keys?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SingleLineDirectiveResolver<Result, Parent, ContextType = unknown, Args = SingleLineDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WebAddressDirectiveArgs = { };

export type WebAddressDirectiveResolver<Result, Parent, ContextType = unknown, Args = WebAddressDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccommodationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Accommodation'] = ResolversParentTypes['Accommodation']> = {
  addons?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  capacitySettings?: Resolver<ResolversTypes['CapacitySettings'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBabyPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFamilyPackageAccommodation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioPackageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccommodationAddonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccommodationAddon'] = ResolversParentTypes['AccommodationAddon']> = {
  calculationSettings?: Resolver<Maybe<ResolversTypes['CalculationSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatorySettings?: Resolver<Maybe<ResolversTypes['MandatorySettings']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccommodationMapItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccommodationMapItem'] = ResolversParentTypes['AccommodationMapItem']> = {
  baseAccommodation?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  extensionAccommodation?: Resolver<Maybe<ResolversTypes['ExtensionAccommodation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AddonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Addon'] = ResolversParentTypes['Addon']> = {
  __resolveType: TypeResolveFn<'AccommodationAddon' | 'BookingAddon' | 'CollectiveAddon' | 'PersonalAddon', ParentType, ContextType>;
};

export type AgeFilterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeFilter'] = ResolversParentTypes['AgeFilter']> = {
  maxAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgeGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeGroup'] = ResolversParentTypes['AgeGroup']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AgeGroupType'], ParentType, ContextType>;
};

export type AgeGroupCapacityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeGroupCapacity'] = ResolversParentTypes['AgeGroupCapacity']> = {
  ageGroup?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgeGroupServiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeGroupService'] = ResolversParentTypes['AgeGroupService']> = {
  ageGroup?: Resolver<Maybe<ResolversTypes['AgeGroup']>, ParentType, ContextType>;
  ageGroupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgeGroupSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeGroupSettings'] = ResolversParentTypes['AgeGroupSettings']> = {
  ageGroups?: Resolver<ReadonlyArray<ResolversTypes['AgeGroup']>, ParentType, ContextType>;
  freeUntilAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AgeGroupedTotalCapacityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AgeGroupedTotalCapacity'] = ResolversParentTypes['AgeGroupedTotalCapacity']> = {
  ageGroups?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AvailabilityStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AvailabilityStatus'] = ResolversParentTypes['AvailabilityStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefaultStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultWaitlistFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenantSettings?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityStatusTenantSettings']>, ParentType, ContextType>;
};

export type AvailabilityStatusTenantSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AvailabilityStatusTenantSettings'] = ResolversParentTypes['AvailabilityStatusTenantSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  switchToStatusInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['TenantReference'], ParentType, ContextType>;
};

export type BargainConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BargainConfig'] = ResolversParentTypes['BargainConfig']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCap?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serviceCodePrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BargainSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BargainSettings'] = ResolversParentTypes['BargainSettings']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bargainTier?: Resolver<Maybe<ResolversTypes['BargainTier']>, ParentType, ContextType>;
  untilDaysBeforeStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BargainTierResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BargainTier'] = ResolversParentTypes['BargainTier']> = {
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BestsellerTravelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BestsellerTravel'] = ResolversParentTypes['BestsellerTravel']> = {
  accommodations?: Resolver<ReadonlyArray<ResolversTypes['ListingAccommodation']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dates?: Resolver<ReadonlyArray<ResolversTypes['ListingDate']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  highlights?: Resolver<ReadonlyArray<ResolversTypes['ListingHighlight']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['ListingImage']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  travelGuides?: Resolver<ReadonlyArray<ResolversTypes['TravelGuide']>, ParentType, ContextType>;
  urlSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingAddonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BookingAddon'] = ResolversParentTypes['BookingAddon']> = {
  calculationSettings?: Resolver<Maybe<ResolversTypes['CalculationSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatorySettings?: Resolver<Maybe<ResolversTypes['MandatorySettings']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookingPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BookingPayment'] = ResolversParentTypes['BookingPayment']> = {
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalculationSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CalculationSettings'] = ResolversParentTypes['CalculationSettings']> = {
  considerHotelNights?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CapacitySettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CapacitySettings'] = ResolversParentTypes['CapacitySettings']> = {
  ageGroupCapacities?: Resolver<ReadonlyArray<ResolversTypes['AgeGroupCapacity']>, ParentType, ContextType>;
  ageGroupedTotalCapacities?: Resolver<ReadonlyArray<ResolversTypes['AgeGroupedTotalCapacity']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partialOccupancyAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rangesAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CmsCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsCategory'] = ResolversParentTypes['CmsCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['CmsPage']>, ParentType, ContextType>;
  seoSettings?: Resolver<Maybe<ResolversTypes['SeoSettings']>, ParentType, ContextType>;
};

export type CmsConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsConfig'] = ResolversParentTypes['CmsConfig']> = {
  contactBlockSettings?: Resolver<Maybe<ResolversTypes['ContactBlockSettings']>, ParentType, ContextType>;
  gtcPage?: Resolver<Maybe<ResolversTypes['CmsPageReference']>, ParentType, ContextType>;
  privacyPolicyPage?: Resolver<Maybe<ResolversTypes['CmsPageReference']>, ParentType, ContextType>;
  socialMediaSettings?: Resolver<Maybe<ResolversTypes['SocialMediaSettings']>, ParentType, ContextType>;
};

export type CmsPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsPage'] = ResolversParentTypes['CmsPage']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onlineStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoSettings?: Resolver<Maybe<ResolversTypes['SeoSettings']>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CmsPageReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CmsPageReference'] = ResolversParentTypes['CmsPageReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seoSettings?: Resolver<Maybe<ResolversTypes['SeoSettings']>, ParentType, ContextType>;
};

export type CollectiveAddonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CollectiveAddon'] = ResolversParentTypes['CollectiveAddon']> = {
  ageGroupServices?: Resolver<ReadonlyArray<ResolversTypes['AgeGroupService']>, ParentType, ContextType>;
  calculationSettings?: Resolver<Maybe<ResolversTypes['CalculationSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatorySettings?: Resolver<Maybe<ResolversTypes['MandatorySettings']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactBlockSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContactBlockSettings'] = ResolversParentTypes['ContactBlockSettings']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openingHours1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openingHours2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone2Prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phonePrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slogan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomDataConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomDataConfig'] = ResolversParentTypes['CustomDataConfig']> = {
  bookingForm?: Resolver<Maybe<ResolversTypes['CustomForm']>, ParentType, ContextType>;
  travellerForm?: Resolver<Maybe<ResolversTypes['CustomForm']>, ParentType, ContextType>;
  useBookingForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useTravellerForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['CustomFieldOption']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibilityConfig?: Resolver<Maybe<ResolversTypes['CustomFieldVisibility']>, ParentType, ContextType>;
};

export type CustomFieldOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomFieldOption'] = ResolversParentTypes['CustomFieldOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomFieldVisibilityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomFieldVisibility'] = ResolversParentTypes['CustomFieldVisibility']> = {
  pricingTravelIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CustomFormResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomForm'] = ResolversParentTypes['CustomForm']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['CustomField']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EsimConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EsimConfig'] = ResolversParentTypes['EsimConfig']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['EsimRegion']>, ParentType, ContextType>;
};

export type EsimRegionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EsimRegion'] = ResolversParentTypes['EsimRegion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceCodePrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EsimRegionReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EsimRegionReference'] = ResolversParentTypes['EsimRegionReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EsimSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EsimSettings'] = ResolversParentTypes['EsimSettings']> = {
  regions?: Resolver<ReadonlyArray<ResolversTypes['EsimRegionReference']>, ParentType, ContextType>;
};

export type ExtensionAccommodationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExtensionAccommodation'] = ResolversParentTypes['ExtensionAccommodation']> = {
  extensionAccommodationServiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioPackageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtensionBaseDateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExtensionBaseDate'] = ResolversParentTypes['ExtensionBaseDate']> = {
  dateNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type FamilyPackageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FamilyPackage'] = ResolversParentTypes['FamilyPackage']> = {
  accommodation?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  addons?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  capacitySettings?: Resolver<ResolversTypes['FamilyPackageCapacitySettings'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FamilyPackageCapacitySettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FamilyPackageCapacitySettings'] = ResolversParentTypes['FamilyPackageCapacitySettings']> = {
  ageGroupCapacities?: Resolver<ReadonlyArray<ResolversTypes['AgeGroupCapacity']>, ParentType, ContextType>;
  ageGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ageGroupIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  ageGroupedTotalCapacities?: Resolver<ReadonlyArray<ResolversTypes['AgeGroupedTotalCapacity']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partialOccupancyAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partialOccupancyAllowedAgeGroups?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  rangesAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalCapacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FileReference'] = ResolversParentTypes['FileReference']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilteredTravelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FilteredTravel'] = ResolversParentTypes['FilteredTravel']> = {
  accommodations?: Resolver<ReadonlyArray<ResolversTypes['ListingAccommodation']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dates?: Resolver<ReadonlyArray<ResolversTypes['ListingDate']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainImage?: Resolver<Maybe<ResolversTypes['ListingImage']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectToBooking?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  travelGuides?: Resolver<ReadonlyArray<ResolversTypes['TravelGuide']>, ParentType, ContextType>;
  travelType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  assetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InitBookingPaymentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InitBookingPaymentResult'] = ResolversParentTypes['InitBookingPaymentResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ListedAvailabilityStatusResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedAvailabilityStatus'] = ResolversParentTypes['ListedAvailabilityStatus']> = {
  isDefaultStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultWaitlistFallback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tenantSettings?: Resolver<ReadonlyArray<ResolversTypes['ListedAvailabilityStatusSettings']>, ParentType, ContextType>;
};

export type ListedAvailabilityStatusSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedAvailabilityStatusSettings'] = ResolversParentTypes['ListedAvailabilityStatusSettings']> = {
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitButtonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  switchToStatusInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['ListedTenant'], ParentType, ContextType>;
};

export type ListedTenantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListedTenant'] = ResolversParentTypes['ListedTenant']> = {
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingAccommodationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingAccommodation'] = ResolversParentTypes['ListingAccommodation']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingDateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingDate'] = ResolversParentTypes['ListingDate']> = {
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  includesExtension?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingHighlightResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingHighlight'] = ResolversParentTypes['ListingHighlight']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ListingImage'] = ResolversParentTypes['ListingImage']> = {
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Logo'] = ResolversParentTypes['Logo']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MandatorySettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MandatorySettings'] = ResolversParentTypes['MandatorySettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMandatory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['Rules']>, ParentType, ContextType>;
  useRules?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createTrackingConversion?: Resolver<ResolversTypes['TrackingConversion'], ParentType, ContextType, RequireFields<MutationCreateTrackingConversionArgs, 'input'>>;
  initBookingPayment?: Resolver<ResolversTypes['InitBookingPaymentResult'], ParentType, ContextType, RequireFields<MutationInitBookingPaymentArgs, 'input'>>;
  placeBooking?: Resolver<ResolversTypes['PlaceBookingResult'], ParentType, ContextType, RequireFields<MutationPlaceBookingArgs, 'json' | 'tenantId'>>;
};

export type OnlinePaymentConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OnlinePaymentConfig'] = ResolversParentTypes['OnlinePaymentConfig']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infoText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PackageContingentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PackageContingent'] = ResolversParentTypes['PackageContingent']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratioPackageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassportConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PassportConfig'] = ResolversParentTypes['PassportConfig']> = {
  passportOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonalAddonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonalAddon'] = ResolversParentTypes['PersonalAddon']> = {
  allowedAgeGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  calculationSettings?: Resolver<Maybe<ResolversTypes['CalculationSettings']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatorySettings?: Resolver<Maybe<ResolversTypes['MandatorySettings']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PersonalDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PersonalDiscount'] = ResolversParentTypes['PersonalDiscount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mandatorySettings?: Resolver<Maybe<ResolversTypes['MandatorySettings']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceBookingResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlaceBookingResult'] = ResolversParentTypes['PlaceBookingResult']> = {
  bookerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  confirmationMail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PricingBrandingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PricingBranding'] = ResolversParentTypes['PricingBranding']> = {
  logo?: Resolver<Maybe<ResolversTypes['Logo']>, ParentType, ContextType>;
  logoWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PricingVariantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PricingVariant'] = ResolversParentTypes['PricingVariant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transportTypeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProgrammeDay'] = ResolversParentTypes['ProgrammeDay']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overnight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allTravelAvailabilityStatus?: Resolver<ReadonlyArray<ResolversTypes['ListedAvailabilityStatus']>, ParentType, ContextType>;
  bestsellerTravels?: Resolver<ReadonlyArray<ResolversTypes['BestsellerTravel']>, ParentType, ContextType, RequireFields<QueryBestsellerTravelsArgs, 'tenantId'>>;
  packageContingents?: Resolver<ReadonlyArray<ResolversTypes['PackageContingent']>, ParentType, ContextType, RequireFields<QueryPackageContingentsArgs, 'dateId' | 'ratioTravelId'>>;
  ratioConfig?: Resolver<Maybe<ResolversTypes['RatioConfig']>, ParentType, ContextType, RequireFields<QueryRatioConfigArgs, 'id'>>;
  ratioSummary?: Resolver<Maybe<ResolversTypes['RatioSummary']>, ParentType, ContextType, RequireFields<QueryRatioSummaryArgs, 'clientState'>>;
  ratioTravel?: Resolver<Maybe<ResolversTypes['RatioTravel']>, ParentType, ContextType, RequireFields<QueryRatioTravelArgs, 'id'>>;
  serviceContingents?: Resolver<ReadonlyArray<ResolversTypes['ServiceContingent']>, ParentType, ContextType, RequireFields<QueryServiceContingentsArgs, 'dateId' | 'ratioTravelId'>>;
  tenant?: Resolver<Maybe<ResolversTypes['Tenant']>, ParentType, ContextType, RequireFields<QueryTenantArgs, 'id'>>;
  travel?: Resolver<Maybe<ResolversTypes['Travel']>, ParentType, ContextType, RequireFields<QueryTravelArgs, 'id' | 'tenantId'>>;
  travelFilter?: Resolver<ResolversTypes['TravelFilterResult'], ParentType, ContextType, RequireFields<QueryTravelFilterArgs, 'tenantId'>>;
};

export type QueryPartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QueryPart'] = ResolversParentTypes['QueryPart']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  minDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryReadingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['QueryReading'] = ResolversParentTypes['QueryReading']> = {
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNearest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['QueryPart']>, ParentType, ContextType>;
};

export type RatioCatalogBundleResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatioCatalogBundle'] = ResolversParentTypes['RatioCatalogBundle']> = {
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type RatioConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatioConfig'] = ResolversParentTypes['RatioConfig']> = {
  bargainConfig?: Resolver<Maybe<ResolversTypes['BargainConfig']>, ParentType, ContextType>;
  esimConfig?: Resolver<Maybe<ResolversTypes['EsimConfig']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RatioSummaryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatioSummary'] = ResolversParentTypes['RatioSummary']> = {
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['BookingPayment']>, ParentType, ContextType>;
};

export type RatioTravelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatioTravel'] = ResolversParentTypes['RatioTravel']> = {
  accommodationAddons?: Resolver<ReadonlyArray<ResolversTypes['AccommodationAddon']>, ParentType, ContextType>;
  accommodations?: Resolver<ReadonlyArray<ResolversTypes['Accommodation']>, ParentType, ContextType>;
  bookingAddons?: Resolver<ReadonlyArray<ResolversTypes['BookingAddon']>, ParentType, ContextType>;
  catalogCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectiveAddons?: Resolver<ReadonlyArray<ResolversTypes['CollectiveAddon']>, ParentType, ContextType>;
  dates?: Resolver<ReadonlyArray<ResolversTypes['TravelDate']>, ParentType, ContextType>;
  extensions?: Resolver<ReadonlyArray<ResolversTypes['RatioTravelExtension']>, ParentType, ContextType>;
  familyPackages?: Resolver<ReadonlyArray<ResolversTypes['FamilyPackage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personalAddons?: Resolver<ReadonlyArray<ResolversTypes['PersonalAddon']>, ParentType, ContextType>;
  personalDiscounts?: Resolver<ReadonlyArray<ResolversTypes['PersonalDiscount']>, ParentType, ContextType>;
  ratioCatalogBundle?: Resolver<Maybe<ResolversTypes['RatioCatalogBundle']>, ParentType, ContextType>;
  transportType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transportTypeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RatioTravelExtensionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RatioTravelExtension'] = ResolversParentTypes['RatioTravelExtension']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelExtension?: Resolver<Maybe<ResolversTypes['TravelExtension']>, ParentType, ContextType>;
  travelExtensionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoutePointResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RoutePoint'] = ResolversParentTypes['RoutePoint']> = {
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RulesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Rules'] = ResolversParentTypes['Rules']> = {
  accommodationAddons?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  accommodations?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  ageFilter?: Resolver<Maybe<ResolversTypes['AgeFilter']>, ParentType, ContextType>;
  ageGroups?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  checkAccommodationAddons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkAccommodationTypes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkAgeGroups?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkDateRange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkTravelDate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  familyPackages?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  travelDates?: Resolver<ReadonlyArray<ResolversTypes['TravelDateReference']>, ParentType, ContextType>;
  useAgeFilter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeoSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeoSettings'] = ResolversParentTypes['SeoSettings']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urlSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceContingentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ServiceContingent'] = ResolversParentTypes['ServiceContingent']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratioServiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialMediaSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SocialMediaSettings'] = ResolversParentTypes['SocialMediaSettings']> = {
  facebookUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagramUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TenantResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Tenant'] = ResolversParentTypes['Tenant']> = {
  cms?: Resolver<Maybe<ResolversTypes['TenantCms']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['TenantContent']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  onlinePaymentConfig?: Resolver<Maybe<ResolversTypes['OnlinePaymentConfig']>, ParentType, ContextType>;
};

export type TenantCmsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TenantCms'] = ResolversParentTypes['TenantCms']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['CmsCategory']>, ParentType, ContextType>;
  config?: Resolver<ResolversTypes['CmsConfig'], ParentType, ContextType>;
};

export type TenantContentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TenantContent'] = ResolversParentTypes['TenantContent']> = {
  bookingInsuranceInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  co2CompensationInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TenantReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TenantReference'] = ResolversParentTypes['TenantReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TourOperatorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TourOperator'] = ResolversParentTypes['TourOperator']> = {
  gtcPdf?: Resolver<Maybe<ResolversTypes['FileReference']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackingConversionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TrackingConversion'] = ResolversParentTypes['TrackingConversion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TravelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Travel'] = ResolversParentTypes['Travel']> = {
  availabilityStatus?: Resolver<Maybe<ResolversTypes['AvailabilityStatus']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListingDate']>>, ParentType, ContextType>;
  dayProgramme?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProgrammeDay']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  destinations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excludedServices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  fitness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Highlight']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Image']>>, ParentType, ContextType>;
  includedServices?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  minGroupSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricing?: Resolver<Maybe<ResolversTypes['TravelPricing']>, ParentType, ContextType>;
  routePoints?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoutePoint']>>, ParentType, ContextType>;
  seoSettings?: Resolver<ResolversTypes['SeoSettings'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  stays?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TravelStay']>>, ParentType, ContextType>;
  teaser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tenantSettings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TravelTenantSettings']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  travelGuides?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TravelGuide']>>, ParentType, ContextType>;
  travelType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TravelDateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelDate'] = ResolversParentTypes['TravelDate']> = {
  availabilityStatus?: Resolver<Maybe<ResolversTypes['AvailabilityStatus']>, ParentType, ContextType>;
  dateNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['TravelDateExtension']>, ParentType, ContextType>;
  extensionBaseDate?: Resolver<Maybe<ResolversTypes['ExtensionBaseDate']>, ParentType, ContextType>;
  extensions?: Resolver<ReadonlyArray<ResolversTypes['TravelDateExtension']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includesExtension?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  json?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType, Partial<TravelDateJsonArgs>>;
  places?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PackageContingent']>>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type TravelDateExtensionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelDateExtension'] = ResolversParentTypes['TravelDateExtension']> = {
  accommodationMapItems?: Resolver<ReadonlyArray<ResolversTypes['AccommodationMapItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelExtension?: Resolver<ResolversTypes['TravelExtension'], ParentType, ContextType>;
};

export type TravelDateReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelDateReference'] = ResolversParentTypes['TravelDateReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TravelExtensionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelExtension'] = ResolversParentTypes['TravelExtension']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  highlightIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  highlights?: Resolver<ReadonlyArray<ResolversTypes['Highlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TravelFilterCountsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelFilterCounts'] = ResolversParentTypes['TravelFilterCounts']> = {
  filteredTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TravelFilterGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelFilterGroup'] = ResolversParentTypes['TravelFilterGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['TravelFilterOption']>, ParentType, ContextType>;
};

export type TravelFilterOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelFilterOption'] = ResolversParentTypes['TravelFilterOption']> = {
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TravelFilterResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelFilterResult'] = ResolversParentTypes['TravelFilterResult']> = {
  counts?: Resolver<ResolversTypes['TravelFilterCounts'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['TravelFilterGroup']>, ParentType, ContextType>;
  reading?: Resolver<Maybe<ResolversTypes['QueryReading']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  travels?: Resolver<ReadonlyArray<ResolversTypes['FilteredTravel']>, ParentType, ContextType, Partial<TravelFilterResultTravelsArgs>>;
};

export type TravelGuideResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelGuide'] = ResolversParentTypes['TravelGuide']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TravelPricingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelPricing'] = ResolversParentTypes['TravelPricing']> = {
  ageGroupSettings?: Resolver<ResolversTypes['AgeGroupSettings'], ParentType, ContextType>;
  bargainSettings?: Resolver<Maybe<ResolversTypes['BargainSettings']>, ParentType, ContextType>;
  branding?: Resolver<Maybe<ResolversTypes['PricingBranding']>, ParentType, ContextType>;
  customDataConfig?: Resolver<Maybe<ResolversTypes['CustomDataConfig']>, ParentType, ContextType>;
  esimSettings?: Resolver<Maybe<ResolversTypes['EsimSettings']>, ParentType, ContextType>;
  isTravelDocumentationAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passportConfig?: Resolver<Maybe<ResolversTypes['PassportConfig']>, ParentType, ContextType>;
  tourOperator?: Resolver<Maybe<ResolversTypes['TourOperator']>, ParentType, ContextType>;
  travels?: Resolver<ReadonlyArray<ResolversTypes['PricingVariant']>, ParentType, ContextType>;
};

export type TravelStayResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelStay'] = ResolversParentTypes['TravelStay']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TravelTenantSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TravelTenantSettings'] = ResolversParentTypes['TravelTenantSettings']> = {
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  onlineStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectToBooking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  tenant?: Resolver<ResolversTypes['ListedTenant'], ParentType, ContextType>;
  useTiming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Accommodation?: AccommodationResolvers<ContextType>;
  AccommodationAddon?: AccommodationAddonResolvers<ContextType>;
  AccommodationMapItem?: AccommodationMapItemResolvers<ContextType>;
  Addon?: AddonResolvers<ContextType>;
  AgeFilter?: AgeFilterResolvers<ContextType>;
  AgeGroup?: AgeGroupResolvers<ContextType>;
  AgeGroupCapacity?: AgeGroupCapacityResolvers<ContextType>;
  AgeGroupService?: AgeGroupServiceResolvers<ContextType>;
  AgeGroupSettings?: AgeGroupSettingsResolvers<ContextType>;
  AgeGroupedTotalCapacity?: AgeGroupedTotalCapacityResolvers<ContextType>;
  AvailabilityStatus?: AvailabilityStatusResolvers<ContextType>;
  AvailabilityStatusTenantSettings?: AvailabilityStatusTenantSettingsResolvers<ContextType>;
  BargainConfig?: BargainConfigResolvers<ContextType>;
  BargainSettings?: BargainSettingsResolvers<ContextType>;
  BargainTier?: BargainTierResolvers<ContextType>;
  BestsellerTravel?: BestsellerTravelResolvers<ContextType>;
  BookingAddon?: BookingAddonResolvers<ContextType>;
  BookingPayment?: BookingPaymentResolvers<ContextType>;
  CalculationSettings?: CalculationSettingsResolvers<ContextType>;
  CapacitySettings?: CapacitySettingsResolvers<ContextType>;
  CmsCategory?: CmsCategoryResolvers<ContextType>;
  CmsConfig?: CmsConfigResolvers<ContextType>;
  CmsPage?: CmsPageResolvers<ContextType>;
  CmsPageReference?: CmsPageReferenceResolvers<ContextType>;
  CollectiveAddon?: CollectiveAddonResolvers<ContextType>;
  ContactBlockSettings?: ContactBlockSettingsResolvers<ContextType>;
  CustomDataConfig?: CustomDataConfigResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  CustomFieldOption?: CustomFieldOptionResolvers<ContextType>;
  CustomFieldVisibility?: CustomFieldVisibilityResolvers<ContextType>;
  CustomForm?: CustomFormResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EsimConfig?: EsimConfigResolvers<ContextType>;
  EsimRegion?: EsimRegionResolvers<ContextType>;
  EsimRegionReference?: EsimRegionReferenceResolvers<ContextType>;
  EsimSettings?: EsimSettingsResolvers<ContextType>;
  ExtensionAccommodation?: ExtensionAccommodationResolvers<ContextType>;
  ExtensionBaseDate?: ExtensionBaseDateResolvers<ContextType>;
  FamilyPackage?: FamilyPackageResolvers<ContextType>;
  FamilyPackageCapacitySettings?: FamilyPackageCapacitySettingsResolvers<ContextType>;
  FileReference?: FileReferenceResolvers<ContextType>;
  FilteredTravel?: FilteredTravelResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InitBookingPaymentResult?: InitBookingPaymentResultResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  ListedAvailabilityStatus?: ListedAvailabilityStatusResolvers<ContextType>;
  ListedAvailabilityStatusSettings?: ListedAvailabilityStatusSettingsResolvers<ContextType>;
  ListedTenant?: ListedTenantResolvers<ContextType>;
  ListingAccommodation?: ListingAccommodationResolvers<ContextType>;
  ListingDate?: ListingDateResolvers<ContextType>;
  ListingHighlight?: ListingHighlightResolvers<ContextType>;
  ListingImage?: ListingImageResolvers<ContextType>;
  Logo?: LogoResolvers<ContextType>;
  MandatorySettings?: MandatorySettingsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OnlinePaymentConfig?: OnlinePaymentConfigResolvers<ContextType>;
  PackageContingent?: PackageContingentResolvers<ContextType>;
  PassportConfig?: PassportConfigResolvers<ContextType>;
  PersonalAddon?: PersonalAddonResolvers<ContextType>;
  PersonalDiscount?: PersonalDiscountResolvers<ContextType>;
  PlaceBookingResult?: PlaceBookingResultResolvers<ContextType>;
  PricingBranding?: PricingBrandingResolvers<ContextType>;
  PricingVariant?: PricingVariantResolvers<ContextType>;
  ProgrammeDay?: ProgrammeDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueryPart?: QueryPartResolvers<ContextType>;
  QueryReading?: QueryReadingResolvers<ContextType>;
  RatioCatalogBundle?: RatioCatalogBundleResolvers<ContextType>;
  RatioConfig?: RatioConfigResolvers<ContextType>;
  RatioSummary?: RatioSummaryResolvers<ContextType>;
  RatioTravel?: RatioTravelResolvers<ContextType>;
  RatioTravelExtension?: RatioTravelExtensionResolvers<ContextType>;
  RoutePoint?: RoutePointResolvers<ContextType>;
  Rules?: RulesResolvers<ContextType>;
  SeoSettings?: SeoSettingsResolvers<ContextType>;
  ServiceContingent?: ServiceContingentResolvers<ContextType>;
  SocialMediaSettings?: SocialMediaSettingsResolvers<ContextType>;
  Tenant?: TenantResolvers<ContextType>;
  TenantCms?: TenantCmsResolvers<ContextType>;
  TenantContent?: TenantContentResolvers<ContextType>;
  TenantReference?: TenantReferenceResolvers<ContextType>;
  TourOperator?: TourOperatorResolvers<ContextType>;
  TrackingConversion?: TrackingConversionResolvers<ContextType>;
  Travel?: TravelResolvers<ContextType>;
  TravelDate?: TravelDateResolvers<ContextType>;
  TravelDateExtension?: TravelDateExtensionResolvers<ContextType>;
  TravelDateReference?: TravelDateReferenceResolvers<ContextType>;
  TravelExtension?: TravelExtensionResolvers<ContextType>;
  TravelFilterCounts?: TravelFilterCountsResolvers<ContextType>;
  TravelFilterGroup?: TravelFilterGroupResolvers<ContextType>;
  TravelFilterOption?: TravelFilterOptionResolvers<ContextType>;
  TravelFilterResult?: TravelFilterResultResolvers<ContextType>;
  TravelGuide?: TravelGuideResolvers<ContextType>;
  TravelPricing?: TravelPricingResolvers<ContextType>;
  TravelStay?: TravelStayResolvers<ContextType>;
  TravelTenantSettings?: TravelTenantSettingsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = unknown> = {
  default?: DefaultDirectiveResolver<any, any, ContextType>;
  failsParent?: FailsParentDirectiveResolver<any, any, ContextType>;
  richText?: RichTextDirectiveResolver<any, any, ContextType>;
  singleLine?: SingleLineDirectiveResolver<any, any, ContextType>;
  webAddress?: WebAddressDirectiveResolver<any, any, ContextType>;
};
