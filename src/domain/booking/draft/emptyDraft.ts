import { NO_PAYMENT, NO_SUBMISSION } from './checkout.ts'
import { NOTHING_CHOSEN } from './choices.ts'
import { BOOKING_VERSION, type BookingDraft } from './draft.ts'
import { initialOf } from './field.ts'
import { optionFields } from './options.ts'
import { choiceFields, contactFields, personFields, type Baby, type Contact, type Traveller } from './person.ts'

/** Entry point when coming from the page of the travel (rule 2.4.1). */
const DEFAULT_ENTRY_POINT = 'travelPage'

/** A draft without any decision. */
export function emptyDraft(travelId: string, entryPoint = DEFAULT_ENTRY_POINT): BookingDraft {
  return {
    version: BOOKING_VERSION,
    entryPoint,
    travelId,
    currentStep: -1,
    sentEvents: [],
    lastActivityTimestamp: null,
    snapshot: null,
    pricingTravelId: null,
    date: null,
    isUpgradedToExtension: false,
    extensionDowngradeDate: null,
    switchedToWaitlistFallback: false,
    travellers: [],
    babies: [],
    travellerRemarks: '',
    billingAddress: null,
    billingAddressForcedDueToMinorAge: false,
    arePeopleRemembered: false,
    arePeopleForgotten: false,
    ...NOTHING_CHOSEN,
    familyInsurance: null,
    travelDocuments: 'electronic',
    co2compensation: false,
    customData: { booking: {}, travellers: [] },
    summary: null,
    premiumsKey: null,
    summaryLoadingError: 0,
    payment: { ...NO_PAYMENT, type: 'invoice' },
    submission: NO_SUBMISSION,
    bookingRemarks: '',
    ...initialOf(optionFields),
    fatalError: null,
  }
}

/** Contact data without any input. */
export function emptyContact(): Contact {
  return initialOf(contactFields)
}

/** A baby without any input. */
export function emptyBaby(): Baby {
  return { ...emptyContact(), ...initialOf(personFields), passport: null }
}

/** A traveller without choices who shares the address of traveller 0. */
export function emptyTraveller(): Traveller {
  return { ...emptyBaby(), ...initialOf(choiceFields) }
}
